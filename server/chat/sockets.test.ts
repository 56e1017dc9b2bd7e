/** The chat's sockets, over the wire: two processes share conversations, a reconnect misses nothing, and strangers get in nowhere. */
import { CHAT_TOKEN } from '@hearthline/contract/services/chat.ts';
import { openHub } from './hub.ts';
import { buildApp } from '../web/http/app.ts';
import { changesOver } from '@hearthline/database/changes.ts';
import { openListener } from '@hearthline/database/listener.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { type Hired, hire } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { ROUTES } from '../web/routes/all.ts';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import WebSocket from 'ws';

const FORM = {
  friendlyName: 'Vera Visitor',
  emailAddress: 'vera@example.com',
  tag: 'registration',
  skill: 'FHEL',
  welcomeMessage: '',
  pageUrl: '/',
  chatMode: 'agent',
};

let lender: TestLender;
let dana: Hired;
/** The same product as another process would run it. */
let second: { app: FastifyInstance; close: () => Promise<void> };
const ports: { first: number; second: number } = { first: 0, second: 0 };
beforeAll(async () => {
  lender = await testLender({ listen: true });
  dana = await hire(lender, 'Dana Desk', 'agent');
  const listener = openListener(lender.database.url, { warn: () => undefined });
  const chats = openHub({ ...lender.ctx, listener });
  const ctx = { ...lender.ctx, listener, changes: changesOver(listener, lender.ctx.pool), chats };
  const app = await buildApp({ ctx, routes: ROUTES, endpoints: ROUTES.map(({ endpoint }) => endpoint), client: null });
  second = {
    app,
    close: async () => {
      await app.close();
      await chats.close();
      await listener.close();
    },
  };
  for (const [name, served] of [
    ['first', lender.app],
    ['second', app],
  ] as const)
    ports[name] = Number(new URL(await served.listen({ port: 0, host: '127.0.0.1' })).port);
}, 60_000);
afterAll(async () => {
  await second.close();
  await lender.close();
});

type Chat = { readonly sid: string; readonly token: string; readonly channel: string };
async function begin(): Promise<Chat> {
  const { body } = await lender.call('POST', '/service-csp/external/api/v1/twilio/initWebChat', { body: FORM });
  return { sid: String(body['conversationSid']), token: String(body['token']), channel: String(body['omniProxyChannelId']) };
}
const say = async ({ sid, token }: Chat, body: string) =>
  lender.call('POST', `/service-omni-proxy/insecure/api/v1/conversations/${sid}/messages`, {
    headers: { [CHAT_TOKEN]: token },
    body: { key: randomUUID(), body, fileUuids: [] },
  });

type Frame = { readonly type: string; readonly messages?: { seq: number; body: string }[]; readonly [member: string]: unknown };
type Open = {
  readonly socket: WebSocket;
  readonly frames: Frame[];
  readonly until: (fits: (frames: Frame[]) => boolean) => Promise<void>;
  readonly send: (frame: object) => void;
  readonly closed: Promise<number>;
};
/** Opens a socket and keeps what arrives. */
async function open(path: string, port = ports.first, headers: Record<string, string> = {}): Promise<Open> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
  const frames: Frame[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data: Buffer) => {
    frames.push(JSON.parse(data.toString()) as Frame);
    for (const look of waiting) look();
  });
  const closed = once(socket, 'close').then(([code]) => code as number);
  closed.catch(() => undefined);
  await once(socket, 'open');
  return {
    socket,
    frames,
    closed,
    send: (frame) => socket.send(JSON.stringify(frame)),
    until: async (fits) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!fits(frames)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
  };
}
const pathOf = ({ channel }: Chat): string => `/service-omni-proxy/insecure/ws/${channel}`;
async function page(chat: Chat, { after = 0, port = ports.first } = {}): Promise<Open> {
  const opened = await open(pathOf(chat), port);
  opened.send({ type: 'hello', token: chat.token, after });
  await opened.until((frames) => frames.some(({ type }) => type === 'state'));
  return opened;
}
const bodies = (frames: readonly Frame[]): string[] =>
  frames.flatMap(({ messages = [] }) => messages.map(({ seq, body }) => `${seq} ${body}`));
const has = (text: string) => (frames: Frame[]) => bodies(frames).some((body) => body.endsWith(text));
async function inbox(port = ports.first, by = dana): Promise<Open> {
  const { body } = await lender.call('POST', '/desk/api/v1/chat-ticket', { jwt: by.jwt, body: {} });
  const opened = await open('/desk/api/v1/chat-socket', port);
  opened.send({ type: 'hello', ticket: body['ticket'] });
  return opened;
}

test('two pages at two processes show one conversation, in one order', async () => {
  const chat = await begin();
  const [one, two] = [await page(chat), await page(chat, { port: ports.second })];
  for (let n = 1; n <= 10; n += 1) await say(chat, `m${n}`);
  const expected = Array.from({ length: 10 }, (_, n) => `${n + 1} m${n + 1}`);
  for (const { frames, until, socket } of [one, two]) {
    await until(has('m10'));
    expect(bodies(frames)).toEqual(expected);
    socket.close();
  }
});

test('after a lost connection what was said meanwhile arrives, and nothing twice', async () => {
  const chat = await begin();
  const lost = await page(chat);
  await say(chat, 'before');
  await lost.until(has('before'));
  lost.socket.terminate();
  for (const words of ['meanwhile', 'and more']) await say(chat, words);
  const back = await page(chat, { after: 1, port: ports.second });
  await back.until(has('and more'));
  await say(chat, 'after');
  await back.until(has('after'));
  expect(bodies(back.frames)).toEqual(['2 meanwhile', '3 and more', '4 after']);
  back.socket.close();
});

test('a preview of what is typed reaches the inbox that shows the chat, masked, and the page learns only that someone types', async () => {
  const chat = await begin();
  const [mine, theirs] = [await page(chat), await inbox(ports.second)];
  theirs.send({ type: 'watch', conversationUuid: chat.sid });
  theirs.send({ type: 'ping' });
  await theirs.until((frames) => frames.some(({ type }) => type === 'pong'));
  mine.send({ type: 'typing', text: 'My ssn is 666-10-1001' });
  await theirs.until((frames) => frames.some(({ type }) => type === 'typing'));
  expect(theirs.frames.find(({ type }) => type === 'typing')).toEqual({
    type: 'typing',
    conversationUuid: chat.sid,
    by: 'VISITOR',
    name: 'Vera Visitor',
    text: 'My ssn is •••-••-••••',
  });
  theirs.send({ type: 'typing', conversationUuid: chat.sid, text: 'I am looking at your file' });
  await mine.until((frames) => frames.some(({ type }) => type === 'typing'));
  expect(mine.frames.find(({ type }) => type === 'typing')).toEqual({ type: 'typing', isTyping: true });
  await say(chat, 'Done');
  await theirs.until(
    (frames) => frames.some(({ type, lastSeq }) => type === 'chat' && lastSeq === 1) && frames.some(({ type }) => type === 'inbox'),
  );
  for (const { socket } of [mine, theirs]) socket.close();
});

test('an inbox of another lender hears nothing of a chat it names, and types into none', async () => {
  const chat = await begin();
  const away = await hire(lender, 'Ada Away', 'agent', 'PLUMFIELD');
  const [mine, theirs] = [await page(chat), await inbox(ports.first, away)];
  theirs.send({ type: 'watch', conversationUuid: chat.sid });
  theirs.send({ type: 'typing', conversationUuid: chat.sid, text: 'Hello' });
  theirs.send({ type: 'ping' });
  await theirs.until((frames) => frames.some(({ type }) => type === 'pong'));
  await say(chat, 'For Hearthline');
  await mine.until(has('For Hearthline'));
  mine.send({ type: 'ping', channelId: chat.channel });
  await mine.until((frames) => frames.some(({ type }) => type === 'pong'));
  expect([mine.frames.filter(({ type }) => type === 'typing'), theirs.frames.map(({ type }) => type)]).toEqual([[], ['pong']]);
  for (const { socket } of [mine, theirs]) socket.close();
});

test.each<[string, (chat: Chat, other: Chat) => Promise<Open>]>([
  ['the token of another chat', async (chat, other) => said(await open(pathOf(chat)), { type: 'hello', token: other.token, after: 0 })],
  ['no token', async (chat) => said(await open(pathOf(chat)), { type: 'ping', channelId: chat.channel })],
  [
    'a ticket that was used',
    async () => {
      const { body } = await lender.call('POST', '/desk/api/v1/chat-ticket', { jwt: dana.jwt, body: {} });
      const hello = { type: 'hello', ticket: body['ticket'] };
      const first = said(await open('/desk/api/v1/chat-socket'), hello);
      first.send({ type: 'ping' });
      await first.until((frames) => frames.some(({ type }) => type === 'pong'));
      first.socket.close();
      return said(await open('/desk/api/v1/chat-socket'), hello);
    },
  ],
])('%s opens nothing', async (_, tries) => {
  const opened = await tries(await begin(), await begin());
  expect([await opened.closed, opened.frames]).toEqual([4401, []]);
});
const said = (opened: Open, frame: object): Open => {
  opened.send(frame);
  return opened;
};

test('a number beyond all messages is none, and a page that leaves at once harms no other', async () => {
  const [chat, other] = [await begin(), await begin()];
  const far = await page(chat, { after: 2_000_000_000 });
  await say(chat, 'Hello');
  await far.until(has('Hello'));
  const beyond = await open(pathOf(chat));
  beyond.send({ type: 'hello', token: chat.token, after: 9_007_199_254_740_991 });
  expect(await beyond.closed).toBe(1008);
  for (let n = 0; n < 20; n += 1) {
    const brief = await open(pathOf(other));
    brief.send({ type: 'hello', token: other.token, after: 0 });
    brief.socket.terminate();
  }
  const stays = await page(other);
  await say(other, 'Still here');
  await stays.until(has('Still here'));
  for (const { socket } of [far, stays]) socket.close();
});

test('of the pages of one conversation eight are told, the oldest gives way', async () => {
  const chat = await begin();
  const opened: Open[] = [];
  for (let n = 0; n < 9; n += 1) opened.push(await page(chat));
  expect(await opened[0]?.closed).toBe(4408);
  for (const { socket } of opened) socket.close();
});

test('signing out closes the page’s socket, and suspending someone closes their inbox', async () => {
  const { jwt, uuid } = await lender.play('happy', 'OFFER_SELECTION');
  const { body } = await lender.call('POST', '/service-csp/external/api/v1/twilio/initWebChat', {
    jwt,
    body: { ...FORM, applicationUuid: uuid },
  });
  const nonce = (await lender.call('POST', '/service-csp/customer/secure/api/v1/webchat/authenticate', { jwt, body: {} })).body['nonce'];
  const mine = await open(`/service-omni-proxy/insecure/ws/${String(body['omniProxyChannelId'])}`);
  mine.send({ type: 'hello', token: body['token'], nonce, after: 0 });
  await mine.until((frames) => frames.some(({ type }) => type === 'state'));
  const gone = await hire(lender, 'Gil Gone', 'agent');
  const theirs = await inbox(ports.first, gone);
  theirs.send({ type: 'ping' });
  await theirs.until((frames) => frames.some(({ type }) => type === 'pong'));
  await lender.call('POST', '/identity/secure/api/v1/logout', { jwt, body: {} });
  await lender.ctx.pool.query('update staff_member set suspended_at = now() where uuid = $1', [gone.staffUuid]);
  expect([await mine.closed, await theirs.closed]).toEqual([4401, 4401]);
}, 60_000);

test('an offer to speak another protocol gets the answer that any request gets', async () => {
  const answer = await fetch(`http://127.0.0.1:${ports.first}/healthz`, { headers: { connection: 'close' } });
  const raw = await new Promise<string>((resolve) => {
    const socket = connect(ports.first, '127.0.0.1', () =>
      socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade, close\r\nupgrade: h2c\r\n\r\n'),
    );
    socket.once('data', (data) => {
      resolve(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
  });
  expect([answer.status, raw]).toEqual([200, 'HTTP/1.1 200 OK']);
});

test.each([
  ['no JSON', 'hello'],
  ['a frame of no kind', JSON.stringify({ type: 'shout' })],
  ['more than a frame may be', JSON.stringify({ type: 'typing', text: 'x'.repeat(9000) })],
])('%s ends the socket', async (_, text) => {
  const opened = await page(await begin());
  opened.socket.send(text);
  expect([1008, 1009]).toContain(await opened.closed);
});

test('a page of another site opens no socket', async () => {
  const chat = await begin();
  const socket = new WebSocket(`ws://127.0.0.1:${ports.first}${pathOf(chat)}`, { headers: { origin: 'https://elsewhere.example' } });
  const [error] = (await once(socket, 'error')) as [Error];
  expect(error.message).toContain('403');
});

// the last test: what it does to the clock stays with the rounds of the hub
test.each([
  ['twelve hours', 12 * 3_600_000, 4408],
  ['a minute less, if it said nothing', 12 * 3_600_000 - 60_000, 4409],
])('a socket is closed after %s', async (_, ms, code) => {
  const opened = await page(await begin());
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + ms);
  expect(await opened.closed).toBe(code);
  clock.mockRestore();
});
