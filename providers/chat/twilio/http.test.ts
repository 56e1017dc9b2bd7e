import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChatSimulator } from '../../world/chat/room.ts';
import { claimsOf } from '../../world/chat/token.ts';
import type { ChatVendorPort, NewConversation } from '../port.ts';
import { createTwilioHttp } from './http.ts';
import { startTwilioSimulator } from './simulator.ts';

const KEY = 'AC1:SK1:secret:IS1';
const GRACE: NewConversation = {
  lender: 'MAIN',
  reference: 'd9c0a1f4-5d0e-4b6e-9a4c-0f4b6f2f2b11',
  name: 'Grace Hall',
  email: 'grace@example.com',
  skill: 'FHEL',
  tag: 'offers',
  before: 'Bot: How can I help?',
};
let vendor: ChatSimulator;
let port: ChatVendorPort;
beforeEach(async () => {
  vendor = await startTwilioSimulator(KEY);
  port = createTwilioHttp({ baseUrl: vendor.url, key: KEY });
});
afterEach(async () => vendor.close());

let n = 0;
const once = () => {
  n += 1;
  return { idempotencyKey: `chat-${n}` };
};
type Known = {
  readonly id: string;
  readonly userId: string;
  readonly isClosed: boolean;
  readonly messages: readonly { readonly body: string }[];
};
const known = async () => (await (await fetch(`${vendor.url}/_conversations`)).json()) as readonly Known[];

test('a conversation begins once, with its person and what was said before; begun again it is the same', async () => {
  const begun = await port.begin(GRACE, once());
  expect(begun).toMatchObject({ outcome: 'OK', data: { userId: `visitor-${GRACE.reference}` } });
  const again = await port.begin(GRACE, once());
  expect(again.data).toEqual(begun.data);
  expect(await known()).toMatchObject([
    {
      id: begun.data?.channelId,
      userId: begun.data?.userId,
      about: { visitor_name: 'Grace Hall', visitor_email: 'grace@example.com', skill: 'FHEL', tag: 'offers' },
      messages: [{ author: 'hearthline', body: GRACE.before }],
    },
  ]);
});

test.each([1, 2, 3, 4])('what was cut off after %i requests is taken up again', async (requests) => {
  let left = requests;
  const cut: typeof fetch = async (...asked) => {
    left -= 1;
    if (left < 0) throw new Error('The line is dead');
    return fetch(...asked);
  };
  const failed = await createTwilioHttp({ baseUrl: vendor.url, key: KEY, fetch: cut }).begin(GRACE, once());
  expect(failed.reasonCode).toBe(requests === 4 ? null : 'NETWORK');
  expect((await port.begin(GRACE, once())).outcome).toBe('OK');
  expect(await known()).toMatchObject([{ userId: `visitor-${GRACE.reference}`, messages: [{ body: GRACE.before }] }]);
});

test('nothing said before is no message; another conversation is another one', async () => {
  const first = await port.begin({ ...GRACE, before: '' }, once());
  const second = await port.begin({ ...GRACE, reference: 'e5b7f3a0-0000-4000-8000-000000000000' }, once());
  expect(second.data?.channelId).not.toBe(first.data?.channelId);
  expect((await known()).map(({ messages }) => messages.length)).toEqual([0, 1]);
});

test('a pass is an access token for one person and one service, for a day at the longest', async () => {
  const channel = { channelId: 'CH1', userId: 'visitor-1' };
  const nowSeconds = Math.floor((performance.timeOrigin + performance.now()) / 1000);
  const pass = await port.pass(channel, { name: 'Grace Hall' }, new Date((nowSeconds + 3600) * 1000));
  expect(pass).toMatchObject({ ...channel, address: vendor.url, publicKey: '' });
  const header = JSON.parse(Buffer.from(pass.userToken.split('.')[0] ?? '', 'base64url').toString()) as object;
  expect(header).toEqual({ typ: 'JWT', alg: 'HS256', cty: 'twilio-fpa;v=1' });
  const claims = claimsOf<{ readonly exp: number; readonly iat: number }>(pass.userToken, 'secret');
  expect(claims).toMatchObject({
    iss: 'SK1',
    sub: 'AC1',
    exp: nowSeconds + 3600,
    grants: { identity: 'visitor-1', chat: { service_sid: 'IS1' } },
  });
  const long = await port.pass(channel, { name: '' }, new Date((nowSeconds + 1_000_000) * 1000));
  const { exp = 0, iat = 0 } = claimsOf<{ readonly exp: number; readonly iat: number }>(long.userToken, 'secret') ?? {};
  expect(exp - iat).toBe(86_400);
  expect(
    await createTwilioHttp({ baseUrl: 'https://conversations.twilio.com', key: KEY }).pass(channel, { name: '' }, new Date()),
  ).toMatchObject({ address: null });
});

test('a conversation is closed, and closed again; erased with its person, and erased again', async () => {
  const { data } = await port.begin(GRACE, once());
  const id = data?.channelId ?? '';
  expect((await port.close(id, once())).outcome).toBe('OK');
  expect((await port.close(id, once())).outcome).toBe('OK');
  expect((await known())[0]?.isClosed).toBe(true);
  expect((await port.erase(GRACE.reference, once())).outcome).toBe('OK');
  expect(await known()).toEqual([]);
  const authorization = `Basic ${Buffer.from('SK1:secret').toString('base64')}`;
  const person = `${vendor.url}/v1/Services/IS1/Users/${data?.userId}`;
  expect((await fetch(person, { method: 'DELETE', headers: { authorization } })).status).toBe(404);
  expect((await port.erase(GRACE.reference, once())).outcome).toBe('OK');
  expect((await port.close(id, once())).outcome).toBe('OK');
});

test('a key that the vendor does not know is refused', async () => {
  const stranger = createTwilioHttp({ baseUrl: vendor.url, key: 'AC1:SK1:other:IS1' });
  expect(await stranger.begin(GRACE, once())).toMatchObject({ outcome: 'FATAL', reasonCode: 'UNAUTHORIZED' });
});

test.each(['AC1:SK1:secret', 'AC1:SK1:secret:', ':::', ''])('a key without all its parts is refused: %j', (key) => {
  expect(() => createTwilioHttp({ baseUrl: vendor.url, key })).toThrow('account:keySid:keySecret:serviceSid');
});
