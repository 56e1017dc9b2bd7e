/**
 * The socket of the chat inbox: says that lists or the watched chat have changed, rings, and carries previews of what is typed. What it says is read
 * again by number, so that a lost frame loses nothing. It connects again by itself.
 */
import { LOST_AFTER_MS, PING_MS } from '@hearthline/rules/chat/limits.ts';
import { type DeskFrame, DESK_SOCKET, PREVIEW_MAX, type ToDeskFrame } from '@hearthline/rules/chat/sockets.ts';
import { deskChatTicket } from '@hearthline/web/operations/desk.ts';
import { api } from './api.ts';

/** `connected`: whatever was read before may be old. `lost`: frames come no more until the next `connected`. */
export type SocketEvent = ToDeskFrame | { readonly type: 'connected' | 'lost' };

export type InboxSocket = {
  /** Connects, and stays connected until the function that it answers is called. */
  readonly start: () => () => void;
  readonly isConnected: () => boolean;
  readonly subscribe: (listener: (event: SocketEvent) => void) => () => void;
  /** The chat that is on the screen; null for none. */
  readonly watch: (conversationUuid: string | null) => void;
  /** What is typed there so far; empty when it was sent or taken away. */
  readonly typing: (conversationUuid: string, text: string) => void;
};

/** Milliseconds until the next try, by the tries that failed in a row; half of it at least, so that not all pages come back at once. */
const RETRY_MS = [1000, 2000, 5000, 10_000, 30_000] as const;
const retryMs = (failures: number): number => (RETRY_MS[failures] ?? RETRY_MS[4]) * (0.5 + Math.random() / 2);

const TYPES: readonly string[] = ['inbox', 'pong', 'chat', 'ring', 'typing'] satisfies readonly ToDeskFrame['type'][];
/** A frame of the server; null for one that this page does not know. */
function frameOf(data: unknown): ToDeskFrame | null {
  try {
    const frame = JSON.parse(String(data)) as ToDeskFrame | null;
    return frame !== null && TYPES.includes(frame.type) ? frame : null;
  } catch {
    return null;
  }
}

const addressOf = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${DESK_SOCKET}`;

/** @param ticketOf gets a ticket, which is valid once */
export function inboxSocket(ticketOf: () => Promise<string>): InboxSocket {
  const listeners = new Set<(event: SocketEvent) => void>();
  let socket: WebSocket | null = null;
  /** Frames can be sent. */
  let isOpen = false;
  /** The server let this page in: it has sent a frame. */
  let isConnected = false;
  /** Grows with each try: what an earlier one brings is ignored. */
  let tries = 0;
  let failures = 0;
  let unanswered = 0;
  let watched: string | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pings: ReturnType<typeof setInterval> | undefined;

  const tell = (event: SocketEvent): void => listeners.forEach((listener) => listener(event));
  const send = (frame: DeskFrame): void => {
    if (isOpen) socket?.send(JSON.stringify(frame));
  };

  function leave(): void {
    tries += 1;
    clearTimeout(retry);
    clearInterval(pings);
    socket?.close();
    socket = null;
    isOpen = false;
    if (isConnected) {
      isConnected = false;
      tell({ type: 'lost' });
    }
  }

  function failed(): void {
    leave();
    retry = setTimeout(() => void connect(), retryMs(failures));
    failures += 1;
  }

  function opened(ticket: string): void {
    isOpen = true;
    unanswered = 0;
    send({ type: 'hello', ticket });
    if (watched !== null) send({ type: 'watch', conversationUuid: watched });
    send({ type: 'ping' });
    pings = setInterval(() => {
      if ((unanswered + 1) * PING_MS > LOST_AFTER_MS) return failed();
      unanswered += 1;
      send({ type: 'ping' });
    }, PING_MS);
  }

  function heard(data: unknown): void {
    unanswered = 0;
    if (!isConnected) {
      isConnected = true;
      failures = 0;
      tell({ type: 'connected' });
    }
    const frame = frameOf(data);
    if (frame !== null && frame.type !== 'pong') tell(frame);
  }

  async function connect(): Promise<void> {
    leave();
    const mine = tries;
    const isStale = (): boolean => mine !== tries;
    const ticket = await ticketOf().catch(() => null);
    if (isStale()) return;
    if (ticket === null) return failed();
    const opening = new WebSocket(addressOf(window.location));
    socket = opening;
    opening.addEventListener('open', () => isStale() || opened(ticket));
    opening.addEventListener('close', () => isStale() || failed());
    opening.addEventListener('message', ({ data }: MessageEvent<unknown>) => isStale() || heard(data));
  }

  /** The connection of the machine is back: nothing has to be waited for. */
  const online = (): void => {
    failures = 0;
    void connect();
  };

  return {
    start() {
      window.addEventListener('online', online);
      void connect();
      return () => {
        window.removeEventListener('online', online);
        leave();
      };
    },
    isConnected: () => isConnected,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch(conversationUuid) {
      watched = conversationUuid;
      send({ type: 'watch', conversationUuid });
    },
    typing: (conversationUuid, text) => send({ type: 'typing', conversationUuid, text: text.slice(0, PREVIEW_MAX) }),
  };
}

/** The desk's one socket, which its frame starts for those who see chats. */
export const chatSocket = inboxSocket(async () => (await api(deskChatTicket, { body: {} })).ticket);
