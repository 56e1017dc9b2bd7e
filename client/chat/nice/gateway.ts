import type { page as pageOfBrowser } from '@hearthline/web/live/page.ts';
import { niceFrame, niceSocket } from '@hearthline/rules/chat/nice.ts';
import { keepSocket, type OpenWire } from '../embedded/socket.ts';
import type { Connection } from '../port.ts';
import type { Pass } from '../vendor/link.ts';
import { NiceError, type NiceFrame } from './frames.ts';
import { deferred, type Waiting, within } from './waiting.ts';

export type NicePlan = {
  readonly fetch: typeof globalThis.fetch;
  readonly openSocket: OpenWire;
  readonly page: Pick<typeof pageOfBrowser, 'onChange' | 'isOnline' | 'isVisible'>;
};

type GatewayPlan = NicePlan & {
  /** The pass that is shown with each connection. */
  readonly pass: () => Pass;
  readonly renew: () => Promise<unknown>;
  /** What is not a reply. */
  readonly onEvent: (frame: NiceFrame) => void;
  /** The guest is known to the gateway: what was missed can be asked for. */
  readonly onKnown: () => void;
  readonly onConnection: (connection: Exclude<Connection, 'connected'>) => void;
};

export type Gateway = {
  /**
   * Asks under an id of its own, once the guest is known. Resolves with the data of the reply, or when what was asked for is seen to be done.
   * @throws NiceError for a refusal
   */
  readonly ask: (eventType: string, data: object, done?: Promise<void>) => Promise<unknown>;
  /** Tells without waiting; nothing while the connection is lost. */
  readonly tell: (eventType: string, data: object) => void;
  readonly close: () => void;
};

/** Keeps a guest's connection to the gateway, makes the guest known on each, and brings replies to what asked for them. */
export function openGateway({ fetch, openSocket, page, pass, renew, onEvent, onKnown, onConnection }: GatewayPlan): Gateway {
  const waiting = new Map<string, Waiting>();
  let known = deferred<void>();
  let isKnown = false;
  let wasRefused = false;

  const frameOf = (action: 'register' | 'chatWindowEvent', eventType: string, data: object) =>
    niceFrame(pass(), action, eventType, data, crypto.randomUUID());
  const thread = (): object => ({ thread: { idOnExternalPlatform: pass().channelId } });
  const forget = (error: Error): void => {
    isKnown = false;
    known.reject(error);
    known = deferred<void>();
    waiting.forEach(({ reject }) => reject(error));
    waiting.clear();
  };
  /** The pass may be outdated: a fresh one is shown once before it counts as refused. */
  const onRefused = (): void => {
    if (wasRefused) {
      socket.close();
      forget(new NiceError('ConsumerAuthorizationFailed'));
      return onConnection('refused');
    }
    wasRefused = true;
    void renew().then(introduce, () => onConnection('refused'));
  };
  const introduce = (): void => {
    const frame = frameOf('register', 'AuthorizeConsumer', { authorization: { authorizationCode: '' } });
    waiting.set(frame.eventId, {
      resolve() {
        isKnown = true;
        wasRefused = false;
        known.resolve(undefined);
        onKnown();
      },
      reject: (error) => error instanceof NiceError && onRefused(),
    });
    socket.send(frame);
  };
  const onData = (data: unknown): void => {
    if (typeof data !== 'string') return;
    const frame = JSON.parse(data) as NiceFrame;
    const asked = waiting.get(frame.eventId ?? '');
    const large = frame.data?.s3Object?.url;
    if (!asked) return large === undefined && frame.error === undefined && frame.postback === undefined ? onEvent(frame) : undefined;
    if (large !== undefined) {
      fetch(large)
        .then(async (reply) => onData(await reply.text()))
        .catch((error: unknown) => asked.reject(new Error('A large reply of NICE could not be read', { cause: error })));
      return;
    }
    waiting.delete(frame.eventId ?? '');
    if (frame.error === undefined) asked.resolve(frame.postback?.data);
    else asked.reject(new NiceError(frame.error.errorCode));
  };

  const socket = keepSocket<object>({
    url: () => niceSocket(pass()),
    // an event that is surely answered, also where there is no thread yet
    ping: frameOf('chatWindowEvent', 'LoadThreadMetadata', thread()),
    hello: () => null,
    onData,
    onConnection: (connection) => (connection === 'connected' ? introduce() : onConnection(connection)),
    onDown: () => forget(new Error('The connection to NICE was lost')),
    refused: async () => void (await renew().catch(() => undefined)),
    open: openSocket,
    page,
  });

  return {
    async ask(eventType, data, done) {
      await within(known.promise);
      const frame = frameOf('chatWindowEvent', eventType, data);
      const { promise, resolve, reject } = deferred<unknown>();
      waiting.set(frame.eventId, { resolve, reject });
      socket.send(frame);
      return within(done ? Promise.race([promise, done]) : promise).finally(() => waiting.delete(frame.eventId));
    },
    tell(eventType, data) {
      if (isKnown) socket.send(frameOf('chatWindowEvent', eventType, data));
    },
    close() {
      socket.close();
      forget(new Error('The chat is left'));
    },
  };
}
