import { LOST_AFTER_MS, PING_MS } from '@hearthline/rules/chat/limits.ts';
import { CLOSED } from '@hearthline/rules/chat/sockets.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from '../port.ts';
import { CHANNEL, chatServer } from '../testing/chat-server.ts';
import type { PageFrame } from './frames.ts';
import { keepSocket } from './socket.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function world() {
  const server = chatServer();
  const connections: Connection[] = [];
  let opened = 0;
  let renewals = 0;
  let changed = (): void => undefined;
  let isOnline = true;
  const socket = keepSocket<PageFrame>({
    url: () => 'wss://hearthline.example/ws',
    ping: { type: 'ping', channelId: CHANNEL },
    hello: () => ({ type: 'hello', token: 'token', after: 0 }),
    onData: () => undefined,
    onConnection: (connection) => connections.push(connection),
    onDown: () => undefined,
    refused: async () => void (renewals += 1),
    open() {
      opened += 1;
      return server.open();
    },
    page: {
      onChange(listener) {
        changed = listener;
        return () => undefined;
      },
      isOnline: () => isOnline,
      isVisible: () => true,
    },
    random: () => 1,
  });
  const network = (on: boolean): void => {
    isOnline = on;
    changed();
  };
  return { server, connections, socket, network, opened: () => opened, renewals: () => renewals };
}
const later = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));

test('it says who it is first, then sends a ping with the channel every 10 s', async () => {
  const { server, connections } = world();
  await later(1);
  expect(server.frames).toEqual([{ type: 'hello', token: 'token', after: 0 }]);
  await later(29_998);
  expect(server.frames).toHaveLength(3);
  await later(1);
  expect(server.frames.slice(1)).toEqual(Array.from({ length: 3 }, () => ({ type: 'ping', channelId: CHANNEL })));
  expect(connections).toEqual(['connecting', 'connected']);
});

test('the first attempt that fails is no lost connection (AMB-103); one that was there is', async () => {
  const { server, connections } = world();
  server.drop();
  await later(2000);
  expect(connections).toEqual(['connecting', 'connecting', 'connected']);
  server.drop();
  expect(connections.at(-1)).toBe('lost');
  await later(2000);
  expect(connections.at(-1)).toBe('connected');
});

test('attempts become rarer, up to one in 15 s, until the server says something', async () => {
  const { server, opened } = world();
  const gaps: number[] = [];
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    const from = Date.now();
    server.drop();
    while (opened() === attempt) await later(100);
    gaps.push(Math.round((Date.now() - from) / 1000));
  }
  expect(gaps).toEqual([1, 2, 4, 8, 15, 15]);
  await later(100);
  const from = Date.now();
  server.drop();
  while (opened() === 7) await later(100);
  expect(Math.round((Date.now() - from) / 1000)).toBe(1);
});

test('it connects at once when the network is back', async () => {
  const { server, opened, network } = world();
  await later(1);
  network(false);
  server.drop();
  network(false);
  expect(opened()).toBe(1);
  network(true);
  expect(opened()).toBe(2);
});

test('a line on which nothing is heard counts as lost', async () => {
  const { server, connections, opened } = world();
  await later(1);
  // accepts what is sent, and answers nothing
  for (const { wire } of server.sockets) Object.assign(wire, { send: () => undefined });
  await later(LOST_AFTER_MS - 2);
  expect(connections.at(-1)).toBe('connected');
  await later(2);
  expect(connections.at(-1)).toBe('lost');
  await later(2000);
  expect([connections.at(-1), opened()]).toEqual(['connected', 2]);
});

test('the end of its life ends it for good', async () => {
  const { server, connections, opened } = world();
  await later(1);
  server.drop(CLOSED.life);
  await later(60_000);
  expect([connections.at(-1), opened()]).toEqual(['over', 1]);
});

test('a page that is refused renews what it shows of itself once; refused again, it ends for good', async () => {
  const { server, connections, opened, renewals } = world();
  await later(1);
  for (const attempt of [2, 3]) {
    // Each time the server says something, one more renewal is worth a try.
    server.drop(CLOSED.token);
    await later(1);
    expect([opened(), renewals()]).toEqual([attempt, attempt - 1]);
    await later(PING_MS);
  }
  server.drop(CLOSED.token);
  while (opened() < 4) await Promise.resolve();
  server.drop(CLOSED.token);
  await later(60_000);
  expect([connections.at(-1), opened(), renewals()]).toEqual(['refused', 4, 3]);
});

test('a server that stops for a release is connected to again', async () => {
  const { server, opened } = world();
  await later(1);
  server.drop(CLOSED.stopping);
  await later(2000);
  expect(opened()).toBe(2);
});

test('once closed it sends and opens nothing', async () => {
  const { server, socket, connections, opened } = world();
  await later(1);
  socket.close();
  socket.send({ type: 'typing', text: 'x' });
  await later(60_000);
  expect([server.frames.length, opened(), connections.at(-1)]).toEqual([1, 1, 'connected']);
});
