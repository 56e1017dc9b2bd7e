import { LOST_AFTER_MS, PING_MS } from '@hearthline/rules/chat/limits.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lastSocket, StorySocket, withStorySockets } from '../testing/story-socket.ts';
import { inboxSocket, type SocketEvent } from './chat-socket.ts';

const CHAT = '018f0000-0000-7000-8000-000000000101';
let restore: () => void;
let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  restore = withStorySockets();
  page = new EventTarget();
  vi.stubGlobal('window', Object.assign(page, { location: { protocol: 'https:', host: 'main.example.com' } }));
});
afterEach(() => {
  restore();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A socket that has been started, and what it told. */
async function started(ticketOf = vi.fn(async () => Promise.resolve('ticket'))) {
  const told: SocketEvent[] = [];
  const socket = inboxSocket(ticketOf);
  socket.subscribe((event) => void told.push(event));
  const stop = socket.start();
  await vi.advanceTimersByTimeAsync(0);
  return { socket, stop, told, ticketOf, types: () => told.map(({ type }) => type) };
}

describe('the socket of the inbox', () => {
  test('begins with a ticket, says what is watched, and tells of frames that it knows', async () => {
    const { socket, told } = await started();
    socket.watch(CHAT);
    socket.typing(CHAT, 'x'.repeat(600));
    expect(lastSocket().sent).toEqual([
      { type: 'hello', ticket: 'ticket' },
      { type: 'ping' },
      { type: 'watch', conversationUuid: CHAT },
      { type: 'typing', conversationUuid: CHAT, text: 'x'.repeat(500) },
    ]);
    lastSocket().deliver({ type: 'chat', conversationUuid: CHAT, lastSeq: 4 });
    lastSocket().deliver({ type: 'pong' });
    lastSocket().dispatchEvent(new MessageEvent('message', { data: '{"type":"later"}' }));
    lastSocket().dispatchEvent(new MessageEvent('message', { data: 'no JSON' }));
    expect(told).toEqual([{ type: 'connected' }, { type: 'chat', conversationUuid: CHAT, lastSeq: 4 }]);
  });

  test('connects again with a new ticket after it was lost, and watches what it watched', async () => {
    const { socket, types, ticketOf } = await started();
    socket.watch(CHAT);
    lastSocket().lose();
    expect(socket.isConnected()).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(ticketOf).toHaveBeenCalledTimes(2);
    expect(lastSocket().sent).toEqual([{ type: 'hello', ticket: 'ticket' }, { type: 'watch', conversationUuid: CHAT }, { type: 'ping' }]);
    expect(types()).toEqual(['connected', 'lost', 'connected']);
  });

  test('counts as lost when pings are not answered, and lives on while they are', async () => {
    const { types } = await started();
    await vi.advanceTimersByTimeAsync(LOST_AFTER_MS * 2);
    expect(types()).toEqual(['connected']);
    StorySocket.answersPings = false;
    await vi.advanceTimersByTimeAsync(LOST_AFTER_MS + PING_MS);
    expect(types()).toEqual(['connected', 'lost']);
    StorySocket.answersPings = true;
    await vi.advanceTimersByTimeAsync(LOST_AFTER_MS + PING_MS);
    expect(types()).toEqual(['connected', 'lost', 'connected']);
  });

  test('tries less often when it is let in nowhere, though the socket opens', async () => {
    StorySocket.answersPings = false;
    const { types } = await started();
    for (let second = 0; second < 120; second += 1) {
      if (!lastSocket().isClosed) lastSocket().lose();
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(types()).toEqual([]);
    expect(StorySocket.opened.length).toBeLessThan(14);
  });

  test('tries less often while it fails, and at once when the machine is online again', async () => {
    const ticketOf = vi.fn(async () => Promise.reject<string>(new Error('refused')));
    await started(ticketOf);
    await vi.advanceTimersByTimeAsync(60_000);
    const tries = ticketOf.mock.calls.length;
    expect(tries).toBeGreaterThan(4);
    expect(tries).toBeLessThan(12);
    page.dispatchEvent(new Event('online'));
    expect(ticketOf).toHaveBeenCalledTimes(tries + 1);
  });

  test('stays closed once it is stopped, even while a ticket was on its way', async () => {
    const { stop } = await started();
    lastSocket().lose();
    await vi.advanceTimersByTimeAsync(400);
    stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(StorySocket.opened).toHaveLength(1);
  });
});
