/** Chats that run over a vendor (decision 0154), against its simulator over the wire. */
import { connectChatVendors } from '../config/chat-vendors.ts';
import { startStreamSimulator } from '@hearthline/providers/chat/stream/simulator.ts';
import type { ChatSimulator } from '@hearthline/providers/world/chat/room.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { type Hired, hire } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dispatchChats } from './dispatch.ts';
import { chatOrigins } from '../web/pages/chat-policy.ts';
import { beginAtVendor, passOf, tidyVendorChats } from './vendors.ts';

const CSP = '/service-csp/external/api/v1/twilio';
const OMNI = '/service-omni-proxy/insecure/api/v1';
const INIT = `${OMNI}/stream/init-web-chat`;
const FORM = {
  friendlyName: 'Vera Visitor',
  emailAddress: 'vera@example.com',
  tag: 'registration',
  skill: 'FHEL',
  welcomeMessage: '',
  pageUrl: '/account/heloc/register-v2',
  chatMode: 'agent',
};
const KEY = 'public:secret';

let vendor: ChatSimulator;
let lender: TestLender;
let dana: Hired;
beforeAll(async () => {
  vendor = await startStreamSimulator(KEY);
  const chatVendors = await connectChatVendors({ provider: 'embedded', vendors: { stream: { url: vendor.url, key: KEY } } } as never, null);
  lender = await testLender({ chatVendors });
  dana = await hire(lender, 'Dana Desk', 'agent');
}, 60_000);
afterAll(async () => {
  await lender.close();
  await vendor.close();
});

type Chat = { readonly sid: string; readonly headers: Record<string, string>; readonly body: Record<string, unknown> };
async function begin(path: string = INIT, more: object = {}): Promise<Chat> {
  const { status, body } = await lender.call('POST', path, { body: { ...FORM, ...more } });
  expect(status).toBe(200);
  return { sid: String(body['conversationSid']), headers: { 'x-chat-token': String(body['token']) }, body };
}
const at = ({ sid }: Chat, rest: string): string => `${OMNI}/conversations/${sid}/${rest}`;
const stateOf = async (chat: Chat) =>
  (await lender.call('GET', at(chat, 'messages'), { headers: chat.headers })).body['state'] as Record<string, unknown>;
const renewed = async ({ headers }: Chat) => lender.call('POST', `${CSP}/refreshToken`, { body: { token: headers['x-chat-token'] } });
type AtVendor = {
  readonly id: string;
  readonly isClosed: boolean;
  readonly messages: readonly { readonly author: string; readonly body: string }[];
};
const there = async ({ sid }: Chat): Promise<AtVendor | undefined> =>
  ((await (await fetch(`${vendor.url}/_conversations`)).json()) as AtVendor[]).find(({ id }) => id === sid);
const inQueue = async ({ sid }: Chat): Promise<boolean> => {
  const { body } = await lender.call('GET', '/desk/api/v1/chats?list=QUEUE', { jwt: dana.jwt });
  return (body['rows'] as { uuid: string }[]).some(({ uuid }) => uuid === sid);
};
/** Lets the vendor be asked again at once. */
const tidy = async (): Promise<void> => {
  await lender.ctx.pool.query('update chat_at_vendor set tried_at = null');
  await tidyVendorChats(lender.ctx);
};

test('a chat begins at its vendor, with a pass that opens it there and nothing else, and rings no one here', async () => {
  await lender.call('PUT', '/desk/api/v1/chat-presence', { jwt: dana.jwt, body: { isAvailable: true } });
  const chat = await begin();
  const pass = chat.body['stream'] as Record<string, string>;
  expect(chat.body['provider']).toBe('stream');
  expect(pass).toEqual({
    providerUserId: expect.any(String),
    providerUserToken: expect.any(String),
    providerChannelId: chat.sid,
    providerKey: 'public',
    providerAddress: vendor.url,
  });
  const opened = async (channel: string) =>
    fetch(`${vendor.url}/channels/messaging/${channel}/query?api_key=public`, {
      method: 'POST',
      body: '{}',
      headers: { authorization: pass['providerUserToken'] ?? '' },
    });
  const other = await begin();
  expect([(await opened(chat.sid)).status, (await opened(other.sid)).status]).toEqual([200, 403]);
  await dispatchChats(lender.ctx);
  expect(await stateOf(chat)).toMatchObject({ state: 'OPEN', provider: 'stream', nobody: false, agentName: null });
  expect(await inQueue(chat)).toBe(false);
});

test('a page asks for another pass with its token alone; a stranger, and a chat of the product itself, get none', async () => {
  const chat = await begin();
  expect((await renewed(chat)).body['stream']).toMatchObject({ providerChannelId: chat.sid });
  expect((await renewed({ ...chat, headers: { 'x-chat-token': 'another' } })).status).toBe(404);
  expect((await renewed(await begin(`${CSP}/initWebChat`))).body['stream']).toBeNull();
});

test('what is said at a vendor is not said here too', async () => {
  const chat = await begin();
  const { status } = await lender.call('POST', at(chat, 'messages'), {
    headers: chat.headers,
    body: { key: randomUUID(), body: 'Hello', fileUuids: [] },
  });
  expect(status).toBe(409);
});

test('a provider that is not set up gives way to the product’s own chat', async () => {
  const chat = await begin(`${CSP}/initWebChat`, { provider: 'talkjs' });
  expect([chat.body['provider'], chat.body['stream']]).toEqual(['embedded', null]);
  const { body } = await lender.call('GET', `${OMNI}/availability`);
  expect(body).toMatchObject({ provider: 'embedded', providers: ['embedded', 'stream'] });
});

test('when the vendor cannot be reached, the product’s own people are asked', async () => {
  const chatVendors = await connectChatVendors(
    { provider: 'embedded', vendors: { stream: { url: 'http://127.0.0.1:1', key: KEY } } } as never,
    null,
  );
  const away = await testLender({ chatVendors });
  try {
    const { body } = await away.call('POST', INIT, { body: FORM });
    expect([body['provider'], body['stream']]).toEqual(['embedded', null]);
    const { rows } = await away.ctx.pool.query('select provider, state, waiting_since is null as lost from chat_conversation');
    expect(rows).toEqual([{ provider: 'embedded', state: 'WAITING', lost: false }]);
  } finally {
    await away.close();
  }
});

test('a conversation with the assistant goes on at the vendor, with what was said', async () => {
  const chat = await begin(`${CSP}/initWebChat`, { chatMode: 'chatbot' });
  await lender.call('POST', at(chat, 'messages'), {
    headers: chat.headers,
    body: { key: randomUUID(), body: 'My SSN is 666-10-1001', fileUuids: [] },
  });
  const { body } = await lender.call('POST', at(chat, 'person'), { headers: chat.headers, body: { provider: 'stream' } });
  expect(body).toMatchObject({ provider: 'stream', chatMode: 'agent', state: 'OPEN' });
  const [first] = (await there(chat))?.messages ?? [];
  expect(first?.body.split('\n')[0]).toBe('Vera Visitor: My SSN is •••-••-1001');
  expect(first?.body.split('\n')[1]).toMatch(/^Assistant: /);
  // asked a second time, nothing changes
  await lender.call('POST', at(chat, 'person'), { headers: chat.headers, body: { provider: 'stream' } });
  expect((await there(chat))?.messages).toHaveLength(1);
});

test('one that a process left before it began at its vendor begins when its page asks for a pass', async () => {
  const chat = await begin();
  await lender.ctx.pool.query('update chat_at_vendor set channel_id = null where conversation_uuid = $1', [chat.sid]);
  expect((await renewed(chat)).body['stream']).toMatchObject({ providerChannelId: chat.sid });
});

test('one that is quiet for long is not ended here: what is written there is not seen here', async () => {
  const chat = await begin();
  await lender.ctx.pool.query("update chat_conversation set changed_at = changed_at - interval '2 hours' where uuid = $1", [chat.sid]);
  await dispatchChats(lender.ctx);
  expect((await stateOf(chat))['state']).toBe('OPEN');
});

test('who asks to be called or for an answer by email is to be answered here', async () => {
  const [called, mailed] = [await begin(), await begin()];
  await lender.call('POST', at(called, 'callback'), { headers: called.headers, body: { phone: '6025550142', window: 'MORNING' } });
  await lender.call('POST', at(mailed, 'by-email'), { headers: mailed.headers, body: { asked: 'Is 4111 1111 1111 1111 safe with you?' } });
  expect([await inQueue(called), await inQueue(mailed)]).toEqual([true, true]);
  // asked again in the same words, it is there once
  await lender.call('POST', at(mailed, 'by-email'), { headers: mailed.headers, body: { asked: 'Is 4111 1111 1111 1111 safe with you?' } });
  // who answers here reads what was asked there
  const { body: open } = await lender.call('GET', `/desk/api/v1/chats/${mailed.sid}`, { jwt: dana.jwt });
  expect((open['messages'] as { body: string }[]).map(({ body }) => body)).toEqual(['Is •••• •••• •••• 1111 safe with you?']);
  const answered = async ({ sid }: Chat) =>
    lender.call('POST', `/desk/api/v1/chats/${sid}/messages`, { jwt: dana.jwt, body: { key: randomUUID(), body: 'An answer', seen: 1 } });
  expect((await answered(called)).status).toBe(409);
  expect((await lender.call('POST', `/desk/api/v1/chats/${called.sid}/take`, { jwt: dana.jwt, body: {} })).status).toBe(409);
  expect((await answered(mailed)).status).toBe(200);
  // it stays the vendor's: nobody here has taken it, and when who answered is away nothing waits
  await dispatchChats(lender.ctx);
  expect(await stateOf(mailed)).toMatchObject({ state: 'OPEN', agentName: null });
  expect(await inQueue(mailed)).toBe(false);
  const { rows } = await lender.ctx.pool.query("select from outbox where recipient = 'vera@example.com'");
  expect(rows).toHaveLength(1);
});

test('the end here is the end at the vendor, also after a vendor was away; no pass is given after it', async () => {
  const chat = await begin();
  await lender.call('POST', at(chat, 'end'), { headers: chat.headers, body: {} });
  expect(await passOf(lender.ctx, chat.sid)).toBeNull();
  const { ctx } = lender;
  await tidyVendorChats({ ...ctx, chatVendors: {} });
  expect((await there(chat))?.isClosed).toBe(false);
  // not before a minute has passed
  await tidyVendorChats(ctx);
  expect((await there(chat))?.isClosed).toBe(false);
  await tidy();
  expect((await there(chat))?.isClosed).toBe(true);
});

test('a conversation that is erased here is erased at the vendor', async () => {
  const chat = await begin();
  await lender.ctx.pool.query('delete from chat_conversation where uuid = $1', [chat.sid]);
  await tidy();
  expect(await there(chat)).toBeUndefined();
  const { rows } = await lender.ctx.pool.query('select from chat_at_vendor where reference = $1', [chat.sid]);
  expect(rows).toEqual([]);
});

/** A vendor whose replies to a beginning are held back until they are let go, and then are as one says. */
async function slowVendor() {
  const chatVendors = await connectChatVendors({ provider: 'embedded', vendors: { stream: { url: vendor.url, key: KEY } } } as never, null);
  const connected = chatVendors.stream;
  if (!connected) throw new Error('The vendor is not connected');
  const waiting: ((isThere: boolean) => void)[] = [];
  const begin: typeof connected.port.begin = async (about, options) => {
    const isThere = await new Promise<boolean>((resolve) => waiting.push(resolve));
    const begun = await connected.port.begin(about, options);
    return isThere ? begun : { ...begun, outcome: 'RETRYABLE', reasonCode: 'TIMEOUT', data: null };
  };
  const ctx = { ...lender.ctx, chatVendors: { stream: { ...connected, port: { ...connected.port, begin } } } };
  return { ctx, waiting };
}
/** A conversation whose beginning at the vendor is still to come. */
async function unbegun(): Promise<Chat> {
  const chat = await begin();
  await lender.ctx.pool.query('update chat_at_vendor set channel_id = null where reference = $1', [chat.sid]);
  return chat;
}

test('of two beginnings at once the one that fails later takes nothing from the one that came through', async () => {
  const chat = await unbegun();
  const { ctx, waiting } = await slowVendor();
  const both = [beginAtVendor(ctx, chat.sid), beginAtVendor(ctx, chat.sid)];
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting[0]?.(true);
  await Promise.race(both);
  waiting[1]?.(false);
  expect((await Promise.all(both)).map(({ provider }) => provider)).toEqual(['stream', 'stream']);
  expect(await passOf(lender.ctx, chat.sid)).not.toBeNull();
});

test('what began at a vendor for a chat that ended or went on without it meanwhile is closed or erased there', async () => {
  const { ctx, waiting } = await slowVendor();
  const [ended, lost] = [await unbegun(), await unbegun()];
  const first = beginAtVendor(ctx, ended.sid);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  await lender.call('POST', at(ended, 'end'), { headers: ended.headers, body: {} });
  waiting[0]?.(true);
  expect((await first).state).toBe('ENDED');
  const second = beginAtVendor(ctx, lost.sid);
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.(false);
  expect(await second).toMatchObject({ provider: 'embedded', state: 'WAITING' });
  await tidy();
  expect((await there(ended))?.isClosed).toBe(true);
  expect(await there(lost)).toBeUndefined();
});

test('what a slow vendor begins for a chat that was erased meanwhile is erased there too', async () => {
  const { ctx, waiting } = await slowVendor();
  const chat = await unbegun();
  const begins = beginAtVendor(ctx, chat.sid);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  await lender.ctx.pool.query('delete from chat_conversation where uuid = $1', [chat.sid]);
  await tidy();
  // long enough ago to be given up, had the process ended
  await lender.ctx.pool.query("update chat_at_vendor set began_at = began_at - interval '1 day' where reference = $1", [chat.sid]);
  await tidy();
  expect((await lender.ctx.pool.query('select from chat_at_vendor where reference = $1', [chat.sid])).rows).toEqual([]);
  waiting[0]?.(true);
  await begins;
  expect(await there(chat)).toBeDefined();
  await tidy();
  expect(await there(chat)).toBeUndefined();
  expect((await lender.ctx.pool.query('select from chat_at_vendor where reference = $1', [chat.sid])).rows).toEqual([]);
});

test('what may still begin at its vendor, though the process that asked for it has ended, is looked for again', async () => {
  const chat = await unbegun();
  await lender.call('POST', at(chat, 'end'), { headers: chat.headers, body: {} });
  const erased = await unbegun();
  await lender.ctx.pool.query('delete from chat_conversation where uuid = $1', [erased.sid]);
  await tidy();
  const left = async () =>
    (await lender.ctx.pool.query('select from chat_at_vendor where reference = any($1) and closed_at is null', [[chat.sid, erased.sid]]))
      .rowCount;
  expect(await left()).toBe(2);
  await lender.ctx.pool.query("update chat_at_vendor set began_at = began_at - interval '11 minutes' where reference = any($1)", [
    [chat.sid, erased.sid],
  ]);
  await tidy();
  expect(await left()).toBe(0);
});

/** What its person writes at the vendor, as their page does. */
async function writes({ sid, body }: Chat, text: string): Promise<void> {
  const { providerUserToken: authorization = '' } = body['stream'] as Record<string, string>;
  const message = { id: randomUUID(), text };
  const reply = await fetch(`${vendor.url}/channels/messaging/${sid}/message?api_key=public`, {
    method: 'POST',
    body: JSON.stringify({ message }),
    headers: { authorization, 'content-type': 'application/json' },
  });
  expect(reply.status).toBe(201);
}
const answers = async ({ sid: id }: Chat, body: string, isAutomatic = false) =>
  fetch(`${vendor.url}/_answer`, { method: 'POST', body: JSON.stringify({ id, body, isAutomatic }) });
const expire = async ({ sid }: Chat): Promise<void> => {
  await lender.ctx.pool.query("update chat_conversation set expires_at = now() - interval '1 second' where uuid = $1", [sid]);
  await dispatchChats(lender.ctx);
};
const saidHere = async ({ sid }: Chat): Promise<string[]> =>
  (
    await lender.ctx.pool.query("select author || ' ' || body as line from chat_message where conversation_uuid = $1 order by seq", [sid])
  ).rows.map(({ line }) => String(line));

test('what was asked at a vendor and not answered is to be answered here once the chat has expired, and only that', async () => {
  const [asked, answered, ended] = [await begin(), await begin(), await begin()];
  await writes(asked, 'Is it fixed?');
  await answers(asked, 'Yes.');
  await writes(asked, 'My SSN is 666-10-1001. For how long?');
  await answers(asked, 'We are away.', true);
  await writes(answered, 'Hello?');
  await answers(answered, 'Hello.');
  await writes(ended, 'Never mind');
  await lender.call('POST', at(ended, 'end'), { headers: ended.headers, body: {} });
  for (const chat of [asked, answered]) await expire(chat);
  await tidy();
  expect(await saidHere(asked)).toEqual(['VISITOR My SSN is •••-••-1001. For how long?']);
  expect([await inQueue(asked), await inQueue(answered), await inQueue(ended)]).toEqual([true, false, false]);
  for (const chat of [asked, answered, ended]) expect((await there(chat))?.isClosed).toBe(true);
});

test('where the vendor does not tell what was asked, the inbox says so, until it does', async () => {
  const [asked, answered] = [await begin(), await begin()];
  await writes(asked, 'For how long?');
  await writes(answered, 'Hello?');
  await answers(answered, 'Hello.');
  for (const chat of [asked, answered]) await expire(chat);
  const away = await connectChatVendors(
    { provider: 'embedded', vendors: { stream: { url: 'http://127.0.0.1:1', key: KEY } } } as never,
    null,
  );
  for (let turn = 0; turn < 2; turn += 1) {
    await lender.ctx.pool.query('update chat_at_vendor set tried_at = null');
    await tidyVendorChats({ ...lender.ctx, chatVendors: away });
  }
  const unread = 'PRODUCT What was asked in this chat at its vendor could not be read.';
  expect([await saidHere(asked), await inQueue(asked), await inQueue(answered)]).toEqual([[unread], true, true]);
  expect((await there(asked))?.isClosed).toBe(false);
  await tidy();
  expect([await saidHere(asked), await inQueue(asked), await inQueue(answered)]).toEqual([[unread, 'VISITOR For how long?'], true, false]);
  expect((await there(asked))?.isClosed).toBe(true);
});

test('who asks for our own people while another tab asks for a vendor does not take the chat back', async () => {
  const chat = await begin(`${CSP}/initWebChat`, { chatMode: 'chatbot' });
  const asked = async (provider?: string) =>
    (await lender.call('POST', at(chat, 'person'), { headers: chat.headers, body: { ...(provider && { provider }) } })).body['provider'];
  expect([await asked('stream'), await asked(), await asked('embedded')]).toEqual(['stream', 'stream', 'stream']);
  expect(await passOf(lender.ctx, chat.sid)).not.toBeNull();
});

test('an end at the vendor’s desk is no end by the person; of a chat of the product itself no one can say so', async () => {
  const [there1, here] = [await begin(), await begin(`${CSP}/initWebChat`)];
  const ended = async (chat: Chat) =>
    (await lender.call('POST', at(chat, 'end'), { headers: chat.headers, body: { byDesk: true } })).body['ended'];
  expect([await ended(there1), await ended(here)]).toEqual(['VENDOR', 'VISITOR']);
});

test('a page’s policy opens a vendor where it is chosen, and as long as the browser keeps a conversation there', async () => {
  const origins = (mode: string | undefined, kept?: string, flag = false) =>
    chatOrigins(lender.ctx, { query: { mode }, cookies: { 'chat-provider': kept } } as never, {
      organization: { orgCode: 'MAIN' },
      flags: [{ key: 'fe-webchat-stream', enabled: flag }],
    }).connects.includes(vendor.url);
  expect(['stream', 'twilio', 'unknown', undefined].map((mode) => origins(mode))).toEqual([true, false, false, false]);
  expect([
    origins(undefined, 'stream'),
    origins(undefined, "https://evil.example 'unsafe-inline'"),
    origins(undefined, undefined, true),
  ]).toEqual([true, false, true]);
  const chat = await begin();
  const ended = await lender.call('POST', at(chat, 'end'), { headers: chat.headers, body: {} });
  expect(String(ended.headers['set-cookie'])).toMatch(/chat-provider=;/);
  expect(String((await renewed(await begin())).headers['set-cookie'])).toMatch(/chat-provider=stream;.*HttpOnly/);
});
