import { messageData, NICE_NO_THREAD, niceFrame, niceSocket } from '@hearthline/rules/chat/nice.ts';
import { randomUUID } from 'node:crypto';
import type { CallOptions } from '../../wire/result.ts';
import type { VendorLine, VendorPass } from '../port.ts';

type Message = {
  readonly messageContent?: { readonly text?: string; readonly payload?: { readonly text?: string } };
  readonly idOnExternalPlatform?: string;
  readonly direction?: string;
  readonly authorUser?: { readonly isBotUser?: boolean } | null;
  readonly attachments?: readonly { readonly friendlyName?: string }[];
};
type Heard = {
  readonly eventId?: string;
  readonly postback?: { readonly data?: { readonly messages?: readonly Message[] } };
  readonly error?: { readonly errorCode?: string };
  readonly data?: { readonly message?: Message; readonly s3Object?: { readonly url: string } };
};

/** Milliseconds for everything together. */
const WITHIN_MS = 10_000;

type Ask = (action: 'register' | 'chatWindowEvent', eventType: string, data: object, stored?: string) => Promise<Heard>;
/** What was done, or the reason why it could not be. */
type Done<T> = { readonly data: T } | { readonly reason: string };

/** Does something as a guest of NICE, over the gateway that pages write to: its API reads and takes no message of a chat channel that could be confirmed. */
async function asGuest<T>(guest: VendorPass, { signal }: CallOptions, run: (ask: Ask, found: Heard) => Promise<Done<T>>): Promise<Done<T>> {
  const ends = AbortSignal.any([AbortSignal.timeout(WITHIN_MS), ...(signal ? [signal] : [])]);
  let socket: WebSocket | undefined;
  try {
    const opened = new WebSocket(niceSocket(guest));
    socket = opened;
    const { promise: ended, reject } = Promise.withResolvers<never>();
    ended.catch(() => undefined);
    ends.addEventListener('abort', () => reject(new Error('TIMEOUT')), { once: true });
    opened.addEventListener('close', () => reject(new Error('NETWORK')));
    opened.addEventListener('error', () => reject(new Error('NETWORK')));
    const waiting = new Map<string, (heard: Heard) => void>();
    const hear = (text: string): void => {
      const heard = JSON.parse(text) as Heard;
      const large = heard.data?.s3Object?.url;
      if (large !== undefined) {
        fetch(large, { signal: ends, redirect: 'error' })
          .then(async (reply) => hear(await reply.text()))
          .catch(reject);
        return;
      }
      waiting.get(heard.eventId ?? '')?.(heard);
      waiting.get(heard.data?.message?.idOnExternalPlatform?.toLowerCase() ?? '')?.(heard);
    };
    opened.addEventListener('message', ({ data }) => hear(String(data)));
    /** The reply to a frame; for a message, that it is told as stored. */
    const ask: Ask = async (action, eventType, data, stored) => {
      const eventId = randomUUID();
      const { promise, resolve } = Promise.withResolvers<Heard>();
      waiting.set(eventId, resolve);
      if (stored !== undefined) waiting.set(stored.toLowerCase(), resolve);
      opened.send(JSON.stringify(niceFrame(guest, action, eventType, data, eventId)));
      return Promise.race([promise, ended]);
    };
    await Promise.race([new Promise((resolve) => opened.addEventListener('open', resolve)), ended]);
    const known = await ask('register', 'AuthorizeConsumer', { authorization: { authorizationCode: '' } });
    if (known.error) return { reason: 'UNAUTHORIZED' };
    const found = await ask('chatWindowEvent', 'RecoverThread', { thread: { idOnExternalPlatform: guest.channelId } });
    if (found.error && found.error.errorCode !== NICE_NO_THREAD) return { reason: 'REQUEST_REFUSED' };
    return await run(ask, found);
  } catch (error) {
    return { reason: error instanceof Error ? error.message : 'NETWORK' };
  } finally {
    socket?.close();
  }
}

/**
 * Writes what was said before as the first message of a guest's thread, under the id of the thread. A thread that is there has its first message: nothing is
 * written twice.
 */
export const writeFirst = async (guest: VendorPass, text: string, options: CallOptions): Promise<Done<null>> =>
  asGuest(guest, options, async (ask, found) => {
    if (!found.error) return { data: null };
    const message = messageData({ idOnExternalPlatform: guest.channelId }, guest.channelId, text, []);
    const told = await ask('chatWindowEvent', 'SendMessage', message, guest.channelId);
    return told.error ? { reason: 'REQUEST_REFUSED' } : { data: null };
  });

const lineOf = (channelId: string, { idOnExternalPlatform: id, messageContent: content, attachments = [], ...of }: Message): VendorLine => {
  const isGuests = of.direction === 'inbound' && id?.toLowerCase() !== channelId.toLowerCase();
  return {
    author: isGuests ? 'VISITOR' : of.authorUser && of.authorUser.isBotUser !== true ? 'AGENT' : 'PROGRAM',
    body: [content?.payload?.text ?? content?.text ?? '', ...attachments.map(({ friendlyName }) => `[${friendlyName ?? 'file'}]`)]
      .filter(Boolean)
      .join(' '),
  };
};

/** The latest of a guest's thread, in its order: one page, as NICE gives them. */
export const readThread = async (guest: VendorPass, options: CallOptions): Promise<Done<readonly VendorLine[]>> =>
  asGuest(guest, options, async (_, { error, postback }) => {
    if (error) return { data: [] };
    const messages = postback?.data?.messages;
    return messages ? { data: messages.map((one) => lineOf(guest.channelId, one)).reverse() } : { reason: 'ANSWER_TOO_LARGE' };
  });
