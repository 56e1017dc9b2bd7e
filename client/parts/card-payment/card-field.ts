/** Where the vendor's card field comes from. */
import type { Reply } from '@hearthline/web/api/operation.ts';
export type CardSource = NonNullable<Reply<'valuation-get'>['appraisal']['field']>;
/** What the vendor gives for a typed card: a token that is used once. The number itself never reaches this page. */
export type CardToken = { readonly token: string; readonly brand: string; readonly last4: string };

/** The card was not taken by the field: `message` says what is wrong with it. */
export class CardProblem extends Error {}

/** A card field in a page: its token on request. */
export type CardField = { readonly tokenize: () => Promise<CardToken>; readonly remove: () => void };
type Events = { readonly ready: () => void; readonly sized: (height: number) => void };

/** Milliseconds within which a card field answers. */
const PATIENCE = 15_000;

/** The simulator's page in a frame: messages go to and come from its origin only. */
function framedField(frame: HTMLIFrameElement, url: string, { ready, sized }: Events): CardField {
  const { origin } = new URL(url);
  const asked = new Map<string, PromiseWithResolvers<CardToken>>();
  const heard = ({ origin: from, source, data }: MessageEvent<Record<string, unknown> | null>): void => {
    if (from !== origin || source !== frame.contentWindow || data?.['source'] !== 'card-field') return;
    if (data['type'] === 'ready') ready();
    if (data['type'] === 'size' && typeof data['height'] === 'number') sized(Math.min(900, data['height']));
    const waiting = asked.get(String(data['ask']));
    if (data['type'] === 'token')
      waiting?.resolve({ token: String(data['token']), brand: String(data['brand']), last4: String(data['last4']) });
    if (data['type'] === 'refused') waiting?.reject(new CardProblem(String(data['message'])));
  };
  window.addEventListener('message', heard);
  frame.src = `${url}?parent=${encodeURIComponent(window.location.origin)}`;
  return {
    async tokenize() {
      const ask = crypto.randomUUID();
      const waiting = Promise.withResolvers<CardToken>();
      asked.set(ask, waiting);
      const timer = setTimeout(() => waiting.reject(new Error('The card field does not answer')), PATIENCE);
      frame.contentWindow?.postMessage({ source: 'card-field-owner', type: 'tokenize', ask }, origin);
      return waiting.promise.finally(() => {
        clearTimeout(timer);
        asked.delete(ask);
      });
    },
    remove: () => window.removeEventListener('message', heard),
  };
}

/** The parts of the vendor's script that are used here. */
type VendorElement = { mount: (box: HTMLElement) => void; on: (event: 'ready', heard: () => void) => void; destroy: () => void };
type VendorAnswer = { token?: { id: string; card?: { brand: string; last4: string } }; error?: { message?: string } };
type VendorScript = (key: string) => {
  elements: () => { create: (kind: 'card', options: object) => VendorElement };
  createToken: (element: VendorElement) => Promise<VendorAnswer>;
};
const scripts = new Map<string, Promise<VendorScript>>();

/** Loads the vendor's script once, when a card is first asked for; after a failure it is tried again. */
function vendorScript(url: string): Promise<VendorScript> {
  const known = scripts.get(url);
  if (known) return known;
  const { promise, resolve, reject } = Promise.withResolvers<VendorScript>();
  const fail = (): void => {
    scripts.delete(url);
    reject(new Error('The card script was not loaded'));
  };
  const tag = Object.assign(document.createElement('script'), { src: url, async: true });
  tag.addEventListener('load', () => {
    const loaded = (window as { Stripe?: VendorScript }).Stripe;
    if (loaded) resolve(loaded);
    else fail();
  });
  tag.addEventListener('error', fail);
  document.head.append(tag);
  scripts.set(url, promise);
  return promise;
}

async function scriptedField(box: HTMLElement, url: string, publishableKey: string, { ready }: Events): Promise<CardField> {
  const vendor = (await vendorScript(url))(publishableKey);
  const element = vendor.elements().create('card', { style: { base: { fontSize: '16px' } } });
  element.on('ready', ready);
  element.mount(box);
  return {
    async tokenize() {
      const { token, error } = await vendor.createToken(element);
      if (!token) throw new CardProblem(error?.message ?? 'Please check your card');
      return { token: token.id, brand: token.card?.brand ?? '', last4: token.card?.last4 ?? '' };
    },
    remove: () => element.destroy(),
  };
}

/**
 * Puts the vendor's card field into the page: with a publishable key its script makes it in `box`; without, the page at `url` is shown in `frame`,
 * which is the simulator's.
 */
export async function openCardField(
  { url, publishableKey }: { readonly url: string; readonly publishableKey: string | null },
  { frame, box }: { readonly frame: HTMLIFrameElement | null; readonly box: HTMLElement },
  events: Events,
): Promise<CardField> {
  if (publishableKey !== null) return scriptedField(box, url, publishableKey, events);
  if (frame === null) throw new Error('The card field has no frame');
  return framedField(frame, url, events);
}
