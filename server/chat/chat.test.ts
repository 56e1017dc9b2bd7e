/** Chats over HTTP: who may open one, what is stored, who answers, and what becomes of those that no one answers. */
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { type Hired, hire } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noteStaffHere } from '@hearthline/database/stores/chat/inbox.ts';
import { dispatchChats } from './dispatch.ts';

const INIT = '/service-csp/external/api/v1/twilio/initWebChat';
const OMNI = '/service-omni-proxy/insecure/api/v1';
const DESK = '/desk/api/v1/chats';
const FORM = {
  friendlyName: 'Vera Visitor',
  emailAddress: 'vera@example.com',
  tag: 'registration',
  skill: 'FHEL',
  welcomeMessage: '',
  pageUrl: '/account/heloc/register-v2',
  chatMode: 'agent',
};

let lender: TestLender;
let dana: Hired;
let omar: Hired;
beforeAll(async () => {
  lender = await testLender();
  [dana, omar] = [await hire(lender, 'Dana Desk', 'agent'), await hire(lender, 'Omar Office', 'processor')];
}, 60_000);
afterAll(async () => lender.close());

type Chat = { readonly sid: string; readonly token: string; readonly channel: string; readonly headers: Record<string, string> };
async function begin(more: object = {}, jwt?: string): Promise<Chat> {
  const { status, body } = await lender.call('POST', INIT, { body: { ...FORM, ...more }, ...(jwt !== undefined && { jwt }) });
  expect(status).toBe(200);
  const token = String(body['token']);
  return { sid: String(body['conversationSid']), token, channel: String(body['omniProxyChannelId']), headers: { 'x-chat-token': token } };
}
const at = ({ sid }: Chat, rest: string): string => `${OMNI}/conversations/${sid}/${rest}`;
const say = async (chat: Chat, body: string, key: string = randomUUID(), more: object = {}) =>
  lender.call('POST', at(chat, 'messages'), { headers: chat.headers, body: { key, body, fileUuids: [], ...more } });
type Message = { readonly seq: number; readonly author: string; readonly body: string; readonly files: readonly { uuid: string }[] };
type State = Record<string, unknown>;
async function read(chat: Chat, after = 0): Promise<{ state: State; messages: Message[] }> {
  const { status, body } = await lender.call('GET', at(chat, `messages?after=${after}`), { headers: chat.headers });
  expect(status).toBe(200);
  return body as unknown as { state: State; messages: Message[] };
}
const words = async (chat: Chat): Promise<string[]> => (await read(chat)).messages.map(({ author, body }) => `${author}: ${body}`);
const desk = async (by: Hired, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  lender.call(method, path, { jwt: by.jwt, ...(body && { body }) });
const answer = async (by: Hired, chat: Chat, body: string, seen: number, key: string = randomUUID()) =>
  desk(by, 'POST', `${DESK}/${chat.sid}/messages`, { key, body, seen });
const available = async (by: Hired, isAvailable = true) => desk(by, 'PUT', '/desk/api/v1/chat-presence', { isAvailable });
const rings = async (by: Hired): Promise<string[]> => {
  const { body } = await desk(by, 'GET', `${DESK}?list=QUEUE`);
  return (body['rows'] as { uuid: string; ringsMe: boolean }[]).filter(({ ringsMe }) => ringsMe).map(({ uuid }) => uuid);
};
/** A minute without a sign of life of an inbox. */
const vanish = async (by: Hired) =>
  lender.ctx.pool.query("update chat_staff set seen_at = seen_at - interval '61 seconds' where staff_uuid = $1", [by.staffUuid]);
const dispatch = async () => dispatchChats(lender.ctx);
/** Its page is open: what a socket says every few seconds. */
const isThere = async ({ sid }: Chat) =>
  lender.ctx.pool.query('insert into chat_here values ($1, now()) on conflict (conversation_uuid) do update set seen_at = now()', [sid]);
const rowOf = async ({ sid }: Chat) =>
  (await lender.ctx.pool.query('select * from chat_conversation where uuid = $1', [sid])).rows[0] as Record<string, unknown>;

beforeEach(async () => {
  await lender.ctx.pool.query(
    "update chat_conversation set state = 'ENDED', ended_at = now(), ended_why = 'VISITOR' where state <> 'ENDED'",
  );
  await lender.ctx.pool.query('delete from chat_staff');
});

describe('who may open a chat', () => {
  test('its id alone opens nothing, nor does the token of another', async () => {
    const [mine, other] = [await begin(), await begin()];
    await say(mine, 'Hello');
    const tries = [{ headers: {} }, { headers: { 'x-chat-token': 'guessed' } }, { headers: other.headers }, { headers: {}, jwt: dana.jwt }];
    for (const by of tries) expect((await lender.call('GET', at(mine, 'messages'), by)).status).toBe(404);
    const info = { body: { omniProxyChannelId: mine.channel } };
    expect(
      (await lender.call('POST', '/service-csp/external/api/v1/twilio/web-chat-info', { ...info, headers: other.headers })).status,
    ).toBe(404);
    expect(
      (await lender.call('POST', '/service-csp/external/api/v1/twilio/web-chat-info', { ...info, headers: mine.headers })).body,
    ).toEqual({
      contactId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  test('a borrower’s chat needs them signed in, or a nonce of theirs; signing out takes it away', async () => {
    const { jwt, uuid } = await lender.play('happy', 'OFFER_SELECTION');
    const chat = await begin({ applicationUuid: uuid }, jwt);
    await say({ ...chat, headers: chat.headers }, 'Hi').then(({ status }) => expect(status).toBe(404));
    const asked = await lender.call('GET', at(chat, 'messages'), { jwt, headers: chat.headers });
    expect(asked.status).toBe(200);
    const made = await lender.call('POST', '/service-csp/customer/secure/api/v1/webchat/authenticate', { jwt, body: {} });
    const first = String(made.body['nonce']);
    const withNonce = (nonce: string) => ({ headers: { ...chat.headers, 'x-chat-nonce': nonce } });
    expect((await lender.call('GET', at(chat, 'messages'), withNonce(first))).status).toBe(200);
    const renewed = await lender.call('PUT', `/service-csp/customer/secure/api/v1/webchat/refresh?nonce=${first}`, { jwt, body: {} });
    const second = String(renewed.body['nonce']);
    expect((await lender.call('GET', at(chat, 'messages'), withNonce(first))).status).toBe(404);
    expect((await lender.call('GET', at(chat, 'messages'), withNonce(second))).status).toBe(200);
    await lender.call('POST', '/identity/secure/api/v1/logout', { jwt, body: {} });
    expect((await lender.call('GET', at(chat, 'messages'), withNonce(second))).status).toBe(404);
    const { rows } = await lender.ctx.pool.query('select application_uuid from chat_conversation where uuid = $1', [chat.sid]);
    expect(rows).toEqual([{ application_uuid: uuid }]);
  });

  test('another’s application is not kept with a chat, and without the flag a borrower chats as a visitor', async () => {
    const [mine, other] = [await lender.play('happy', 'OFFER_SELECTION'), await lender.play('happy', 'OFFER_SELECTION')];
    const chat = await begin({ applicationUuid: other.uuid }, mine.jwt);
    const row = async () =>
      (
        await lender.ctx.pool.query('select identity_uuid is null as stranger, application_uuid from chat_conversation where uuid = $1', [
          chat.sid,
        ])
      ).rows[0];
    expect(await row()).toEqual({ stranger: false, application_uuid: null });
    const flag = { key: 'fe-csp-feature-flag-borrower-authentication', org: 'MAIN' };
    await lender.ctx.pool.query(
      "insert into flag (key, organization_code, enabled, variables, updated_at) values ($1, $2, false, '{}', now())",
      [flag.key, flag.org],
    );
    const stranger = await begin({ applicationUuid: mine.uuid }, mine.jwt);
    expect(
      (await lender.ctx.pool.query('select identity_uuid, application_uuid from chat_conversation where uuid = $1', [stranger.sid])).rows,
    ).toEqual([{ identity_uuid: null, application_uuid: null }]);
    await lender.ctx.pool.query('delete from flag where key = $1', [flag.key]);
  });
});

describe('messages', () => {
  test('have the numbers from 1 without gaps, however many write at once, and a key is one message', async () => {
    const chat = await begin();
    const key = randomUUID();
    const twice = await Promise.all([
      say(chat, 'Once', key),
      say(chat, 'Once', key),
      ...Array.from({ length: 20 }, async (_, n) => say(chat, `m${n}`)),
    ]);
    expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([200]));
    expect(twice[0]?.body['seq']).toBe(twice[1]?.body['seq']);
    const { messages, state } = await read(chat);
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1));
    expect(state['lastSeq']).toBe(21);
    expect((await read(chat, 19)).messages.map(({ seq }) => seq)).toEqual([20, 21]);
  });

  test('cards and Social Security numbers are masked before they are stored, for both sides', async () => {
    const chat = await begin();
    expect((await say(chat, 'My card 4111 1111 1111 1111, ssn 666-10-1001')).body['body']).toBe(
      'My card •••• •••• •••• 1111, ssn •••-••-1001',
    );
    await answer(dana, chat, 'You said 666101001', 1);
    const { rows } = await lender.ctx.pool.query("select string_agg(body, ' ') as all from chat_message where conversation_uuid = $1", [
      chat.sid,
    ]);
    expect(String(rows[0]?.['all'])).not.toMatch(/4111 1111|666-10|66610/);
  });

  test.each([
    ['nothing', { body: '   ' }, 'body'],
    ['too much', { body: 'x'.repeat(4001) }, 'body'],
    ['a file that is not there', { fileUuids: [randomUUID()] }, 'fileUuids'],
  ])('%s is refused at its field, and takes no number', async (_, more, field) => {
    const chat = await begin();
    const refused = await say(chat, 'Hello', randomUUID(), more);
    expect([refused.status, refused.body['errors']]).toEqual([400, [expect.objectContaining({ field })]]);
    expect((await read(chat)).state['lastSeq']).toBe(0);
  });
});

describe('people who answer', () => {
  test('a chat rings who takes chats, one after the other, and who answers first has it', async () => {
    await available(dana);
    await available(omar);
    const chat = await begin();
    await isThere(chat);
    await say(chat, 'Is anyone there?');
    await dispatch();
    const [first, second] = (await rings(dana)).includes(chat.sid) ? [dana, omar] : [omar, dana];
    expect([await rings(first), await rings(second)]).toEqual([[chat.sid], []]);
    await lender.ctx.clock.advance(31_000);
    await dispatch();
    expect([await rings(first), await rings(second)]).toEqual([[], [chat.sid]]);
    expect((await desk(second, 'POST', `${DESK}/${chat.sid}/take`, {})).status).toBe(200);
    expect((await desk(first, 'POST', `${DESK}/${chat.sid}/take`, {})).status).toBe(409);
    expect((await read(chat)).state).toMatchObject({ state: 'OPEN', agentName: second.name.split(' ')[0], nobody: false });
    expect(await words(chat)).toEqual(['VISITOR: Is anyone there?', `PRODUCT: ${second.name.split(' ')[0]} joined the chat.`]);
  });

  test('what a colleague wrote has to be seen before one’s own is sent, and a repeated key sends nothing twice', async () => {
    const chat = await begin();
    await say(chat, 'A question');
    const key = randomUUID();
    expect((await answer(dana, chat, 'First answer', 1, key)).status).toBe(200);
    expect((await answer(dana, chat, 'First answer', 1, key)).status).toBe(200);
    const refused = await answer(omar, chat, 'Second answer', 1);
    expect([refused.status, refused.body['message']]).toEqual([409, 'A colleague has answered meanwhile']);
    expect((await answer(omar, chat, 'Second answer', 3)).status).toBe(200);
    expect(await words(chat)).toEqual([
      'VISITOR: A question',
      'PRODUCT: Dana joined the chat.',
      'AGENT: First answer',
      'AGENT: Second answer',
    ]);
  });

  test('a chat whose person vanished goes back, says so, and is to be answered', async () => {
    await available(dana);
    const chat = await begin();
    await isThere(chat);
    await say(chat, 'Hello');
    await answer(dana, chat, 'One moment', 1);
    await vanish(dana);
    await available(omar);
    await dispatch();
    expect((await read(chat)).state).toMatchObject({ state: 'WAITING', agentName: null });
    expect((await words(chat)).at(-1)).toBe('PRODUCT: Dana had to leave. We are finding someone else for you.');
    expect(await rings(omar)).toEqual([chat.sid]);
  });

  test('no one there: told at once; someone there who lets it ring: told after the promised time', async () => {
    const alone = await begin();
    await dispatch();
    expect((await read(alone)).state).toMatchObject({ nobody: true, state: 'WAITING' });
    await available(dana);
    const chat = await begin();
    await dispatch();
    expect((await read(chat)).state).toMatchObject({ nobody: false });
    await lender.ctx.clock.advance(120_000);
    await dispatch();
    expect((await read(chat)).state).toMatchObject({ nobody: true });
  });

  test('a call back stays to be done after the chat has ended, and its number is not kept once it was', async () => {
    const chat = await begin();
    await lender.call('POST', at(chat, 'callback'), { headers: chat.headers, body: { phone: '(602) 555-0101', window: 'MORNING' } });
    await lender.call('POST', at(chat, 'end'), { headers: chat.headers, body: {} });
    const queue = async () =>
      ((await desk(dana, 'GET', `${DESK}?list=QUEUE`)).body['rows'] as { uuid: string; callback: unknown }[]).filter(
        ({ uuid }) => uuid === chat.sid,
      );
    expect(await queue()).toMatchObject([{ callback: { window: 'MORNING' } }]);
    expect((await desk(dana, 'GET', `${DESK}/${chat.sid}`)).body['chat']).toMatchObject({ callbackPhone: '6025550101', state: 'ENDED' });
    expect((await desk(dana, 'POST', `${DESK}/${chat.sid}/called`, {})).status).toBe(200);
    expect((await desk(dana, 'POST', `${DESK}/${chat.sid}/called`, {})).status).toBe(409);
    expect([
      await queue(),
      (await lender.ctx.pool.query('select callback_phone from chat_conversation where uuid = $1', [chat.sid])).rows,
    ]).toEqual([[], [{ callback_phone: null }]]);
  });

  test('after an end of their own, an answer goes out by email where that was asked for; after one that was not, in any case', async () => {
    const mails = async () =>
      (await lender.ctx.pool.query("select recipient as address from outbox where subject = 'The answer to your chat'")).rows;
    const [mailed, silent] = [await begin(), await begin()];
    for (const chat of [mailed, silent]) await say(chat, 'Please answer');
    expect((await lender.call('POST', at(mailed, 'by-email'), { headers: mailed.headers, body: {} })).body).toMatchObject({
      byEmail: true,
    });
    for (const chat of [mailed, silent]) await lender.call('POST', at(chat, 'end'), { headers: chat.headers, body: {} });
    expect((await say(mailed, 'More')).status).toBe(409);
    expect((await answer(dana, silent, 'Too late', 1)).status).toBe(409);
    expect((await answer(dana, mailed, 'Not to 4111 1111 1111 1111', 1)).status).toBe(200);
    expect(await mails()).toEqual([{ address: 'vera@example.com' }]);
    const written = await lender.call('GET', '/sandbox/outbox?to=vera%40example.com');
    expect(JSON.stringify(written.body)).toContain('Not to •••• •••• •••• 1111');
    const expired = await begin({ emailAddress: 'left@example.com' });
    await say(expired, 'Are you there?');
    await lender.ctx.pool.query("update chat_conversation set expires_at = now() - interval '1 second' where uuid = $1", [expired.sid]);
    await dispatch();
    const { body } = await desk(dana, 'GET', `${DESK}?list=QUEUE`);
    expect((body['rows'] as { uuid: string }[]).map(({ uuid }) => uuid)).toContain(expired.sid);
    expect((await answer(dana, expired, 'Here we are', 1)).status).toBe(200);
    expect((await answer(dana, expired, 'And again', 2)).status).toBe(409);
    expect((await mails()).at(-1)).toEqual({ address: 'left@example.com' });
  });

  test('a transfer rings the colleague it is for, with a note that only colleagues read', async () => {
    await available(dana);
    await available(omar);
    const chat = await begin();
    await isThere(chat);
    await answer(dana, chat, 'Hello', 0);
    const note = 'Asks about the notary';
    expect((await desk(dana, 'POST', `${DESK}/${chat.sid}/transfer`, { staffUuid: omar.staffUuid, note })).status).toBe(200);
    await dispatch();
    expect([await rings(omar), await rings(dana)]).toEqual([[chat.sid], []]);
    expect((await desk(omar, 'GET', `${DESK}/${chat.sid}`)).body['chat']).toMatchObject({ notes: [{ body: note, name: 'Dana Desk' }] });
    expect((await words(chat)).join()).not.toContain(note);
    expect((await desk(dana, 'POST', `${DESK}/${chat.sid}/transfer`, { staffUuid: randomUUID(), note: '' })).status).toBe(404);
    expect((await desk(dana, 'POST', `${DESK}/${chat.sid}/transfer`, { staffUuid: null, note: '' })).body).toMatchObject({
      message: 'Take the chat first',
    });
  });

  test('a lender’s people see that lender’s chats only; each look is in the log of views once a day', async () => {
    const chat = await begin();
    await say(chat, 'Mine at Hearthline');
    const away = await hire(lender, 'Ada Away', 'agent', 'PLUMFIELD');
    expect((await desk(away, 'GET', `${DESK}/${chat.sid}`)).status).toBe(404);
    expect((await answer(away, chat, 'Hello', 1)).status).toBe(404);
    expect((await desk(away, 'GET', `${DESK}?list=OPEN`)).body).toMatchObject({ rows: [], total: 0, waiting: 0 });
    for (const by of [dana, dana, omar]) await desk(by, 'GET', `${DESK}/${chat.sid}`);
    const { rows } = await lender.ctx.pool.query('select staff_uuid from staff_view where fields = $1', [[`chat ${chat.sid}`]]);
    expect(rows.map((row) => row['staff_uuid']).toSorted()).toEqual([dana.staffUuid, omar.staffUuid].toSorted());
  });

  test('search finds a name, an address and words, and takes % and _ as they are', async () => {
    const chat = await begin({ friendlyName: 'Zora 50%_off' });
    await say(chat, 'About the appraisal');
    const found = async (search: string) =>
      ((await desk(dana, 'GET', `${DESK}?list=OPEN&search=${encodeURIComponent(search)}`)).body['rows'] as { uuid: string }[]).map(
        ({ uuid }) => uuid,
      );
    for (const search of ['zora', 'vera@example', 'APPRAISAL', '50%_']) expect([search, await found(search)]).toEqual([search, [chat.sid]]);
    expect(await found('5_%')).toEqual([]);
  });

  test('search finds what was said however long ago, from three letters on, and in no chat of another lender', async () => {
    const [mine, theirs] = [await begin(), await begin()];
    for (const chat of [mine, theirs]) await say(chat, 'About the xylophone');
    await lender.ctx.pool.query("update chat_conversation set changed_at = changed_at - interval '5 years' where uuid = $1", [mine.sid]);
    await lender.ctx.pool.query("update chat_conversation set organization_code = 'PLUMFIELD' where uuid = $1", [theirs.sid]);
    const found = async (search: string) =>
      ((await desk(dana, 'GET', `${DESK}?list=OPEN&search=${search}`)).body['rows'] as { uuid: string }[]).map(({ uuid }) => uuid);
    expect([await found('xyl'), await found('XYLOPHONE'), await found('xy')]).toEqual([[mine.sid], [mine.sid], []]);
  });
});

describe('what must not happen', () => {
  test('someone is rung by no more chats than one can answer, and a chat whose page is closed rings no one', async () => {
    await available(dana);
    const chats = [];
    for (let n = 0; n < 6; n += 1) chats.push(await begin());
    const gone = await begin();
    for (const chat of chats) await isThere(chat);
    for (let round = 0; round < 3; round += 1) {
      await dispatch();
      await lender.ctx.clock.advance(5000);
    }
    const ringing = await rings(dana);
    expect(ringing).toHaveLength(4);
    expect(ringing).not.toContain(gone.sid);
  });

  test('many chats that wait at one lender keep none of another’s from ringing', async () => {
    const away = { 'x-org': 'PLUMFIELD' };
    for (let n = 0; n < 60; n += 1) await lender.call('POST', INIT, { body: FORM, headers: away });
    await available(dana);
    const chat = await begin();
    await isThere(chat);
    await dispatch();
    expect(await rings(dana)).toEqual([chat.sid]);
  });

  test('an answer clears only what its sender has seen', async () => {
    const chat = await begin();
    for (const words of ['One', 'Two']) await say(chat, words);
    await answer(dana, chat, 'To the first', 1);
    expect(await rowOf(chat)).toMatchObject({ unanswered: 1, read_by_staff: 1 });
    expect((await rowOf(chat))['unanswered_since']).not.toBeNull();
    await answer(dana, chat, 'To the second', 4);
    expect(await rowOf(chat)).toMatchObject({ unanswered: 0, unanswered_since: null });
  });

  test('a chat with the bot that a person takes lives as long as one with people', async () => {
    const [taken, answered] = [await begin({ chatMode: 'chatbot' }), await begin({ chatMode: 'chatbot' })];
    await desk(dana, 'POST', `${DESK}/${taken.sid}/take`, {});
    await answer(dana, answered, 'A person here', 0);
    for (const chat of [taken, answered]) {
      const row = await rowOf(chat);
      expect([row['mode'], row['staff_uuid'], (row['expires_at'] as Date).getTime() > Date.now() + 5 * 3_600_000]).toEqual([
        'PERSON',
        dana.staffUuid,
        true,
      ]);
    }
  });

  test('a key of a colleague is not one’s own', async () => {
    const chat = await begin();
    const key = randomUUID();
    await answer(dana, chat, 'Mine', 0, key);
    expect((await answer(omar, chat, 'Mine too', 2, key)).status).toBe(409);
  });

  test('a chat ends with the session in which it began, and a quiet one whose page is closed ends too', async () => {
    const { jwt, uuid } = await lender.play('happy', 'OFFER_SELECTION');
    const [known, quiet, shown] = [await begin({ applicationUuid: uuid }, jwt), await begin(), await begin()];
    for (const chat of [quiet, shown]) await answer(dana, chat, 'Hello', 0);
    await lender.call('POST', '/identity/secure/api/v1/logout', { jwt, body: {} });
    await lender.ctx.clock.advance(31 * 60_000);
    await isThere(shown);
    await dispatch();
    expect([await rowOf(known), await rowOf(quiet), await rowOf(shown)].map((row) => row['ended_why'])).toEqual([
      'SIGNED_OUT',
      'IDLE',
      null,
    ]);
  });

  test('who is no longer in a role that answers has no chat', async () => {
    await available(dana);
    const chat = await begin();
    await answer(dana, chat, 'Hello', 0);
    await lender.ctx.pool.query("update staff_member set role = 'auditor' where uuid = $1", [dana.staffUuid]);
    await dispatch();
    await lender.ctx.pool.query("update staff_member set role = 'agent' where uuid = $1", [dana.staffUuid]);
    expect(await rowOf(chat)).toMatchObject({ state: 'WAITING', staff_uuid: null });
  });

  test('after a long while without a look no chat is taken away: no inbox could give a sign of life', async () => {
    const other = { ...lender.ctx, pool: Object.create(lender.ctx.pool) as TestLender['ctx']['pool'] };
    const chat = await begin();
    await answer(dana, chat, 'Hello', 0);
    await vanish(dana);
    await dispatchChats(other);
    expect(await rowOf(chat)).toMatchObject({ state: 'OPEN', staff_uuid: dana.staffUuid });
    await dispatchChats(other);
    expect(await rowOf(chat)).toMatchObject({ state: 'WAITING', staff_uuid: null });
  });

  test('who was away has to say again that they take chats', async () => {
    await available(dana);
    await vanish(dana);
    await noteStaffHere(lender.ctx.pool, [dana.staffUuid], new Date(), new Date(Date.now() - 60_000));
    expect((await desk(dana, 'GET', '/desk/api/v1/chat-presence')).body['isAvailable']).toBe(false);
  });

  test('taking, searching and ending are looks, as opening is', async () => {
    const chat = await begin();
    const fresh = await hire(lender, 'Fay Fresh', 'closer');
    await desk(fresh, 'POST', `${DESK}/${chat.sid}/take`, {});
    await desk(fresh, 'GET', `${DESK}?list=OPEN&search=vera`);
    const { rows } = await lender.ctx.pool.query('select fields from staff_view where staff_uuid = $1 order by at', [fresh.staffUuid]);
    expect(rows).toEqual([{ fields: [`chat ${chat.sid}`] }, { fields: ['chat search'] }]);
  });

  test('a chat that ended more than a day ago is opened by no token', async () => {
    const chat = await begin();
    await lender.ctx.pool.query("update chat_conversation set expires_at = now() - interval '25 hours' where uuid = $1", [chat.sid]);
    expect((await lender.call('GET', at(chat, 'messages'), { headers: chat.headers })).status).toBe(404);
  });
});

describe('the end', () => {
  test('a token that has expired ends the chat, renews nothing, and is not resumed', async () => {
    const chat = await begin();
    await say(chat, 'Hello');
    const refresh = async () => lender.call('POST', '/service-csp/external/api/v1/twilio/refreshToken', { body: { token: chat.token } });
    const { rows } = await lender.ctx.pool.query(
      'select extract(epoch from expires_at - now())::int / 60 as minutes from chat_conversation where uuid = $1',
      [chat.sid],
    );
    expect(rows[0]?.['minutes']).toBeGreaterThan(350);
    await lender.ctx.pool.query("update chat_conversation set expires_at = now() + interval '1 hour' where uuid = $1", [chat.sid]);
    expect(Date.parse(String((await refresh()).body['expiration']))).toBeGreaterThan(Date.now() + 5 * 3_600_000);
    await lender.ctx.pool.query("update chat_conversation set expires_at = now() - interval '1 second' where uuid = $1", [chat.sid]);
    expect((await read(chat)).state).toMatchObject({ state: 'ENDED', ended: 'EXPIRED' });
    expect([(await refresh()).status, (await say(chat, 'More')).status]).toEqual([409, 409]);
    await dispatch();
    expect((await lender.ctx.pool.query('select state, ended_why from chat_conversation where uuid = $1', [chat.sid])).rows).toEqual([
      { state: 'ENDED', ended_why: 'EXPIRED' },
    ]);
  });

  test('a frozen channel is read-only', async () => {
    const chat = await begin();
    await lender.ctx.pool.query('update chat_conversation set frozen_at = now() where uuid = $1', [chat.sid]);
    expect([(await read(chat)).state['isFrozen'], (await say(chat, 'More')).status]).toEqual([true, 409]);
  });

  test('the transcript has every message, by whom and when', async () => {
    const chat = await begin();
    for (let n = 1; n <= 101; n += 1) await say(chat, `Line ${n}`);
    await answer(dana, chat, 'All clear', 101);
    const { body, headers, statusCode } = await lender.app.inject({
      url: at(chat, 'transcript'),
      headers: { host: 'localhost', ...chat.headers },
    });
    expect([statusCode, headers['content-disposition']]).toEqual([200, 'attachment; filename="chat.txt"']);
    expect(body.match(/Vera Visitor: Line \d+/g)).toHaveLength(101);
    expect(body).toContain('Dana: All clear');
  });
});
