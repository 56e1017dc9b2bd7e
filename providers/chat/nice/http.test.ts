import { niceOrigins } from '@hearthline/rules/chat/nice.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChatSimulator } from '../../world/chat/room.ts';
import { WebSocket } from 'ws';
import type { ChatVendorPort } from '../port.ts';
import { createNiceHttp } from './http.ts';
import { NICE } from './row.ts';
import { startNiceSimulator } from './simulator.ts';

const KEY = '1386:chat_51eafb4e:client:secret';
const THREAD = '0198f000-0000-7000-8000-00000000000a';
let vendor: ChatSimulator;
let port: ChatVendorPort;
beforeEach(async () => {
  vendor = await startNiceSimulator(KEY);
  port = createNiceHttp({ baseUrl: vendor.url, key: KEY });
});
afterEach(async () => vendor.close());

const ABOUT = { lender: 'MAIN', name: 'Grace Hopper', email: 'grace@example.com', skill: 'FHEL', tag: 'offer', before: '' };
const begin = async (reference = THREAD) => port.begin({ ...ABOUT, reference }, { idempotencyKey: `chat:${reference}` });
const conversations = async () => (await (await fetch(`${vendor.url}/_conversations`)).json()) as { id: string; isClosed: boolean }[];

/** A thread begins with the first message of its guest, who writes through the gateway. */
async function written(thread: string): Promise<void> {
  const begun = await begin(thread);
  const guest = begun.data?.userId ?? '';
  const socket = new WebSocket(`${niceOrigins(vendor.url).sockets}?brand=1386&channelId=chat_51eafb4e&customerId=${guest}`);
  await new Promise((resolve) => socket.once('open', resolve));
  const frame = (eventType: string, action: string, data: object) =>
    JSON.stringify({
      action,
      eventId: 'e',
      payload: {
        eventType,
        brand: { id: 1386 },
        channel: { id: 'chat_51eafb4e' },
        consumerIdentity: { idOnExternalPlatform: guest },
        data,
      },
    });
  socket.send(frame('AuthorizeConsumer', 'register', {}));
  const data = { thread: { idOnExternalPlatform: thread }, idOnExternalPlatform: 'm1', messageContent: { payload: { text: 'Hello' } } };
  socket.send(frame('SendMessage', 'chatWindowEvent', data));
  await expect.poll(async () => (await conversations()).some(({ id }) => id === thread)).toBe(true);
  socket.close();
}

test('a conversation begins without a call: its thread is its uuid, and its guest an id that nobody guesses, the same each time', async () => {
  const [first, again, other] = [await begin(), await begin(), await begin('0198f000-0000-7000-8000-00000000000b')];
  expect(first).toMatchObject({ outcome: 'OK', data: { channelId: THREAD, userId: expect.stringMatching(/^[0-9a-f]{64}$/) } });
  expect(again.data).toEqual(first.data);
  expect(other.data?.userId).not.toBe(first.data?.userId);
  expect(await conversations()).toEqual([]);
});

test('what was said before is the first message of the thread, once, and where it cannot be written the conversation has not begun', async () => {
  const told = async (to = port, reference = THREAD) =>
    to.begin({ ...ABOUT, reference, before: 'Grace: What is a lien?' }, { idempotencyKey: 'begin' });
  expect([(await told()).outcome, (await told()).outcome]).toEqual(['OK', 'OK']);
  const [thread] = (await conversations()) as unknown as { about: object; messages: { body: string; isAgent: boolean }[] }[];
  expect([thread?.about, thread?.messages.map(({ body, isAgent }) => [body, isAgent])]).toEqual([
    { name: 'Grace Hopper' },
    [['Grace: What is a lien?', false]],
  ]);
  const stranger = createNiceHttp({ baseUrl: vendor.url, key: KEY.replace('1386', '7') });
  const away = createNiceHttp({ baseUrl: 'http://127.0.0.1:1', key: KEY });
  for (const one of [stranger, away]) expect(await told(one)).toMatchObject({ outcome: 'RETRYABLE', data: null });
});

test('a pass names the brand and the channel, and no address where NICE’s own is meant', async () => {
  const at = { channelId: THREAD, userId: 'guest' };
  const pass = { ...at, userToken: 'Grace Hopper', publicKey: '1386:chat_51eafb4e' };
  expect(await port.pass(at, { name: 'Grace Hopper' }, new Date())).toEqual({ ...pass, address: vendor.url });
  const own = createNiceHttp({ baseUrl: NICE.address, key: KEY });
  expect(await own.pass(at, { name: 'Grace Hopper' }, new Date())).toEqual({ ...pass, address: null });
});

test('a thread is closed by its contact, which is found behind others; one that has ended or was never written to stays so', async () => {
  for (let at = 0; at < 27; at += 1) await written(`0198f000-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`);
  await written(THREAD);
  const close = async (id: string) => port.close(id, { idempotencyKey: 'close' });
  expect((await close(THREAD)).outcome).toBe('OK');
  expect((await conversations()).filter(({ isClosed }) => isClosed).map(({ id }) => id)).toEqual([THREAD]);
  expect((await close(THREAD)).outcome).toBe('OK');
  expect((await close('0198f000-0000-7000-8000-0000000000ff')).outcome).toBe('OK');
});

test('an access key that is not valid closes nothing; nothing is claimed to be erased', async () => {
  const stranger = createNiceHttp({ baseUrl: vendor.url, key: '1386:chat_51eafb4e:client:other' });
  expect(await stranger.close(THREAD, { idempotencyKey: 'close' })).toMatchObject({ outcome: 'FATAL', reasonCode: 'UNAUTHORIZED' });
  expect(await port.erase(THREAD, { idempotencyKey: 'erase' })).toMatchObject({ outcome: 'FATAL', reasonCode: 'NOT_OFFERED' });
});

test('pages connect to the hosts of the region, and to nothing but the address that is set', () => {
  expect(NICE.connects(null)).toContain('wss://chat-gateway-de-na1.niceincontact.com');
  expect(NICE.connects('https://api-de-eu1.niceincontact.com')).toEqual([
    'wss://chat-gateway-de-eu1.niceincontact.com',
    'https://channels-de-eu1.niceincontact.com',
  ]);
  expect(NICE.connects('http://127.0.0.1:1')).toEqual(['ws://127.0.0.1:1', 'http://127.0.0.1:1']);
});

test.each(['', 'brand', 'brand:channel:client', 'brand:channel:client:'])('a key without its four parts is refused: %j', (key) => {
  expect(() => createNiceHttp({ baseUrl: vendor.url, key })).toThrow('brand:channel:client:secret');
});
