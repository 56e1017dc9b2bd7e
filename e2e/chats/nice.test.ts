/** What is particular to a chat over NICE: its ids, long threads, replies too large for a frame, and messages whose fate is unknown. */
import { MISSING } from '@hearthline/client/chat/chat-error.ts';
import { openNice } from '@hearthline/client/chat/nice/link.ts';
import type { Pass } from '@hearthline/client/chat/vendor/link.ts';
import { createNiceHttp } from '@hearthline/providers/chat/nice/http.ts';
import { startNiceSimulator } from '@hearthline/providers/chat/nice/simulator.ts';
import type { ChatSimulator } from '@hearthline/providers/world/chat/room.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { followed, SOON } from './followed.ts';

const KEY = '1386:chat_51eafb4e:client:secret';
const page = { onChange: () => () => undefined, isOnline: () => true, isVisible: () => true };
const plan = { fetch, openSocket: (url: string) => new WebSocket(url), page };
let vendor: ChatSimulator;
const ends: (() => void)[] = [];
beforeAll(async () => void (vendor = await startNiceSimulator(KEY)));
afterEach(() => ends.splice(0).forEach((end) => end()));
afterAll(async () => vendor.close());

const follow = (pass: () => Promise<Pass>, more: Partial<typeof plan> = {}) => {
  const one = followed(openNice({ ...plan, ...more }), pass);
  ends.push(one.link.leave);
  return one;
};
const begun = async (name = 'Vera Visitor') => {
  const port = createNiceHttp({ baseUrl: vendor.url, key: KEY });
  const about = { reference: randomUUID(), lender: 'MAIN', name, email: '', skill: 'FHEL', tag: '', before: '' };
  const { data } = await port.begin(about, { idempotencyKey: 'begin' });
  if (!data) throw new Error('The conversation did not begin');
  return { id: data.channelId, pass: async () => port.pass(data, { name }, new Date()) };
};
const desk = async (path: string, body: object): Promise<void> =>
  void (await fetch(`${vendor.url}/_${path}`, { method: 'POST', body: JSON.stringify(body) }));
type AtVendor = {
  readonly id: string;
  readonly isTyping: boolean;
  readonly about: object;
  readonly messages: readonly { readonly body: string }[];
};
const there = async (id: string): Promise<AtVendor | undefined> =>
  ((await (await fetch(`${vendor.url}/_conversations`)).json()) as readonly AtVendor[]).find((one) => one.id === id);
const said = (body: string) => ({ key: randomUUID(), body, files: [] });

test.each([
  ['channelId', MISSING.thread],
  ['userId', MISSING.customer],
])('a pass without its %s opens nothing: %s', async (part, message) => {
  const { pass } = await begun();
  const one = follow(async () => ({ ...(await pass()), [part]: '' }));
  await expect(one.link.send(said('Hello'))).rejects.toThrow(message);
  expect(one.heard.connections).toEqual(['refused']);
});

test('the desk sees who writes, and that they type', async () => {
  const { id, pass } = await begun('Vera van Visitor');
  const one = follow(pass);
  await one.connected();
  await one.link.send(said('Hello'));
  one.link.typing(true);
  await vi.waitFor(async () => expect(await there(id)).toMatchObject({ isTyping: true, about: { name: 'Vera van Visitor' } }), SOON);
  one.link.typing(false);
  await vi.waitFor(async () => expect(await there(id)).toMatchObject({ isTyping: false }), SOON);
});

test('a thread of several pages comes whole and in its order, and what was missed after a part of it', async () => {
  const { id, pass } = await begun();
  const first = follow(pass);
  await first.connected();
  await first.link.send(said('0'));
  for (let at = 1; at <= 60; at += 1) await desk('answer', { id, body: String(at) });
  const bodies = Array.from({ length: 61 }, (_, at) => String(at));
  await vi.waitFor(() => expect(first.held().map(({ body }) => body)).toEqual(bodies), SOON);
  const second = follow(pass);
  await second.connected();
  expect(second.lines()).toEqual(first.lines());
  await desk('drop', { forMs: 300 });
  for (let at = 61; at <= 100; at += 1) await desk('answer', { id, body: String(at) });
  await vi.waitFor(
    () => expect(first.held().map(({ seq, body }) => seq - Number(body))).toEqual(Array.from({ length: 101 }, () => 1)),
    SOON,
  );
});

test('a reply that is too large for a frame is read from its address', async () => {
  const { id, pass } = await begun();
  const first = follow(pass);
  await first.connected();
  await first.link.send(said('0'));
  for (let at = 1; at <= 24; at += 1) await desk('answer', { id, body: String(at).padEnd(4000, '.') });
  await vi.waitFor(() => expect(first.held()).toHaveLength(25), SOON);
  let asked = 0;
  const second = follow(pass, {
    fetch: async (...call) => {
      asked += 1;
      return fetch(...call);
    },
  });
  await second.connected();
  expect(second.lines()).toEqual(first.lines());
  expect(asked).toBe(1);
});

test('a message that arrived and was not confirmed is not sent again', async () => {
  const { id, pass } = await begun();
  let isCut = false;
  const openSocket = (url: string): WebSocket => {
    const socket = new WebSocket(url);
    const send = socket.send.bind(socket);
    socket.send = (frame) => {
      send(frame);
      if (isCut || typeof frame !== 'string' || !frame.includes('"SendMessage"')) return;
      isCut = true;
      socket.close();
    };
    return socket;
  };
  const one = follow(pass, { openSocket });
  await one.connected();
  const message = said('Only once');
  await expect(one.link.send(message)).rejects.toThrow('lost');
  await one.link.send(message);
  expect(one.lines()).toEqual(['1 VISITOR Only once']);
  expect((await there(id))?.messages).toHaveLength(1);
});

test('a file is uploaded once, however often its message is sent', async () => {
  const { id, pass } = await begun();
  let uploads = 0;
  const one = follow(pass, {
    fetch: async (...call) => {
      uploads += 1;
      const reply = await fetch(...call);
      if (uploads === 2) throw new TypeError('The reply was lost');
      return reply;
    },
  });
  await one.connected();
  const file = (name: string) => ({ name, contentType: 'text/plain', bytes: new Blob(['A note']) });
  const message = { ...said('Notes'), files: [file('one.txt'), file('two.txt')] };
  await expect(one.link.send(message)).rejects.toThrow('lost');
  await one.link.send(message);
  await one.link.send(message);
  expect(uploads).toBe(3);
  expect((await there(id))?.messages).toHaveLength(1);
  const sent = { contentType: 'text/plain', bytes: 6 };
  expect(one.held()[0]?.files.toSorted((x, y) => x.label.localeCompare(y.label))).toMatchObject([
    { ...sent, label: 'one.txt' },
    { ...sent, label: 'two.txt' },
  ]);
});

test('a message that comes before what was missed has its number after it', async () => {
  const { id, pass } = await begun();
  const first = follow(pass);
  await first.connected();
  await first.link.send(said('One'));
  await desk('answer', { id, body: 'Two' });
  await vi.waitFor(() => expect(first.held()).toHaveLength(2), SOON);
  let late: Promise<void> | undefined;
  const openSocket = (url: string): WebSocket => {
    const socket = new WebSocket(url);
    const listen = socket.addEventListener.bind(socket) as (type: string, listener: (event: { data?: unknown }) => void) => void;
    const held: { data?: unknown }[] = [];
    socket.addEventListener = (type: string, listener: unknown): void => {
      const told = listener as (event: { data?: unknown }) => void;
      listen(type, (event) => {
        if (!late && String(event.data).includes('"ThreadRecovered"')) {
          held.push(event);
          late = desk('answer', { id, body: 'Three' });
          return;
        }
        told(event);
        if (String(event.data).includes('"MessageCreated"')) held.splice(0).forEach(told);
      });
    };
    return socket;
  };
  const second = follow(pass, { openSocket });
  await second.connected();
  expect(second.lines()).toEqual(['1 VISITOR One', '2 AGENT Two', '3 AGENT Three']);
  await vi.waitFor(() => expect(first.lines()).toEqual(second.lines()), SOON);
});

test('a thread that was closed stays so after a lost connection, and is told once', async () => {
  const { id, pass } = await begun();
  const one = follow(pass);
  await one.connected();
  await one.link.send(said('Hello'));
  await desk('close', { id });
  await vi.waitFor(() => expect(one.heard.closed).toBe(1), SOON);
  await desk('drop', { forMs: 10 });
  await vi.waitFor(() => expect(one.heard.connections).toContain('lost'), SOON);
  await one.connected();
  expect(one.heard.closed).toBe(1);
  await expect(one.link.send(said('Too late'))).rejects.toThrow('has ended');
});

test('a guest whom the gateway does not know is refused once a fresh pass is refused as well', async () => {
  const { pass } = await begun();
  let passes = 0;
  // the address is right, what the page says of itself is not
  const openSocket = { openSocket: (url: string) => new WebSocket(url.replace('chat_another', 'chat_51eafb4e')) };
  const one = follow(async () => {
    passes += 1;
    return { ...(await pass()), publicKey: '1386:chat_another' };
  }, openSocket);
  await vi.waitFor(() => expect(one.heard.connections.at(-1)).toBe('refused'), SOON);
  expect(passes).toBe(2);
});
