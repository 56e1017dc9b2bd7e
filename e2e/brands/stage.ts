/** The product with all its lenders on one database, and everything that it answers or sends noted as a surface of the lender at work. */
import type { Lender } from '@hearthline/orgs/schema.ts';
import { readPdf } from '@hearthline/documents/testing/read-pdf.ts';
import sharp from 'sharp';
import { startAtNoon, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { ENVIRONMENT } from '@hearthline/server/config/env.ts';
import { seedLenders } from '@hearthline/server/config/lenders.ts';
import { pageDataFor } from '@hearthline/server/organizations/page-data.ts';
import type { WebContext } from '@hearthline/server/web/context.ts';
import type { Sites } from './identifiers.ts';
import type { Surface } from './search.ts';
import { SERVED } from './served.ts';
import { sitesBelow } from './sites.ts';

/** A request with this header fails inside the product, with a message that names every lender. */
const FAULT = 'x-planted-fault';
/** Where the product of a run says that it is served. */
export const PUBLIC_URL = 'http://localhost:4000';

type Headers = Readonly<Record<string, string | number | readonly string[] | undefined>>;
type Reply = { readonly statusCode: number; readonly headers: Headers; readonly rawPayload: Buffer; readonly json: () => unknown };
type Sent = {
  readonly method?: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: object;
};

export type Stage = {
  readonly product: TestLender;
  readonly sites: Sites;
  /** Whose pages are asked for from now on: requests go to the host of this lender. */
  readonly of: (lender: Lender | null) => void;
  /** A reply at the host of the lender at work, as text; a PDF in its words. */
  readonly get: (url: string, headers?: Readonly<Record<string, string>>) => Promise<{ readonly status: number; readonly text: string }>;
  readonly post: (url: string, body: object, headers?: Readonly<Record<string, string>>) => Promise<{ readonly body: unknown }>;
  /** Notes what was made by a call of the product's own code. */
  readonly show: (name: string, text: string) => void;
  /** Waits until what was answered is read. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
};
/** Ids and numbers of an address, which differ from lender to lender. */
const plainUrl = (url: string): string => url.replace(/\?.*/, '').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}');
const typeOf = ({ headers }: Reply): string => String(headers['content-type'] ?? '');
const TEXTS = /json|text|xml|javascript|svg|yaml/;
/** Files of bytes that say nothing of a lender: letters of a family, and the icon without colors of its own. */
const WORDLESS = /font|octet-stream/;

/** What a PDF says and where it leads; a word that a line ends within is whole again. */
export async function wordsOfPdf(bytes: Buffer): Promise<string> {
  const { text, title, links } = await readPdf(bytes);
  return [title, text.replaceAll(/(?<=\w-)\s+(?=\w)/g, ''), ...links.map(({ href }) => href)].join('\n');
}

/** Least share of a picture that a color covers: smaller ones are where two colors meet. */
const LEAST_COVER = 0.01;

/** The colors of a picture, as its pixels have them. */
export async function colorsOf(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).flatten().raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, at) =>
    data.subarray(at * info.channels, at * info.channels + 3).toString('hex'),
  );
  const counts = Map.groupBy(pixels, (color) => color);
  return [...counts].flatMap(([color, all]) => (all.length < pixels.length * LEAST_COVER ? [] : [`#${color}`])).join(' ');
}

async function textOf(type: string, bytes: Buffer): Promise<string | null> {
  if (type.includes('pdf')) {
    return wordsOfPdf(bytes);
  }
  if (type.includes('png')) return colorsOf(bytes);
  if (type === '' || TEXTS.test(type)) return bytes.toString('utf8');
  if (WORDLESS.test(type)) return null;
  throw new Error(`Nothing reads ${type}: what it says is not searched`);
}

/** Everything that an object of functions is called with. */
function watched<T extends object>(port: T, name: string, show: Stage['show']): T {
  return new Proxy(port, {
    get: (target, member, receiver) => {
      const value: unknown = Reflect.get(target, member, receiver);
      if (typeof value !== 'function') return value;
      return (...given: readonly unknown[]): unknown => {
        show(`vendor ${name}.${String(member)}`, JSON.stringify(given));
        return Reflect.apply(value, target, given);
      };
    },
  });
}

/**
 * Starts it. `told` gets each surface once it is made.
 * @param named what the message of a planted fault says
 */
export async function openStage(told: (surface: Surface) => void, named: string, clientFolder: string | null): Promise<Stage> {
  const made: { ctx?: WebContext } = {};
  const limits = Object.keys(ENVIRONMENT.shape).filter((name) => name.startsWith('THROTTLE_'));
  const product = await testLender({
    env: { ...Object.fromEntries(limits.map((name) => [name, '1000000'])), UNKNOWN_HOST: 'neutral' },
    clientFolder,
    lenders: { now: () => SERVED },
    pageData: async (request) => {
      if (request.headers[FAULT]) throw new Error(`A fault that names ${named}`);
      if (!made.ctx) throw new Error('A page was asked for too early');
      return pageDataFor(made.ctx)(request);
    },
  });
  made.ctx = product.ctx;
  await startAtNoon(product);
  await seedLenders(product.ctx.pool, SERVED.all, product.ctx.clock.now());
  const sites = sitesBelow(PUBLIC_URL);
  let lender: Lender | null = null;
  const reading: Promise<void>[] = [];
  const show: Stage['show'] = (name, text) => {
    if (lender) told({ orgCode: lender.orgCode, name, text });
  };
  for (const [name, vendors] of Object.entries(product.ctx.providers.clients))
    for (const [vendor, client] of Object.entries(vendors)) Object.assign(vendors, { [vendor]: watched(client, name, show) });

  const send = product.app.inject.bind(product.app) as (options: Sent) => Promise<Reply>;
  const note = async (of: Lender | null, options: Sent, reply: Reply) => {
    const { method = 'GET', url: at } = options;
    const type = typeOf(reply);
    const text = await textOf(type, reply.rawPayload);
    // What the sandbox tells is about every lender; no lender sees it.
    if (of === null || text === null || at.startsWith('/sandbox/')) return;
    const kind = type.includes('image')
      ? 'picture'
      : type.includes('html')
        ? 'page'
        : type.includes('pdf')
          ? 'pdf'
          : at.startsWith('/desk')
            ? 'desk'
            : 'reply';
    const headers = Object.entries(reply.headers).map(([name, value]) => `${name}: ${String(value)}`);
    const name = `${kind} ${method} ${plainUrl(at)} ${reply.statusCode}`;
    // A host that no lender has is nobody's: each lender that is named there is a leak.
    const orgCode = (options.headers?.['host'] ?? '').endsWith('.invalid') ? '' : of.orgCode;
    told({ orgCode, name, text: `${headers.join('\n')}\n\n${text}` });
  };
  const inject = async (options: Sent) => {
    const of = lender;
    const { host = 'localhost' } = options.headers ?? {};
    const own = of === null || host !== 'localhost' ? host : new URL(sites(of).origin).host;
    const reply = await send({ ...options, headers: { ...options.headers, host: own } });
    reading.push(note(of, options, reply));
    return reply;
  };
  Object.assign(product.app, { inject });

  return {
    product,
    sites,
    show,
    of: (next) => {
      lender = next;
    },
    get: async (url, headers = {}) => {
      const reply = await inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } });
      const text = await textOf(typeOf(reply), reply.rawPayload);
      return { status: reply.statusCode, text: text ?? '' };
    },
    post: async (url, body, headers = {}) => {
      const reply = await inject({ method: 'POST', url, headers: { host: 'localhost', ...headers }, payload: body });
      return { body: typeOf(reply).includes('json') ? reply.json() : null };
    },
    settled: async () => {
      await Promise.all(reading.splice(0));
    },
    close: product.close,
  };
}
export const WITH_FAULT = { [FAULT]: '1' };
