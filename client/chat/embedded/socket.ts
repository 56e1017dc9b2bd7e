import { LOST_AFTER_MS, PING_MS } from '@hearthline/rules/chat/limits.ts';
import { CLOSED } from '@hearthline/rules/chat/sockets.ts';
import type { page } from '@hearthline/web/live/page.ts';
import { pauseBefore } from '@hearthline/web/live/pauses.ts';
import type { Connection } from '../port.ts';

/** What the product uses of a WebSocket. */
export type Wire = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  readonly addEventListener: (type: 'open' | 'message' | 'close', listener: (event: { data?: unknown; code?: number }) => void) => void;
};
export type OpenWire = (url: string) => Wire;

type SocketPlan<Frame> = {
  /** Asked for before each attempt: an address may carry a token. */
  readonly url: () => string;
  /** What tells the server every few seconds that the page is there. */
  readonly ping: Frame;
  /** The first frame of each connection: who it is, and from which message on; null where the address says that. */
  readonly hello: () => Frame | null;
  readonly onData: (data: unknown) => void;
  readonly onConnection: (connection: Connection) => void;
  /** Runs whenever a connection has ended and another is still to be made. */
  readonly onDown: () => void;
  /** The server did not take what the page showed of itself: what can be renewed is renewed before one more attempt. */
  readonly refused: () => Promise<void>;
  readonly open: OpenWire;
  readonly page: Pick<typeof page, 'onChange' | 'isOnline' | 'isVisible'>;
  readonly random?: () => number;
};

export type Socket<Frame> = { readonly send: (frame: Frame) => void; readonly close: () => void };

const OPEN = 1;

/**
 * Keeps a page connected to its channel: a ping every 10 s, and another connection when one ends or says nothing for too long, sooner when the network
 * or the page comes back. It ends for good when the token is not valid, or when its life is over.
 */
export function keepSocket<Frame extends object>({
  url,
  ping: alive,
  hello,
  onData,
  onConnection,
  onDown,
  refused,
  open,
  page,
  random = Math.random,
}: SocketPlan<Frame>): Socket<Frame> {
  let wire: Wire | null = null;
  let attempts = 0;
  let wasConnected = false;
  let wasRefused = false;
  let isOver = false;
  let ping: ReturnType<typeof setInterval> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;

  const rest = (): void => {
    clearInterval(ping);
    clearTimeout(silence);
    clearTimeout(again);
    again = undefined;
  };
  const finish = (connection?: Connection): void => {
    isOver = true;
    rest();
    stopWatching();
    if (connection) onConnection(connection);
  };
  const send = (frame: Frame): void => {
    if (wire?.readyState === OPEN) wire.send(JSON.stringify(frame));
  };
  const ended = (code: number | undefined): void => {
    rest();
    wire = null;
    if (isOver) return;
    if (code === CLOSED.token && wasRefused) return finish('refused');
    if (code === CLOSED.token) {
      // A page that slept longer than its nonce lives was not signed out: it shows a new one, once.
      wasRefused = true;
      void refused().then(() => (isOver ? undefined : connect()));
      return;
    }
    if (code === CLOSED.life) return finish('over');
    onConnection(wasConnected ? 'lost' : 'connecting');
    // shortened by up to half at random, so that not every page comes at once
    again = setTimeout(connect, pauseBefore(attempts) * (0.5 + random() / 2));
    attempts += 1;
    onDown();
  };
  const connect = (): void => {
    rest();
    const made = open(url());
    wire = made;
    const current = (run: () => void): void => {
      if (wire === made && !isOver) run();
    };
    const heard = (): void => {
      clearTimeout(silence);
      // nothing is heard: the browser may notice a dead line only after minutes
      silence = setTimeout(
        () =>
          current(() => {
            made.close();
            ended(undefined);
          }),
        LOST_AFTER_MS,
      );
    };
    heard();
    made.addEventListener('open', () =>
      current(() => {
        heard();
        const first = hello();
        if (first !== null) send(first);
        ping = setInterval(() => send(alive), PING_MS);
        wasConnected = true;
        onConnection('connected');
      }),
    );
    made.addEventListener('message', ({ data }) =>
      current(() => {
        heard();
        attempts = 0;
        wasRefused = false;
        onData(data);
      }),
    );
    made.addEventListener('close', ({ code }) => current(() => ended(code)));
  };
  const stopWatching = page.onChange(() => {
    if (again === undefined || isOver || !page.isOnline() || !page.isVisible()) return;
    attempts = 0;
    connect();
  });
  onConnection('connecting');
  connect();
  return {
    send,
    close() {
      finish();
      wire?.close();
    },
  };
}
