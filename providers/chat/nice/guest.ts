import { messageData, NICE_NO_THREAD, niceFrame, niceSocket } from '@hearthline/rules/chat/nice.ts';
import { randomUUID } from 'node:crypto';
import type { CallOptions } from '../../wire/result.ts';
import type { VendorPass } from '../port.ts';

type Heard = {
  readonly eventId?: string;
  readonly error?: { readonly errorCode?: string };
  readonly data?: { readonly message?: { readonly idOnExternalPlatform?: string } };
};

/** Milliseconds for everything together. */
const WITHIN_MS = 10_000;

/**
 * Writes what was said before as the first message of a guest's thread, over the gateway that pages write to: NICE's API takes no message for a chat channel.
 * The message has the id of its thread. A thread that is there has its first message: nothing is written twice. Answers a reason where it could not be written.
 */
export async function writeFirst(guest: VendorPass, text: string, { signal }: CallOptions): Promise<string | null> {
  const ends = AbortSignal.any([AbortSignal.timeout(WITHIN_MS), ...(signal ? [signal] : [])]);
  const thread = { idOnExternalPlatform: guest.channelId };
  let socket: WebSocket | undefined;
  try {
    const opened = new WebSocket(niceSocket(guest));
    socket = opened;
    const { promise: ended, reject } = Promise.withResolvers<never>();
    ends.addEventListener('abort', () => reject(new Error('TIMEOUT')), { once: true });
    opened.addEventListener('close', () => reject(new Error('NETWORK')));
    opened.addEventListener('error', () => reject(new Error('NETWORK')));
    const waiting = new Map<string, (heard: Heard) => void>();
    opened.addEventListener('message', ({ data }) => {
      const heard = JSON.parse(String(data)) as Heard;
      waiting.get(heard.eventId ?? '')?.(heard);
      waiting.get(heard.data?.message?.idOnExternalPlatform?.toLowerCase() ?? '')?.(heard);
    });
    /** The reply to a frame; for a message, that it is told as stored. */
    const ask = async (action: 'register' | 'chatWindowEvent', eventType: string, data: object, stored?: string): Promise<Heard> => {
      const eventId = randomUUID();
      const { promise, resolve } = Promise.withResolvers<Heard>();
      waiting.set(eventId, resolve);
      if (stored !== undefined) waiting.set(stored.toLowerCase(), resolve);
      opened.send(JSON.stringify(niceFrame(guest, action, eventType, data, eventId)));
      return Promise.race([promise, ended]);
    };
    await Promise.race([new Promise((resolve) => opened.addEventListener('open', resolve)), ended]);
    const known = await ask('register', 'AuthorizeConsumer', { authorization: { authorizationCode: '' } });
    if (known.error) return 'UNAUTHORIZED';
    const found = await ask('chatWindowEvent', 'RecoverThread', { thread });
    if (!found.error) return null;
    if (found.error.errorCode !== NICE_NO_THREAD) return 'REQUEST_REFUSED';
    const told = await ask('chatWindowEvent', 'SendMessage', messageData(thread, guest.channelId, text, []), guest.channelId);
    return told.error ? 'REQUEST_REFUSED' : null;
  } catch (error) {
    return error instanceof Error ? error.message : 'NETWORK';
  } finally {
    socket?.close();
  }
}
