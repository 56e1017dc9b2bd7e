import type { SigningKind } from '@hearthline/contract/application/signing.ts';
import { mayCancel } from '@hearthline/journey/steps/rescission.ts';
import { isClosed } from '@hearthline/journey/checklist.ts';
import { addDays, dateInZone, startOfDay } from '@hearthline/rules/dates.ts';
import { mailArrivedBy, mailedDelivered, rescissionPeriod, rescissionRefundDue } from '@hearthline/rules/regulation/rescission.ts';
import { PERSONA_PASSWORD } from '@hearthline/sandbox/personas.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { onApplication, signAs, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { record } from '../../engine/record.ts';
import { sweepAll } from '../../engine/sweep.ts';
import { staffAction } from '../../staff/actions/act.ts';
import { sendMailings } from '../documents/mailings.ts';

const PHOENIX = 'America/Phoenix';
let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const to = async (uuid: string, instant: string) => {
  await lender.ctx.clock.advance(Math.max(0, Date.parse(instant) - lender.ctx.clock.now(uuid).getTime()) + 1000, uuid);
  await sweepAll(lender.ctx, uuid);
  await lender.drain(uuid);
};
const release = async (uuid: string) => lender.ctx.pool.query('update application set hold_at = null where uuid = $1', [uuid]);
const factsOf = async (uuid: string) => (await lender.read(uuid)).facts;
const logOf = async (uuid: string, ...types: string[]) => (await lender.log(uuid)).filter(({ type }) => types.includes(type));
const mailsTo = async (to: string, uuid: string) => {
  const { rows } = await lender.ctx.pool.query<{ subject: string }>(
    'select subject from outbox where recipient = $1 and application_uuid = $2 order by at, id',
    [to, uuid],
  );
  return rows.map(({ subject }) => subject);
};
const tasksOf = async (uuid: string) => (await factsOf(uuid)).openTasks.map(({ kind }) => kind);
const staff = async (uuid: string, body: object) => lender.call('POST', `/sandbox/applications/${uuid}/staff`, { body });

async function textOf(bytes: Buffer): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, async (_, i) => (await pdf.getPage(i + 1)).getTextContent()));
  await task.destroy();
  return pages
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

/** Paul and Paula, who own the home together, at the beginning of their days to cancel. */
async function joint() {
  const { uuid, jwt, email } = await lender.play('joint', 'RESCISSION');
  await release(uuid);
  const login = { body: { email: 'paula.joint@example.com', password: PERSONA_PASSWORD } };
  const paula = String((await lender.call('POST', '/identity/api/v1/login', login)).body['jwt']);
  const sign = async (token: string, name: string, kind: SigningKind = 'NON_RESCISSION') =>
    signAs(lender, { uuid, jwt: token }, kind, { name });
  return { uuid, jwt, email, paula, sign };
}

test('each owner is alerted, given the notice and the disclosures, and opens them in their own place; the last delivery starts the days', async () => {
  const { uuid, jwt, paula } = await joint();
  const { deliveries, verification } = await factsOf(uuid);
  const [her] = verification.signers;
  // One mail tells her of the days and of the documents.
  const mails = (await mailsTo('paula.joint@example.com', uuid)).filter((subject) =>
    /cancel|Disclosures|^Documents for you/i.test(subject),
  );
  expect(mails).toEqual([expect.stringMatching(/^You can cancel until midnight on/)]);
  for (const kind of ['NOTICE_OF_RIGHT_TO_CANCEL', 'ACCOUNT_OPENING_DISCLOSURES'])
    expect([
      ...new Set(deliveries.filter((one) => one.kind === kind).map(({ to: party, how, copies }) => `${party} ${how} ${copies}`)),
    ]).toEqual(['borrower ELECTRONIC 1', `${her?.id} ELECTRONIC 1`]);
  const open = async (token: string, kind: string) =>
    (await lender.call('GET', onApplication(uuid, `disclosures/${kind}/file`), { jwt: token })).status;
  for (const kind of ['NOTICE_OF_RIGHT_TO_CANCEL', 'NOTICE_OF_RIGHT_TO_CANCEL', 'ACCOUNT_OPENING_DISCLOSURES'])
    expect(await open(paula, kind)).toBe(200);
  expect(await open(jwt, 'NOTICE_OF_RIGHT_TO_CANCEL')).toBe(200);
  expect((await logOf(uuid, 'rescissionOpened')).map((fact) => 'what' in fact && 'party' in fact && [fact.party, fact.what])).toEqual([
    [her?.id, 'NOTICE'],
    [her?.id, 'DISCLOSURES'],
    ['borrower', 'NOTICE'],
  ]);
}, 120_000);

test('after the days to cancel nothing is recorded until every owner has confirmed, each for themselves and none before', async () => {
  const { uuid, jwt, paula, sign } = await joint();
  const { endsAt } = (await factsOf(uuid)).closing.rescission!;
  expect((await sign(paula, 'Paula Joint')).status).toBe(409);
  await to(uuid, endsAt);
  expect((await lender.read(uuid)).status).toBe('RESCISSION');
  expect((await mailsTo('paula.joint@example.com', uuid)).at(-1)).toContain('confirm that you have not canceled');
  expect(
    (await mailsTo('paula.joint@example.com', uuid)).filter((subject) =>
      /Disclosures of the account|not canceled|Confirmation/i.test(subject),
    ),
  ).toHaveLength(1);
  expect((await sign(jwt, 'Paul Joint')).status).toBe(200);
  expect((await lender.read(uuid)).status).toBe('RESCISSION');
  expect([(await sign(paula, 'Paula Joint')).status, (await sign(paula, 'Paula Joint')).status]).toEqual([200, 409]);
  expect((await lender.read(uuid)).status).toBe('RECORDING');
  const { rows } = await lender.ctx.pool.query<{ name: string }>(
    "select record->>'nameTyped' as name from esign_evidence where application_uuid = $1 and record->>'documentKind' = 'NON_RESCISSION_CONFIRMATION' order by sequence",
    [uuid],
  );
  expect(rows.map(({ name }) => name)).toEqual(['Paul Joint', 'Paula Joint']);
  expect((await lender.call('GET', onApplication(uuid, 'evidence'), { jwt })).body).toMatchObject({ valid: true });
}, 120_000);

test('without confirmations mail has its days; a notice mailed on the last day cancels after the recording began, for all, with a deadline for staff', async () => {
  const { uuid, email, jwt } = await joint();
  const forms = async (): Promise<string[]> => {
    const { body } = await lender.call('GET', onApplication(uuid, 'disclosures'), { jwt });
    const { documents } = body as { documents: { kind: string; title: string }[] };
    return documents.filter(({ kind }) => kind.endsWith('NON_RESCISSION_CONFIRMATION')).map(({ title }) => title);
  };
  const { endsAt, mailUntil } = (await factsOf(uuid)).closing.rescission!;
  const lastDay = addDays(dateInZone(new Date(endsAt), PHOENIX), -1);
  expect(mailUntil).toBe(startOfDay(addDays(mailArrivedBy(lastDay, 3), 1), PHOENIX));
  await to(uuid, endsAt);
  expect((await lender.read(uuid)).status).toBe('RESCISSION');
  // not signed yet: a form, and no confirmation that was given
  expect(await forms()).toEqual(['Form to confirm that you have not canceled']);
  // An owner calls that a notice is in the mail: staff hold, and the wait alone does not let it go on.
  await staffAction(lender.ctx, uuid, { action: 'hold-funding', note: 'Paula called' });
  await to(uuid, mailUntil!);
  expect([(await lender.read(uuid)).status, await tasksOf(uuid)]).toEqual(['RESCISSION', ['RESCISSION']]);
  // the mail has had its days: nobody is asked for it any more
  expect(await forms()).toEqual([]);
  await staffAction(lender.ctx, uuid, { action: 'release-hold' });
  expect((await lender.read(uuid)).status).toBe('RECORDING');
  await lender.drain(uuid);

  const [her] = (await factsOf(uuid)).verification.signers;
  const mailed = async (postmark: string) => staff(uuid, { action: 'record-rescission', postmark, canceledBy: her?.id });
  const tomorrow = addDays(dateInZone(lender.ctx.clock.now(uuid), PHOENIX), 1);
  expect((await mailed(tomorrow)).body).toMatchObject({ status: 409, message: 'A notice cannot have been sent on a day to come' });
  expect((await mailed(addDays(lastDay, 1))).body).toMatchObject({ status: 409, message: 'The notice was sent after the days to cancel' });
  expect((await mailed(lastDay)).status).toBe(200);
  const dueOn = rescissionRefundDue(dateInZone(lender.ctx.clock.now(uuid), PHOENIX));
  expect(await logOf(uuid, 'rescinded')).toEqual([{ type: 'rescinded', by: her?.id, way: 'MAIL', sentOn: lastDay, dueOn }]);
  expect((await lender.read(uuid)).status).toBe('CANCELLED');
  for (const address of ['paula.joint@example.com', email]) expect((await mailsTo(address, uuid)).at(-1)).toBe('The line is canceled');

  // The deed is with the county: it is released there before staff can say that all is done. The clock rings before and after the last day.
  await lender.drain(uuid);
  expect((await logOf(uuid, 'rescissionDeedVoided')).length).toBe(1);
  expect(await tasksOf(uuid)).toEqual(['RESCISSION_UNWIND']);
  expect((await staff(uuid, { action: 'confirm-unwound' })).status).toBe(409);
  await to(uuid, startOfDay(addDays(dueOn, -5), PHOENIX));
  expect(await tasksOf(uuid)).toEqual(['RESCISSION_UNWIND', 'RESCISSION_REFUND_SOON']);
  await to(uuid, startOfDay(addDays(dueOn, 1), PHOENIX));
  expect(await tasksOf(uuid)).toEqual(['RESCISSION_UNWIND', 'RESCISSION_REFUND_OVERDUE']);
  expect((await staff(uuid, { action: 'record-release', instrumentNo: '2026-0099887' })).status).toBe(200);
  expect((await staff(uuid, { action: 'confirm-unwound' })).status).toBe(200);
  expect([await tasksOf(uuid), isClosed(await factsOf(uuid)), mayCancel(await factsOf(uuid)).length]).toEqual([[], true, 2]);
  expect((await mailsTo('paula.joint@example.com', uuid)).at(-1)).toBe('Everything is returned');
}, 120_000);

test('an appraisal paid by card is given back once, and the record of it names the agreement’s day, however late the notice came', async () => {
  const { uuid, jwt } = await lender.play('onsite', 'TRUST_AND_INSURANCE');
  const agreed = dateInZone(new Date((await factsOf(uuid)).verification.signed.CLOSING?.at ?? ''), PHOENIX);
  await to(uuid, new Date(lender.ctx.clock.now(uuid).getTime() + 6 * 86_400_000).toISOString());
  await driveTo(lender, uuid, 'RESCISSION');
  const file = async (kind: string) => {
    const headers = { host: 'localhost', authorization: `Bearer ${jwt}` };
    return textOf((await lender.app.inject({ url: onApplication(uuid, `disclosures/${kind}/file`), headers })).rawPayload);
  };
  const said = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${agreed}T12:00:00Z`));
  expect(await file('NOTICE_OF_RIGHT_TO_CANCEL')).toContain(`the opening date of your account, which is ${said}`);
  expect((await lender.call('GET', onApplication(uuid, 'closing'), { jwt })).body).toMatchObject({ rescission: { openedOn: agreed } });

  const refunds = () => lender.vendors.cardPayments.ledger().filter(({ kind }) => kind === 'REFUND').length;
  const before = refunds();
  expect((await lender.call('POST', onApplication(uuid, 'rescind'), { jwt, body: { name: 'Otto Onsite' } })).status).toBe(200);
  lender.vendors.cardPayments.setFaults({});
  await lender.drain(uuid);
  const { closing, verification } = await factsOf(uuid);
  expect(refunds()).toBe(before + 1);
  expect(closing.unwinding?.refunds).toMatchObject([{ amount: verification.valuation.receipt?.amount }]);
  expect(await file('RESCISSION_RECORD')).toMatch(/Appraisal of the home.*marked void|marked void.*Appraisal of the home/s);
  expect((await staff(uuid, { action: 'confirm-unwound' })).status).toBe(200);
  expect((await staff(uuid, { action: 'confirm-unwound' })).status).toBe(409);
}, 120_000);

test('an owner without electronic consent gets two paper copies by certified mail, and the days begin when the last letter has arrived', async () => {
  const { uuid } = await lender.play('joint', 'TRUST_AND_INSURANCE');
  const [her] = (await factsOf(uuid)).verification.signers;
  await record(lender.ctx, uuid, {
    by: { actor: 'signer', ref: null, source: 'test' },
    facts: [{ type: 'electronicConsentWithdrawn', by: her?.id ?? '' }],
  });
  await driveTo(lender, uuid, 'GEN_RESCISSION');
  await release(uuid);
  await lender.drain(uuid);
  const letters = async (kind: string) => (await factsOf(uuid)).deliveries.filter((one) => one.to === her?.id && one.kind === kind);
  expect(await letters('NOTICE_OF_RIGHT_TO_CANCEL')).toMatchObject([{ how: 'PAPER', copies: 2 }]);
  expect(await letters('ACCOUNT_OPENING_DISCLOSURES')).toMatchObject([{ how: 'PAPER', copies: 1 }]);
  expect([(await lender.read(uuid)).status, (await factsOf(uuid)).closing.rescission]).toEqual(['GEN_RESCISSION', null]);
  for (let hours = 0; hours <= 90; hours += 5) {
    await lender.ctx.clock.advance(5 * 3_600_000, uuid);
    await lender.callBack();
    while ((await sendMailings(lender.ctx)) > 0);
  }
  await lender.drain(uuid);
  const [letter] = await letters('NOTICE_OF_RIGHT_TO_CANCEL');
  expect(letter?.mailing?.stage).toBe('DELIVERED');
  const arrived = dateInZone(new Date(letter?.mailing?.endedAt ?? ''), PHOENIX);
  const expected = mailedDelivered(dateInZone(new Date(letter?.at ?? ''), PHOENIX));
  const given = arrived > expected ? arrived : expected;
  const { closing } = await factsOf(uuid);
  const { endsAt } = rescissionPeriod({ opened: given, noticeDelivered: given, disclosuresDelivered: given }, PHOENIX);
  expect(Date.parse(closing.rescission?.endsAt ?? '')).toBe(Date.parse(endsAt));
}, 120_000);

test('the sandbox plays a borrower who cancels to the end that they choose, not to a lender’s cancellation', async () => {
  const { uuid } = await lender.play('happy', 'CANCELLED', ['rescind']);
  expect((await factsOf(uuid)).cancelled?.reason).toBe('RESCINDED');
}, 60_000);
