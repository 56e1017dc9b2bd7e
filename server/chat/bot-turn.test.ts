/** The bot in a conversation: a question is answered once, from the articles or from the application of who is proved to ask, and handed over else. */
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { STATUS_COPY } from '@hearthline/journey/status-copy/copy.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dispatchChats } from './dispatch.ts';

const INIT = '/service-csp/external/api/v1/twilio/initWebChat';
const OMNI = '/service-omni-proxy/insecure/api/v1/conversations';
const BOT = '/service-chat-chatbot/external/api/v1/message';
const FORM = {
  friendlyName: 'Vera Visitor',
  emailAddress: 'vera@example.com',
  tag: 'account',
  skill: 'FHEL',
  welcomeMessage: '',
  pageUrl: '/dashboard',
  chatMode: 'chatbot',
};
const RESCISSION = 'how long can i cancel after i sign';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
}, 60_000);
afterAll(async () => lender.close());

type Chat = { readonly sid: string; readonly headers: Record<string, string>; readonly jwt?: string };
async function begin(more: object = {}, jwt?: string): Promise<Chat> {
  const { status, body } = await lender.call('POST', INIT, { body: { ...FORM, ...more }, ...(jwt !== undefined && { jwt }) });
  expect(status).toBe(200);
  return { sid: String(body['conversationSid']), headers: { 'x-chat-token': String(body['token']) }, ...(jwt !== undefined && { jwt }) };
}
const by = ({ headers, jwt }: Chat) => ({ headers, ...(jwt !== undefined && { jwt }) });
const say = async (chat: Chat, body: string, key: string = randomUUID()) =>
  lender.call('POST', `${OMNI}/${chat.sid}/messages`, { ...by(chat), body: { key, body, fileUuids: [] } });
type Message = { readonly seq: number; readonly author: string; readonly body: string; readonly answer: Record<string, unknown> | null };
async function read(chat: Chat): Promise<Message[]> {
  const { status, body } = await lender.call('GET', `${OMNI}/${chat.sid}/messages`, by(chat));
  expect(status).toBe(200);
  return body['messages'] as Message[];
}
const answers = async (chat: Chat) => (await read(chat)).filter(({ author }) => author === 'BOT');
const asked = (chat: Chat, message: string, nonce = '') => ({
  applicationId: null,
  conversationId: chat.sid,
  message,
  nonce,
  organization: 'MAIN',
  pageUrl: '/dashboard',
  senderId: 'vera@example.com',
  senderType: 'APPLICANT',
  tag: 'account',
});
const ask = async (chat: Chat, message: string, { key = randomUUID(), nonce = '' }: { key?: string; nonce?: string } = {}) =>
  lender.call('POST', `${BOT}/chatWithAutobot`, {
    ...by(chat),
    headers: { ...chat.headers, 'idempotency-key': key },
    body: asked(chat, message, nonce),
  });
const feedback = (chat: Chat, more: object) => ({
  questionId: 'right-to-cancel',
  conversationId: chat.sid,
  responseToCustomer: 'As it stood there',
  feedbackMessage: '',
  rating: 1,
  senderEmail: 'vera@example.com',
  senderType: 'APPLICANT',
  nonce: '',
  ...more,
});
const rate = async (chat: Chat, more: object) =>
  lender.call('POST', `${BOT}/setChatReplyUsedWithFeedback`, { ...by(chat), body: feedback(chat, more) });

test('a message is answered from an article, which is named, with the page that does it; the same key is one answer', async () => {
  const chat = await begin();
  const key = randomUUID();
  await Promise.all([say(chat, RESCISSION, key), say(chat, RESCISSION, key)]);
  const all = await read(chat);
  expect(all.map(({ author }) => author)).toEqual(['VISITOR', 'BOT']);
  expect(all[1]?.body).toContain('until midnight of the third business day');
  expect(all[1]?.body).toContain('How long can I cancel after I sign?');
  expect(all[1]?.answer).toEqual({
    questionId: 'right-to-cancel',
    article: 'right-to-cancel',
    screen: expect.stringMatching(/^\/auth\/login/),
    handsOver: false,
  });
});

test('who asks for a person, or asks what no article says, is offered one; a chat that people answer gets no bot', async () => {
  const chat = await begin();
  await say(chat, 'let me talk to a human');
  await say(chat, 'is it gonna rain in denver tomorrow');
  expect((await answers(chat)).map(({ answer }) => answer)).toEqual(
    [1, 2].map(() => ({ questionId: 'hand-over', article: null, screen: null, handsOver: true })),
  );
  await lender.call('POST', `${OMNI}/${chat.sid}/person`, { ...by(chat), body: {} });
  await say(chat, RESCISSION);
  expect(await answers(chat)).toHaveLength(2);
  expect((await ask(chat, RESCISSION)).status).toBe(409);
});

test('chatWithAutobot stores the question and answers it; sent again with its key, nothing is asked twice', async () => {
  const chat = await begin();
  const key = randomUUID();
  const [first, again] = [await ask(chat, RESCISSION, { key }), await ask(chat, RESCISSION, { key })];
  expect([first.status, again.body]).toEqual([200, first.body]);
  expect(first.body).toMatchObject({
    questionId: 'right-to-cancel',
    questionStr: RESCISSION,
    responseStr: expect.stringContaining('third business day'),
    createdDt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    conversationId: chat.sid,
    seq: 2,
    questionSeq: 1,
  });
  await ask(chat, 'what is the origination fee');
  const history = await lender.call('GET', `${BOT}/getChatHistory/${chat.sid}`, by(chat));
  type Told = { questionStr: string; questionId: string; questionSeq: number; seq: number };
  expect(
    (history.body as unknown as Told[]).map(({ questionStr, questionId, questionSeq, seq }) => [questionStr, questionId, questionSeq, seq]),
  ).toEqual([
    [RESCISSION, 'right-to-cancel', 1, 2],
    ['what is the origination fee', 'origination-fee', 3, 4],
  ]);
  const other = await begin();
  expect((await lender.call('POST', `${BOT}/chatWithAutobot`, { headers: other.headers, body: asked(chat, RESCISSION) })).status).toBe(404);
});

test('a borrower is answered from their own application in the words of its page, by session or by the nonce in the body', async () => {
  const { jwt, uuid } = await lender.play('happy', 'OFFER_SELECTION');
  const chat = await begin({ applicationUuid: uuid }, jwt);
  const own = await ask(chat, 'where am i');
  expect(own.body).toMatchObject({ questionId: 'own:where-am-i', screen: `/account/heloc/${uuid}` });
  expect(own.body['responseStr']).toContain(STATUS_COPY.OFFER_SELECTION.now);
  const { body } = await lender.call('POST', '/service-csp/customer/secure/api/v1/webchat/authenticate', { jwt, body: {} });
  const bare = { sid: chat.sid, headers: chat.headers };
  expect((await ask(bare, 'what do i do next', { nonce: String(body['nonce']) })).body).toMatchObject({ questionId: 'own:what-next' });
  expect((await ask(bare, 'what do i do next', { nonce: 'guessed' })).status).toBe(404);
});

test('nothing of an application is said to a visitor, to another borrower, or in a chat whose person is not proved any more', async () => {
  const [mine, other] = [await lender.play('happy', 'OFFER_SELECTION'), await lender.play('happy', 'INCOME_VERIFICATION')];
  const visitor = await begin({ applicationUuid: mine.uuid });
  const stranger = await begin({ applicationUuid: mine.uuid }, other.jwt);
  expect((await ask(visitor, 'where am i')).body).toMatchObject({ questionId: 'where-does-my-application-stand' });
  const theirs = await ask(stranger, 'where am i');
  expect(theirs.body['responseStr']).not.toContain(STATUS_COPY.OFFER_SELECTION.now);
  expect(theirs.body['responseStr']).toContain(STATUS_COPY.INCOME_VERIFICATION.now);

  // The conversation names the application of another: the row was changed by hand, as no request can.
  await lender.ctx.pool.query('update chat_conversation set application_uuid = $1 where uuid = $2', [mine.uuid, stranger.sid]);
  expect((await ask(stranger, 'where am i')).body).toMatchObject({ questionId: 'where-does-my-application-stand' });

  // A question that was left is answered by the round, which has no one's proof.
  const chat = await begin({ applicationUuid: mine.uuid }, mine.jwt);
  await lender.ctx.pool.query(
    `insert into chat_message (conversation_uuid, seq, key, author, body, at) values ($1, 1, $2, 'VISITOR', 'where am i', now())`,
    [chat.sid, randomUUID()],
  );
  await lender.ctx.pool.query("update chat_conversation set last_seq = 1, changed_at = changed_at - interval '1 minute' where uuid = $1", [
    chat.sid,
  ]);
  await dispatchChats(lender.ctx);
  expect((await answers(chat)).map(({ answer }) => answer?.['questionId'])).toEqual(['where-does-my-application-stand']);
});

test('a question whose answer a process did not write is answered at the next read, once', async () => {
  const chat = await begin();
  await say(chat, RESCISSION);
  await lender.ctx.pool.query("delete from chat_message where conversation_uuid = $1 and author = 'BOT'", [chat.sid]);
  await Promise.all([read(chat), read(chat)]);
  expect((await answers(chat)).map(({ answer }) => answer?.['questionId'])).toEqual(['right-to-cancel']);
});

test('each turn renews the ten minutes of the session; one that has expired answers nothing', async () => {
  const chat = await begin();
  await lender.ctx.pool.query("update chat_conversation set expires_at = now() + interval '1 minute' where uuid = $1", [chat.sid]);
  await say(chat, RESCISSION);
  const { rows } = await lender.ctx.pool.query(
    'select extract(epoch from expires_at - now())::int / 60 as minutes from chat_conversation where uuid = $1',
    [chat.sid],
  );
  expect(rows[0]?.['minutes']).toBeGreaterThan(5);
  await lender.ctx.pool.query("update chat_conversation set expires_at = now() - interval '1 second' where uuid = $1", [chat.sid]);
  expect((await say(chat, RESCISSION)).status).toBe(409);
});

test('a rating belongs to an answer of this chat; the last word counts, and numbers in it are masked', async () => {
  const chat = await begin();
  await say(chat, RESCISSION);
  expect((await rate(chat, { questionId: 'origination-fee' })).status).toBe(404);
  expect((await rate(chat, { rating: 2 })).status).toBe(400);
  expect((await rate(chat, { rating: 1 })).status).toBe(204);
  expect((await rate(chat, { rating: 0, feedbackMessage: 'Other: my ssn is 666-10-1001' })).status).toBe(204);
  const { rows } = await lender.ctx.pool.query('select question_id, rating, reason from chat_bot_feedback where conversation_uuid = $1', [
    chat.sid,
  ]);
  expect(rows).toEqual([{ question_id: 'right-to-cancel', rating: 0, reason: 'Other: my ssn is •••-••-1001' }]);
});

test.each([
  ['keeps its place', false, { state: 'WAITING', mode: 'BOT', unanswered: 2 }],
  ['gives its place up', true, { state: 'OPEN', mode: 'BOT', unanswered: 0, waiting_since: null, nobody_at: null }],
])('a chat that waits for people asks the bot again, and %s', async (_, givesUpPlace, row) => {
  const chat = await begin();
  const post = async (what: string, body: object) => lender.call('POST', `${OMNI}/${chat.sid}/${what}`, { ...by(chat), body });
  const rowOf = async () => (await lender.ctx.pool.query('select * from chat_conversation where uuid = $1', [chat.sid])).rows[0];
  await post('person', {});
  await say(chat, RESCISSION);
  expect(await answers(chat)).toEqual([]);
  const { waiting_since: since } = await rowOf();
  expect((await post('assistant', { givesUpPlace })).body).toMatchObject({ chatMode: 'chatbot', state: row.state });
  expect(await answers(chat)).toMatchObject([{ answer: { questionId: 'right-to-cancel' } }]);
  expect(await rowOf()).toMatchObject(row);
  await lender.ctx.clock.advance(60_000);
  await post('person', {});
  const { mode, state, waiting_since: again } = await rowOf();
  expect([mode, state, again.getTime() === since.getTime()]).toEqual(['PERSON', 'WAITING', !givesUpPlace]);
});

test('a chat that keeps its place lives as long as with people, and no bot takes one from a person who answers it', async () => {
  const chat = await begin();
  const post = async (what: string, body: object) => lender.call('POST', `${OMNI}/${chat.sid}/${what}`, { ...by(chat), body });
  const until = async () =>
    (await lender.ctx.pool.query('select expires_at from chat_conversation where uuid = $1', [chat.sid])).rows[0].expires_at.getTime();
  await post('person', {});
  await say(chat, RESCISSION);
  const before = await until();
  await post('assistant', { givesUpPlace: false });
  expect(await until()).toBe(before);
  await lender.ctx.pool.query("update chat_conversation set mode = 'PERSON', state = 'OPEN' where uuid = $1", [chat.sid]);
  expect((await post('assistant', { givesUpPlace: false })).status).toBe(409);
});
