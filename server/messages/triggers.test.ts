import { STEPS } from '@hearthline/journey/checklist.ts';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SANDBOX_KEY } from '@hearthline/providers/world/vendor/vendor.ts';
import { releaseHold } from '@hearthline/sandbox/hold.ts';
import type { Played } from '@hearthline/sandbox/play.ts';
import { insertNotification, notificationsOf } from '@hearthline/database/stores/lender/outbox.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { MESSAGE_COPY } from './copy.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { record } from '../engine/record.ts';
import { ASKED_WHILE, endOverMessages } from './over.ts';
import { ON_REACHING } from './triggers.ts';
import { sendMessages } from './outbox.ts';
import { ALREADY_ANNOUNCED, doneOf, todoOf } from '@hearthline/journey/status-copy/sentences.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

type Row = { channel: 'MAIL' | 'TEXT'; subject: string; body: string; sent_at: Date | null; refused: string | null };
const outbox = async ({ uuid }: Played): Promise<Row[]> =>
  (await lender.ctx.pool.query<Row>('select * from outbox where application_uuid = $1 order by at, id', [uuid])).rows;
const subjects = async (application: Played) => (await outbox(application)).filter((m) => m.channel === 'MAIL').map((m) => m.subject);
const texts = async (application: Played) => (await outbox(application)).filter((m) => m.channel === 'TEXT');
const sendAll = async () => {
  while ((await sendMessages(lender.ctx)) > 0);
};
const PHONE = '6025550142';
async function agreeToTexts({ jwt }: Played, answer: 'OPT_IN' | 'OPT_OUT' = 'OPT_IN'): Promise<void> {
  const prompt = await lender.call('GET', '/service-comms-prefs/external/api/v1/consent/prompt/SMS_TRANSACTIONAL');
  const { status } = await lender.call('POST', '/service-comms-prefs/secure/api/v1/consent/user', {
    jwt,
    body: {
      source: 'REGISTRATION',
      org: 'MAIN',
      phone: '(602) 555-0142',
      email: 'c@example.com',
      product_type: 'HELOC',
      consents: [{ consent_prompt_uuid: prompt.body['uuid'], opt_in_out: answer }],
    },
  });
  expect(status).toBe(200);
}
/** A text from the borrower's phone, as the vendor sends it. */
async function replyByText(words: string, sid: string, signature?: string): Promise<number> {
  const fields = { Body: words, From: `+1${PHONE}`, MessageSid: sid, To: '+18888196388' };
  const url = `${lender.ctx.config.publicUrl}/webhooks/text`;
  const signed = Object.entries(fields).reduce((text, [name, value]) => text + name + value, url);
  const answer = await lender.app.inject({
    method: 'POST',
    url: '/webhooks/text',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature':
        signature ??
        createHmac('sha1', SANDBOX_KEY.split(':')[1] ?? '')
          .update(signed)
          .digest('base64'),
    },
    payload: new URLSearchParams(fields).toString(),
  });
  return answer.statusCode;
}

test('every step of the borrower has a call to action, and every wait has a sentence for its end', () => {
  for (const { status, actor, waiting } of STEPS) {
    if (actor === 'borrower') expect(todoOf(status), status).toBeTypeOf('string');
    else if (waiting !== null && !ALREADY_ANNOUNCED.includes(status)) expect(doneOf(status) ?? ON_REACHING[status], status).toBeDefined();
  }
});

describe('a funded application', () => {
  let application: Played;
  beforeAll(async () => {
    application = await lender.play('happy', 'OFFER_SELECTION');
    await agreeToTexts(application);
  });

  test('reminders of an open step are sent on days 1, 3, 7, 14 and 21 of a pause, and none once the borrower acts', async () => {
    await releaseHold(lender.ctx, application.uuid);
    const pass = async (days: number) => {
      await lender.call('POST', '/sandbox/clock', { body: { advance: `${days}d`, applicationUuid: application.uuid } });
    };
    await pass(1.01);
    expect(await subjects(application)).toEqual(['Your next step is waiting']);
    await pass(6);
    expect(await subjects(application)).toHaveLength(2);
    await pass(7);
    await pass(7);
    expect((await subjects(application)).slice(2)).toEqual(['Your application is still open', 'Your application is still open']);
    const { rows } = await lender.ctx.pool.query(
      "select payload->>'day' as day from fact where application_uuid = $1 and type = 'reminderDue'",
      [application.uuid],
    );
    expect(rows.map((r) => Number(r.day))).toEqual([1, 3, 7, 14, 21]);
  });

  test('texts go to borrowers who consented, are sent once, and not in the quiet hours', async () => {
    const written = await texts(application);
    expect(written.length).toBe(4);
    await lender.ctx.pool.query('update outbox set not_before = null where application_uuid = $1', [application.uuid]);
    const local = new Date(lender.ctx.clock.now(application.uuid)).toLocaleString('en-US', {
      timeZone: 'America/Phoenix',
      hour: 'numeric',
      hour12: false,
    });
    const quiet = Number(local) < 8 || Number(local) >= 21;
    await sendAll();
    await sendAll();
    const rows = await outbox(application);
    expect(rows.filter((m) => m.channel === 'MAIL').every((m) => m.sent_at !== null)).toBe(true);
    expect((await texts(application)).filter((m) => m.sent_at !== null)).toHaveLength(quiet ? 0 : 4);
    const sent = lender.vendors.mail.ledger().length;
    await sendAll();
    expect(lender.vendors.mail.ledger()).toHaveLength(sent);
  });

  test('STOP, in any wording, ends texts at once; queued texts are not sent; a forged STOP is refused', async () => {
    expect(await replyByText('STOP', 'SM0', 'forged')).toBe(401);
    const before = (await texts(application)).length;
    expect(await replyByText('please stop texting me', 'SM1')).toBe(204);
    expect(await replyByText('please stop texting me', 'SM1')).toBe(204);
    const { rows } = await lender.ctx.pool.query(
      'select consent_type, opt_in_out, source, verbiage from consent c join application a using (identity_uuid) where a.uuid = $1 order by recorded_at, c.uuid',
      [application.uuid],
    );
    expect(rows.filter((r) => r.source === 'TEXT_REPLY')).toEqual([
      {
        consent_type: 'SMS_TRANSACTIONAL',
        opt_in_out: 'OPT_OUT',
        source: 'TEXT_REPLY',
        verbiage: expect.stringMatching(/^Answered by text: STOP. In effect at once; the law allows until \d{4}-\d{2}-\d{2}$/),
      },
    ]);
    await lender.call('POST', `/sandbox/applications/${application.uuid}/staff`, {
      body: { action: 'add-condition', category: 'ESCALATION_REVIEW', textForBorrower: 'A look' },
    });
    expect(await texts(application)).toHaveLength(before);
    expect((await subjects(application)).at(-1)).toBe('Our team is reviewing your application');
    await lender.ctx.pool.query("update outbox set not_before = null, sent_at = null where application_uuid = $1 and channel = 'TEXT'", [
      application.uuid,
    ]);
    await sendAll();
    expect((await texts(application)).every((m) => m.refused === 'OPTED_OUT')).toBe(true);
  });

  test('START allows texts about the application again, and HELP gets a reply', async () => {
    expect(await replyByText('Start', 'SM2')).toBe(204);
    expect(await replyByText('HELP', 'SM3')).toBe(204);
    await sendAll();
    const { rows } = await lender.ctx.pool.query<Row>('select * from outbox where recipient = $1 and application_uuid is null', [PHONE]);
    expect(rows).toMatchObject([{ channel: 'TEXT', refused: null }]);
    expect(rows[0]?.sent_at).not.toBeNull();
  });
});

test.each([
  ['MAIN', 'http://localhost:4000', 'Hearthline'],
  ['PLUMFIELD', 'http://plumfield.localhost:4000', 'Plumfield Credit Union'],
])('an email of %s leads to the application on its own site, %s', async (org, site, name) => {
  const application = await lender.play('phantom', 'CREDIT_NO_MATCH_SSN', [], org);
  await sendAll();
  const [mail] = (await outbox(application)).filter((m) => m.subject === 'We could not find your credit file');
  expect(mail?.body).toContain(`See your application: ${site}/account/heloc/${application.uuid}\n`);
  expect(mail?.body).toContain(name);
});

test('from signing to funding each message is sent once, appears in the account, and has no full account number', async () => {
  const application = await lender.play('happy', 'COMPLETE');
  const subjectsSent = await subjects(application);
  for (const subject of [
    'Your documents are ready to sign',
    'The days to cancel are over: confirm that you have not canceled',
    'We are sending the money',
    'Your money is in your account',
  ])
    expect(
      subjectsSent.filter((s) => s === subject),
      subjectsSent.join(' | '),
    ).toHaveLength(1);
  // where the day's first notary is hours away it waits until one is there; whether this borrower waits too depends on the hour of the test
  const log = await lender.log(application.uuid);
  const isNight = log.some((fact) => fact.type === 'notaryChecked' && fact.opensAt !== undefined);
  const opened = log.filter(({ type }) => type === 'notaryOpened').length;
  expect(subjectsSent.filter((s) => s === 'A notary is ready for you')).toHaveLength(isNight ? opened : 1);
  expect(subjectsSent.some((s) => s.startsWith('You can cancel until midnight on '))).toBe(true);
  expect(subjectsSent).toContain('Your deed is recorded');
  const { identityUuid } = await lender.read(application.uuid);
  const list = await notificationsOf(lender.ctx.pool, identityUuid);
  expect(list.map((n) => n.title).toReversed()).toEqual(subjectsSent);
  const sentences = [...list, ...(await outbox(application))].map((m) => m.body.replaceAll(/http\S+/g, '')).join('\n');
  expect(sentences).not.toMatch(/\b\d{3}-\d{2}-\d{4}\b|\b\d{8,}\b/);
});

test('a message with a button asks until something, or is about what stays', () => {
  const STAYS = ['ACCOUNT_GIVEN', 'RESCISSION_UNWOUND', 'FUNDED', 'DOCUMENTS_POSTED', 'NOTICE_SENT'];
  // sent to an address or to staff, in nobody's list of messages
  const ELSEWHERE =
    /^(SIGNER_(INVITED|CLEARED|REMINDER|NOTARY)|INQUIRY_INVITED|CHAT_|EMAIL_|DRAFT_CODE|IDENTITY_CHANGE_|STAFF_|PASSWORD_|ACCOUNT_OPENED|NEW_DEVICE|PASSKEY_|PHONE_CHANGED|NAME_CHANGED|RECOVERY_CODES_REPLACED|TWO_STEP_)/;
  const asking = Object.entries(MESSAGE_COPY).flatMap(([kind, { button }]) => (button === null || ELSEWHERE.test(kind) ? [] : [kind]));
  expect(asking.filter((kind) => !Object.hasOwn(ASKED_WHILE, kind)).toSorted()).toEqual(STAYS.toSorted());
});

test.each([
  ['kept while its step lasts', 'DEED_SIGNING', null],
  ['over after it', 'GEN_RESCISSION', 'over'],
  ['over at an end', 'CANCELLED', 'over'],
  ['kept at an unexpected stop', 'UNKNOWN', null],
] as const)('the notary’s message is %s', async (_, status, over) => {
  const application = await lender.play('happy', 'DEED_SIGNING');
  const before = await lender.read(application.uuid);
  await insertNotification(lender.ctx.pool, {
    key: `test:${application.uuid}`,
    application_uuid: application.uuid,
    identity_uuid: before.identityUuid,
    kind: 'NOTARY_MISSED',
    data: {},
    title: '',
    body: '',
    path: '/',
    created_at: new Date(),
  });
  const at = lender.ctx.clock.now(application.uuid);
  await endOverMessages(lender.ctx.pool, { ...before, status: 'NOTARY_DISCLOSURE' }, { ...before, status }, at);
  const told = (await notificationsOf(lender.ctx.pool, before.identityUuid)).find(({ kind }) => kind === 'NOTARY_MISSED');
  expect([told?.over_at, told?.read_at]).toEqual(over === null ? [null, null] : [at, at]);
});

describe('a call stays while it is due, whatever interrupts its step', () => {
  const tell = async ({ uuid }: Played, ...facts: Fact[]) =>
    record(lender.ctx, uuid, { by: { actor: 'borrower', ref: null, source: 'test' }, facts });
  /** A correction takes the application to staff, and back. */
  const interrupt = async (played: Played) => {
    await tell(played, { type: 'correctionRequested', correctionId: 'c', kind: 'INCOME' });
    expect((await lender.read(played.uuid)).status).toBe('UNDERWRITING_REVIEW');
    await tell(played, { type: 'correctionWithdrawn', correctionId: 'c' });
    return (await lender.read(played.uuid)).status;
  };
  const isOver = async ({ uuid }: Played, kind: string) => {
    const told = (await notificationsOf(lender.ctx.pool, (await lender.read(uuid)).identityUuid)).find((one) => one.kind === kind);
    return told && [told.over_at, told.read_at].some((at) => at !== null);
  };
  const given = (accountId: string, verification: 'PENDING_REVIEW' | 'VERIFIED' | 'FAILED_VERIFICATION', more = {}): Fact => ({
    type: 'accountGiven',
    role: 'DISBURSEMENT',
    accountId,
    mask: '6789',
    verification,
    ...more,
  });

  test('amounts of two deposits to tell, then an account that was refused', async () => {
    const grace = await lender.play('happy', 'DISBURSEMENT_ACCOUNT');
    await tell(grace, given('a', 'PENDING_REVIEW', { deposits: { checkRef: 'd', expectedOn: '2026-01-01' } }));
    await tell(grace, { type: 'depositsArrived', role: 'DISBURSEMENT' });
    expect([await interrupt(grace), await isOver(grace, 'DEPOSITS_ARRIVED')]).toEqual(['DISBURSEMENT_ACCOUNT', false]);
    await tell(grace, given('b', 'PENDING_REVIEW'));
    expect(await isOver(grace, 'DEPOSITS_ARRIVED')).toBe(true);
    await tell(grace, { type: 'accountReviewed', role: 'DISBURSEMENT', verification: 'FAILED_VERIFICATION' });
    expect([await interrupt(grace), await isOver(grace, 'ACCOUNT_REFUSED')]).toEqual(['DISBURSEMENT_ACCOUNT', false]);
    await tell(grace, given('c', 'VERIFIED'));
    expect(await isOver(grace, 'ACCOUNT_REFUSED')).toBe(true);
  }, 120_000);

  test('a transfer that came back', async () => {
    const grace = await lender.play('happy', 'FUNDING_DECISION');
    const sent = { type: 'disbursementProgressed', attempt: 1, transferRef: 't', code: null, amount: 1 } as const;
    await tell(grace, { ...sent, stage: 'SENT' }, { ...sent, stage: 'RETURNED', code: 'R03' });
    expect([await interrupt(grace), await isOver(grace, 'PAYMENT_RETURNED')]).toEqual(['DISBURSEMENT_ACCOUNT', false]);
    await tell(grace, given('b', 'VERIFIED'));
    expect(await isOver(grace, 'PAYMENT_RETURNED')).toBe(true);
  }, 120_000);

  test('an exchange that opens no account', async () => {
    const cody = await lender.play('coin', 'DISBURSEMENT_ACCOUNT', ['walletrefused']);
    expect([await interrupt(cody), await isOver(cody, 'WALLET_REFUSED')]).toEqual(['DISBURSEMENT_ACCOUNT', false]);
    await tell(cody, given('b', 'VERIFIED'));
    expect(await isOver(cody, 'WALLET_REFUSED')).toBe(true);
  }, 120_000);

  test('the days to cancel', async () => {
    const grace = await lender.play('happy', 'RESCISSION');
    expect([await interrupt(grace), await isOver(grace, 'RESCISSION_STARTED')]).toEqual(['RESCISSION', false]);
    await tell(grace, { type: 'rescissionEnded' });
    expect(await isOver(grace, 'RESCISSION_STARTED')).toBe(true);
  }, 120_000);
});
