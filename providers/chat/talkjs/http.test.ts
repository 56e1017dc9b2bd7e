import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChatSimulator } from '../../world/chat/room.ts';
import { hs256 } from '../../wire/hs256.ts';
import { claimsOf } from '../../world/chat/token.ts';
import type { ChatVendorPort } from '../port.ts';
import { createTalkjsHttp } from './http.ts';
import { TALKJS } from './row.ts';
import { startTalkjsSimulator } from './simulator.ts';

const KEY = 'tApp:sk_test';
const CHAT = '0198f000-0000-7000-8000-00000000000a';
let vendor: ChatSimulator;
let port: ChatVendorPort;
beforeEach(async () => {
  vendor = await startTalkjsSimulator(KEY);
  port = createTalkjsHttp({ baseUrl: vendor.url, key: KEY });
});
afterEach(async () => vendor.close());

const ABOUT = {
  lender: 'MAIN',
  name: 'Grace Hopper',
  email: 'grace@example.com',
  skill: 'FHEL',
  tag: 'offer',
  before: 'Grace: How long does it take?',
};
const begin = async () => port.begin({ ...ABOUT, reference: CHAT }, { idempotencyKey: `chat:${CHAT}` });
const conversations = async () => (await (await fetch(`${vendor.url}/_conversations`)).json()) as { messages: unknown[] }[];

const NOW = new Date('2026-11-28T12:00:00Z');
const tokenOf = (claims: object, secret = 'sk_test'): string => hs256(secret, { tokenType: 'user', iss: 'tApp', ...claims });
test.each([
  ['of a person of the lender', tokenOf({ sub: 'member-7' }), 'member-7'],
  ['that is valid for a second more', tokenOf({ sub: 'member-7', exp: NOW.getTime() / 1000 + 1 }), 'member-7'],
  ['that has expired', tokenOf({ sub: 'member-7', exp: NOW.getTime() / 1000 }), null],
  ['that another signed', tokenOf({ sub: 'member-7' }, 'another'), null],
  ['of another app', tokenOf({ sub: 'member-7', iss: 'other' }), null],
  ['of the app itself', tokenOf({ sub: 'member-7', tokenType: 'app' }), null],
  ['of the desk', tokenOf({ sub: 'desk' }), null],
  ['of another visitor', tokenOf({ sub: 'visitor-1' }), null],
  ['of no one', tokenOf({}), null],
  ['that is none', 'a.b.c', null],
])('a token %s names a person: %#', (_, token, person) => {
  expect(port.personOf?.(token, NOW)).toBe(person);
});

test('a conversation begins with its person, with what the desk is told of them, and with what was said before, once', async () => {
  expect(await begin()).toMatchObject({ outcome: 'OK', data: { channelId: CHAT, userId: `visitor-${CHAT}` } });
  expect((await begin()).outcome).toBe('OK');
  expect(await conversations()).toMatchObject([
    {
      id: CHAT,
      userId: `visitor-${CHAT}`,
      isClosed: false,
      about: {
        subject: 'Grace Hopper',
        email: ['grace@example.com'],
        custom: { lender: 'MAIN', skill: 'FHEL', tag: 'offer' },
        participants: [`visitor-${CHAT}`, 'desk'],
      },
      messages: [{ author: '', body: 'Grace: How long does it take?' }],
    },
  ]);
});

test('a pass is a token of its person, signed with the secret, with a last moment', async () => {
  const at = { channelId: CHAT, userId: `visitor-${CHAT}` };
  const expiresAt = new Date('2100-01-01T00:00:00Z');
  const { userToken, ...pass } = await port.pass(at, { name: 'Grace Hopper' }, expiresAt);
  expect(pass).toEqual({ ...at, publicKey: 'tApp', address: vendor.url });
  expect(claimsOf(userToken, 'sk_test')).toEqual({ tokenType: 'user', iss: 'tApp', sub: at.userId, exp: expiresAt.getTime() / 1000 });
  expect(claimsOf(userToken, 'another')).toBeNull();
  expect((await createTalkjsHttp({ baseUrl: TALKJS.address, key: KEY }).pass(at, { name: '' }, expiresAt)).address).toBeNull();
});

test('it is closed for everyone in it, and erased; one that is gone stays so', async () => {
  await begin();
  const [close, erase] = [{ idempotencyKey: 'close' }, { idempotencyKey: 'erase' }];
  expect((await port.close(CHAT, close)).outcome).toBe('OK');
  expect(await conversations()).toMatchObject([{ isClosed: true }]);
  expect((await port.erase(CHAT, erase)).outcome).toBe('OK');
  expect(await conversations()).toEqual([]);
  expect((await port.close(CHAT, close)).outcome).toBe('OK');
  expect((await port.erase(CHAT, erase)).outcome).toBe('OK');
});

test('a secret that is not valid begins nothing', async () => {
  port = createTalkjsHttp({ baseUrl: vendor.url, key: 'tApp:other' });
  expect(await begin()).toMatchObject({ outcome: 'FATAL', reasonCode: 'UNAUTHORIZED' });
  expect(await conversations()).toEqual([]);
});

test('the script and the connections of a page are TalkJS’s, or those of the address that is set', () => {
  expect(TALKJS.scripts?.(null)).toEqual(['https://cdn.talkjs.com']);
  expect(TALKJS.connects(null)).toContain('wss://*.talkjs.com');
  // a bucket of someone else at the same host is not opened
  expect(TALKJS.connects(null).filter((origin) => origin.includes('googleapis'))).toEqual([
    'https://firebasestorage.googleapis.com/v0/b/klets-3642/',
  ]);
  expect(TALKJS.scripts?.('http://127.0.0.1:1')).toEqual(['http://127.0.0.1:1']);
  expect(TALKJS.connects('http://127.0.0.1:1')).toEqual(['http://127.0.0.1:1', 'ws://127.0.0.1:1']);
});

test.each(['', 'app', ':secret'])('a key without both halves is refused: %j', (key) => {
  expect(() => createTalkjsHttp({ baseUrl: vendor.url, key })).toThrow('app:secret');
});
