/** What the desk reads of the bot's answers: counts, reasons, questions, and those without an answer; of its own lender only. */
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { type Hired, hire } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answersAsFile } from './bot-answers.ts';

const AT = '/desk/api/v1/bot-answers';
const INIT = '/service-csp/external/api/v1/twilio/initWebChat';
const OMNI = '/service-omni-proxy/insecure/api/v1/conversations';
const RATE = '/service-chat-chatbot/external/api/v1/message/setChatReplyUsedWithFeedback';
const FORM = {
  friendlyName: 'Vera Visitor',
  emailAddress: 'vera@example.com',
  tag: 'account',
  skill: 'FHEL',
  welcomeMessage: '',
  pageUrl: '/dashboard',
  chatMode: 'chatbot',
};
const CANCEL = 'how long can i cancel after i sign';
const FEE = 'what is the origination fee';
const UNKNOWN = 'is it gonna rain in denver tomorrow';
const DAY_MS = 86_400_000;

let lender: TestLender;
let dana: Hired;
let aud: Hired;
let paul: Hired;
let mine: string;
const sids: Record<string, string> = {};

type Asks = { readonly org?: string; readonly jwt?: string; readonly applicationUuid?: string };
/** A chat in which these are asked one after the other; answers what rates in it. */
async function chatAsking(name: string, questions: readonly string[], { org = 'MAIN', jwt, applicationUuid }: Asks = {}) {
  const who = { headers: { 'x-org': org }, ...(jwt !== undefined && { jwt }) };
  const begun = await lender.call('POST', INIT, { ...who, body: { ...FORM, ...(applicationUuid !== undefined && { applicationUuid }) } });
  expect(begun.status).toBe(200);
  const sid = String(begun.body['conversationSid']);
  const by = { ...who, headers: { ...who.headers, 'x-chat-token': String(begun.body['token']) } };
  for (const body of questions)
    expect((await lender.call('POST', `${OMNI}/${sid}/messages`, { ...by, body: { key: randomUUID(), body, fileUuids: [] } })).status).toBe(
      200,
    );
  await lender.call('GET', `${OMNI}/${sid}/messages`, by);
  sids[name] = sid;
  const rate = async (questionId: string, rating: 0 | 1, feedbackMessage = ''): Promise<void> => {
    const body = {
      questionId,
      conversationId: sid,
      responseToCustomer: '',
      feedbackMessage,
      rating,
      senderEmail: '',
      senderType: 'APPLICANT',
      nonce: '',
    };
    expect((await lender.call('POST', RATE, { ...by, body })).status).toBe(204);
  };
  return { rate, asksForPerson: async () => lender.call('POST', `${OMNI}/${sid}/person`, { ...by, body: {} }) };
}

type Row = Record<string, unknown>;
const read = async (by: Hired, path = '') => {
  const { status, body } = await lender.call('GET', `${AT}${path}`, { jwt: by.jwt });
  return { status, rows: body['rows'] as Row[], body };
};

beforeAll(async () => {
  lender = await testLender();
  [dana, aud, paul] = [
    await hire(lender, 'Dana Desk', 'compliance'),
    await hire(lender, 'Aud Itor', 'auditor'),
    await hire(lender, 'Paul Other', 'agent', 'PLUMFIELD'),
  ];
  const first = await chatAsking('first', [CANCEL, 'my ssn is 666-10-1001, what is the origination fee', UNKNOWN]);
  await first.rate('right-to-cancel', 0, 'Other: my card is 4111 1111 1111 1111');
  await first.rate('right-to-cancel', 0, 'Answer too vague: which day is the last');
  await first.rate('origination-fee', 1);
  const second = await chatAsking('second', [CANCEL, CANCEL]);
  await second.rate('right-to-cancel', 0, 'Other: my card is 4111 1111 1111 1111');
  await second.asksForPerson();
  const played = await lender.play('happy', 'OFFER_SELECTION');
  mine = played.uuid;
  await (await chatAsking('own', ['where am i'], { jwt: played.jwt, applicationUuid: mine })).rate('own:where-am-i', 1);
  await (await chatAsking('person', ['let me talk to a human', FEE])).rate('origination-fee', 0, 'told by a caller of its own');
  await (await chatAsking('other', [CANCEL, UNKNOWN], { org: 'PLUMFIELD' })).rate('right-to-cancel', 1);
}, 90_000);
afterAll(async () => lender.close());

test('each answer has its figures, those first that helped least; questions without an answer are counted apart', async () => {
  const { status, rows, body } = await read(dana);
  expect([status, body['total'], body['withoutAnswer']]).toEqual([200, 3, 1]);
  expect(rows).toEqual([
    {
      answerId: 'right-to-cancel',
      question: 'How long can I cancel after I sign?',
      kind: 'ARTICLE',
      given: 3,
      helpful: 0,
      notHelpful: 2,
      reasons: [
        { reason: 'VAGUE', count: 1 },
        { reason: 'OTHER', count: 1 },
      ],
      handedOver: 1,
    },
    {
      answerId: 'origination-fee',
      question: 'What is the origination fee?',
      kind: 'ARTICLE',
      given: 2,
      helpful: 1,
      notHelpful: 1,
      reasons: [{ reason: 'OTHER', count: 1 }],
      handedOver: 1,
    },
    {
      answerId: 'own:where-am-i',
      question: 'Where does my application stand?',
      kind: 'OWN',
      given: 1,
      helpful: 1,
      notHelpful: 0,
      reasons: [],
      handedOver: 0,
    },
  ]);
});

test('another lender reads its own chats only, and a question of no lender is none of its', async () => {
  const { rows, body } = await read(paul);
  expect([rows.map(({ answerId, given, helpful, notHelpful }) => [answerId, given, helpful, notHelpful]), body['withoutAnswer']]).toEqual([
    [['right-to-cancel', 1, 1, 0]],
    1,
  ]);
  const chats = async (by: Hired, id: string) => (await read(by, `/${id}`)).rows.map(({ conversationUuid }) => conversationUuid);
  expect(await chats(paul, 'right-to-cancel')).toEqual([sids['other']]);
  expect(await chats(paul, 'hand-over')).toEqual([sids['other']]);
  expect(await chats(paul, 'own:where-am-i')).toEqual([]);
  expect(await chats(dana, 'hand-over')).toEqual([sids['first']]);
});

test('an answer opens the questions it was given for, masked, each with what was thought of it', async () => {
  const { rows, body } = await read(aud, '/right-to-cancel?rating=DOWN');
  expect([body['question'], body['kind'], body['total']]).toEqual(['How long can I cancel after I sign?', 'ARTICLE', 3]);
  expect(rows.map(({ conversationUuid, asked, rating, reason, note }) => [conversationUuid, asked, rating, reason, note])).toEqual([
    [sids['second'], CANCEL, 'DOWN', 'OTHER', expect.stringMatching(/^my card is [^\d]/) as unknown],
    [sids['second'], CANCEL, 'DOWN', 'OTHER', expect.stringMatching(/^my card is [^\d]/) as unknown],
    [sids['first'], CANCEL, 'DOWN', 'VAGUE', 'which day is the last'],
  ]);
  expect((await read(aud, '/right-to-cancel?rating=UP')).rows).toEqual([]);
  const fees = (await read(aud, '/origination-fee')).rows;
  expect(fees.map(({ rating, reason, note }) => [rating, reason, note])).toEqual([
    ['DOWN', 'OTHER', 'told by a caller of its own'],
    ['UP', null, ''],
  ]);
  expect(JSON.stringify(fees)).not.toContain('666-10-1001');
});

test('what is older than the period does not count', async () => {
  const old = new Date(lender.ctx.clock.now().getTime() - 20 * DAY_MS);
  await chatAsking('old', ['what is dti']);
  await lender.ctx.pool.query('update chat_message set at = $2 where conversation_uuid = $1', [sids['old'], old]);
  const has = async (days: number) => (await read(dana, `?days=${days}`)).rows.some(({ answerId }) => answerId === 'what-is-dti');
  expect([await has(7), await has(30)]).toEqual([false, true]);
  expect((await read(dana, '/what-is-dti?days=7')).rows).toEqual([]);
  expect((await read(dana, '/what-is-dti?days=90')).rows).toHaveLength(1);
  expect((await read(dana, '?days=8')).status).toBe(400);
});

test('a look at questions is a line of the log of views, for the person whose application it is; so is a download', async () => {
  const lines = async () =>
    (
      await lender.ctx.pool.query('select application_uuid, fields, note from staff_view where staff_uuid = $1 order by at', [
        dana.staffUuid,
      ])
    ).rows as Row[];
  const before = (await lines()).length;
  for (const _ of [1, 2]) await read(dana, '/own:where-am-i');
  for (const _ of [1, 2]) await read(dana, '/origination-fee');
  await lender.call('GET', `${AT}/file`, { jwt: dana.jwt });
  expect((await lines()).slice(before)).toEqual([
    { application_uuid: mine, fields: ['chat'], note: 'Opened at the desk' },
    { application_uuid: null, fields: ['bot answer origination-fee'], note: 'Opened at the desk' },
    { application_uuid: null, fields: ['bot answers'], note: 'Downloaded at the desk' },
  ]);
});

test('the file has every row, a head, and no text that a spreadsheet takes for a formula', async () => {
  const { status, headers, text } = await file(dana);
  expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="bot-answers-30-days.csv"']);
  const [head = '', first = ''] = text.split('\r\n');
  expect(head).toBe(
    '\uFEFF"Answer","Name","From the application","Given","Helpful","Not helpful","Answer too vague","Not specific to my application","Not what I was asking about","Other","Handed over right after"',
  );
  expect(first).toBe('"How long can I cancel after I sign?","right-to-cancel","no",3,0,2,1,0,0,1,1');
  const row = {
    question: '=1+"1"',
    answerId: '-gone',
    kind: 'GONE' as const,
    given: 1,
    helpful: 0,
    notHelpful: 0,
    reasons: [],
    handedOver: 0,
  };
  expect(answersAsFile([row]).split('\r\n')[1]).toBe(`"'=1+""1""","'-gone","no",1,0,0,0,0,0,0,0`);
});

async function file(by: Hired): Promise<{ status: number; headers: Record<string, unknown>; text: string }> {
  const [, organization = '', cookie = ''] = /^desk (\w+) (.+)$/.exec(by.jwt) ?? [];
  const reply = await lender.app.inject({ url: `${AT}/file`, headers: { cookie, 'x-hearthline-desk': '1', 'x-org': organization } });
  return { status: reply.statusCode, headers: reply.headers, text: reply.body };
}
