/**
 * Where NICE's digital chat is reached. Each region has an API, a gateway of sockets and a store of files, whose hosts differ in one word
 * (help.nicecxone.com, Digital Chat Web SDK: environments).
 */
export const NICE_ADDRESS = 'https://api-de-na1.niceincontact.com';

const API = '//api-de-';

/** The origins that a page uses at an address of the API; any other address than NICE's own is all three. */
export function niceOrigins(address: string | null): { readonly sockets: string; readonly files: string } {
  const at = new URL(address ?? NICE_ADDRESS).origin;
  return { sockets: at.replace(API, '//chat-gateway-de-').replace(/^http/, 'ws'), files: at.replace(API, '//channels-de-') };
}

const EMPTY_FINGERPRINT = {
  browser: '',
  browserVersion: '',
  country: '',
  ip: '',
  language: '',
  location: '',
  os: '',
  osVersion: '',
} as const;

/** A file of a message, where the gateway has stored it. */
export type Attachment = { readonly url: string; readonly friendlyName: string; readonly mimeType: string };

/** What a message of a guest consists of. */
export const messageData = (
  thread: { readonly idOnExternalPlatform: string },
  key: string,
  text: string,
  attachments: readonly Attachment[],
): object => ({
  thread: { ...thread, threadName: '' },
  idOnExternalPlatform: key,
  messageContent: { type: 'TEXT', payload: { text, elements: [] } },
  attachments,
  browserFingerprint: EMPTY_FINGERPRINT,
  consumer: { customFields: [] },
  consumerContact: { customFields: [] },
});

/** Who writes to a chat channel: what a pass for NICE says of them. */
type Guest = {
  readonly userId: string;
  /** Their name. */
  readonly userToken: string;
  /** Brand and channel, joined by a colon. */
  readonly publicKey: string;
  readonly address: string | null;
};

/** The address of the gateway for a guest. */
export function niceSocket({ publicKey, userId, address }: Guest): string {
  const [brand = '', channelId = ''] = publicKey.split(':');
  return `${niceOrigins(address).sockets}?${new URLSearchParams({ brand, channelId, customerId: userId })}`;
}

/** A frame of a guest for the gateway: `register` makes the guest known, `chatWindowEvent` is all else. */
export function niceFrame(
  { publicKey, userId, userToken }: Guest,
  action: 'register' | 'chatWindowEvent',
  eventType: string,
  data: object,
  eventId: string,
) {
  const [brand = '', channel = ''] = publicKey.split(':');
  const [firstName = '', ...lastName] = userToken.split(' ');
  const consumerIdentity = { idOnExternalPlatform: userId, firstName, lastName: lastName.join(' ') };
  const id = /^\d+$/.test(brand) ? Number(brand) : brand;
  return { action, eventId, payload: { eventType, brand: { id }, channel: { id: channel }, consumerIdentity, data } };
}

/** Refusal of the gateway for a thread that is not there: one in which nothing was written. */
export const NICE_NO_THREAD = 'RecoveringThreadFailed';
