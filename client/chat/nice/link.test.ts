import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from '../port.ts';
import type { Wire } from '../embedded/socket.ts';
import { openNice } from './link.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

/** A gateway that knows the guest and cannot recover the thread as often as is said, and when it was asked to. */
function gateway(failures: number) {
  const asked: number[] = [];
  const openSocket = (): Wire => {
    const told = new Map<string, (event: { data?: unknown }) => void>();
    setTimeout(() => told.get('open')?.({}));
    return {
      readyState: 1,
      close: () => undefined,
      addEventListener: (type, listener) => void told.set(type, listener),
      send(frame) {
        const { eventId, payload } = JSON.parse(frame as string) as { eventId: string; payload: { eventType: string } };
        const isRecovery = payload.eventType === 'RecoverThread';
        if (isRecovery) asked.push(Date.now());
        const reply =
          isRecovery && asked.length <= failures
            ? { error: { errorCode: 'InternalServerError' } }
            : { postback: { eventType: '', data: { messages: [] } } };
        queueMicrotask(() => told.get('message')?.({ data: JSON.stringify({ eventId, ...reply }) }));
      },
    };
  };
  return { asked, openSocket };
}
const page = { onChange: () => () => undefined, isOnline: () => true, isVisible: () => true };
const pass = { userId: 'guest', userToken: 'Vera', channelId: 'thread', publicKey: '1:chat', address: null };

test('a thread that cannot be recovered is asked for again in pauses that grow, and the page is connected once it can be', async () => {
  const { asked, openSocket } = gateway(7);
  const connections: Connection[] = [];
  const link = openNice({ fetch, openSocket, page })(async () => pass, {
    onMessages: () => undefined,
    onTyping: () => undefined,
    onRead: () => undefined,
    onClosed: () => undefined,
    onConnection: (connection) => void connections.push(connection),
  });
  await vi.advanceTimersByTimeAsync(50_000);
  expect(asked.slice(1).map((at, n) => at - (asked[n] ?? 0))).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
  expect(connections).not.toContain('connected');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(connections.at(-1)).toBe('connected');
  link.leave();
});
