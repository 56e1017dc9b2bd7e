import type { ApplicationReply } from '@hearthline/contract/application/read.ts';
import type { ClosingReply } from '@hearthline/contract/application/closing.ts';
import { readPdf } from '@hearthline/documents/testing/read-pdf.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankingDayFrom, isBankingDay } from '@hearthline/rules/regulation/banking-days.ts';
import { addDays, dateInZone, daysBetween } from '@hearthline/rules/dates.ts';
import { plannedFunding } from '@hearthline/rules/regulation/funding-dates.ts';
import { staffAction } from '../staff/actions/act.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

type Who = { readonly uuid: string; readonly jwt: string };
async function closing({ uuid, jwt }: Who): Promise<ClosingReply> {
  const { status, body } = await lender.call('GET', onApplication(uuid, 'closing'), { jwt });
  expect(status).toBe(200);
  return body as unknown as ClosingReply;
}

async function application({ uuid, jwt }: Who): Promise<ApplicationReply> {
  const { status, body } = await lender.call('GET', onApplication(uuid), { jwt });
  expect(status).toBe(200);
  return body as unknown as ApplicationReply;
}

test('persona 1 sees the days to cancel where the home is, and each day of the way to the money, as it comes and as it was', async () => {
  const who = await lender.play('happy', 'FINAL_OFFER');
  const before = await application(who);
  expect(before.timeZone).toBe('America/Phoenix');
  // signed today, canceled by nobody and confirmed by every owner
  expect(before.moneyOn).toBe(plannedFunding(dateInZone(lender.ctx.clock.now(who.uuid), 'America/Phoenix'), 0, true));
  await driveTo(lender, who.uuid, 'RESCISSION');
  // one plan from the signing on: that of the closing
  expect((await application(who)).moneyOn).toBeNull();
  const signed = await closing(who);
  const { ifConfirmed, sentOn: unconfirmed } = signed.payment;
  expect(ifConfirmed?.from).toBe(addDays(signed.rescission?.endsOn ?? '', 1));
  expect(ifConfirmed?.sentOn).toBe(plannedFunding(signed.signedOn ?? '', 0, true));
  expect(String(ifConfirmed?.sentOn) < String(unconfirmed)).toBe(true);
  expect(signed.timeZone).toEqual({ id: 'America/Phoenix', name: 'Mountain Standard Time' });
  expect(signed.rescission?.endsAt).toBe((await lender.read(who.uuid)).facts.closing.rescission?.endsAt);
  // the midnight after the last day, seven hours behind UTC
  expect(signed.rescission?.endsAt).toMatch(/T07:00:00\.000Z$/);
  expect(signed.rescission?.days.filter(({ counts }) => counts !== null).map(({ counts }) => counts)).toEqual([1, 2, 3]);
  expect(signed.rescission?.days.at(-1)?.date).toBe(signed.rescission?.endsOn);
  expect(signed.rescission?.over).toBe(false);
  expect(signed.rescission?.people).toEqual([
    { name: 'Grace Happy', isYou: true, deliveredOn: signed.rescission?.startedOn, received: false, confirmed: false },
  ]);
  expect(signed.rescission).toMatchObject({ confirmation: 'NOT_YET', held: false, mailUntil: expect.stringMatching(/^\d{4}/) });
  expect(signed.rescission?.mailTo[0]).toBe('Hearthline Home Equity, Inc.');
  expect(signed).toMatchObject({
    signedOn: dateInZone(lender.ctx.clock.now(who.uuid), 'America/Phoenix'),
    rescindable: true,
    recording: { state: 'TO_SEND', instrument: 'DEED_OF_TRUST', county: expect.stringContaining('Maricopa') },
    checks: 'TO_RUN',
    approval: { state: 'TO_COME', needed: 1, given: 0 },
    payment: { state: 'TO_SEND', account: { mask: expect.stringMatching(/^\d{4}$/), isExchange: false }, code: null },
    line: { amount: 104_990, drawn: 0, available: 0, opened: false },
  });
  const expected = [signed.recording.on, signed.payment.sentOn, signed.payment.arrivesOn].map(String);
  expect(expected.every(isBankingDay)).toBe(true);
  expect(expected.toSorted()).toEqual(expected);
  expect(expected[0]! > signed.rescission!.endsOn).toBe(true);

  await driveTo(lender, who.uuid, 'FUNDING_DECISION');
  const recorded = await closing(who);
  expect(recorded).toMatchObject({
    rescission: { over: true, endsOn: signed.rescission?.endsOn },
    recording: { state: 'RECORDED', instrumentNo: expect.any(String) },
    checks: 'PASSED',
    approval: { state: 'WAITING' },
  });
  await staffAction(lender.ctx, who.uuid, { action: 'hold-funding', note: 'A name that resembles another' });
  const held = await closing(who);
  expect(held.approval).toEqual({ state: 'HELD', needed: 1, given: 0 });
  expect(JSON.stringify(held)).not.toContain('resembles');
  await staffAction(lender.ctx, who.uuid, { action: 'release-hold', note: 'Cleared by its birth date' });

  await driveTo(lender, who.uuid, 'COMPLETE');
  const open = await closing(who);
  const { selection, closing: state } = (await lender.read(who.uuid)).facts;
  expect(open).toMatchObject({
    approval: { state: 'GIVEN', given: 1 },
    payment: { state: 'SETTLED', amount: signed.payment.amount, account: { mask: signed.payment.account?.mask } },
    firstPayment: {
      on: state.dates?.firstPayment,
      // The payment, and the interest of the days before the first full month.
      amount: (selection?.monthlyPayment ?? 0) + (state.dates?.oddDaysInterest ?? 0),
    },
    autopay: { payType: 'AUTOPAY', mask: expect.stringMatching(/^\d{4}$/) },
    line: { amount: 104_990, drawn: 104_990, available: 0, dueDay: 1, opened: true },
  });
  expect(open.payment.ifConfirmed).toBeNull();
  expect(open.payment.arrivesOn).toBe(dateInZone(lender.ctx.clock.now(who.uuid), 'America/Phoenix'));
}, 120_000);

test('money that is ordered on a Sunday was sent on the next banking day', async () => {
  const who = await lender.play('happy', 'FUNDING_DECISION');
  const today = dateInZone(lender.ctx.clock.now(who.uuid), 'America/Phoenix');
  const sunday = addDays(today, 7 - new Date(`${today}T12:00:00Z`).getUTCDay());
  await lender.call('POST', '/sandbox/clock', { body: { advance: `${daysBetween(today, sunday)}d`, applicationUuid: who.uuid } });
  await staffAction(lender.ctx, who.uuid, { action: 'approve-funding' });
  await driveTo(lender, who.uuid, 'COMPLETE');
  const sent = (await lender.log(who.uuid)).filter((fact) => fact.type === 'disbursementProgressed').map(({ stage }) => stage);
  expect(sent).toEqual(['SENT', 'SETTLED']);
  const { payment } = await closing(who);
  expect([payment.sentOn, isBankingDay(sunday)]).toEqual([bankingDayFrom(sunday), false]);
}, 120_000);

test('a second home has no days to cancel, and its money is expected sooner', async () => {
  const who = await lender.play('happy', 'RECORDING', ['secondary']);
  const answer = await closing(who);
  expect(answer).toMatchObject({ rescindable: false, rescission: null });
  expect(answer.recording.on).not.toBeNull();
}, 60_000);

test('each owner is listed with whether they confirmed the notice, and nobody by their address', async () => {
  const who = await lender.play('joint', 'RESCISSION');
  const before = await closing(who);
  expect(before.rescission?.people.map(({ isYou, received }) => ({ isYou, received }))).toEqual([
    { isYou: true, received: false },
    { isYou: false, received: false },
  ]);
  expect(JSON.stringify(before)).not.toContain('@');
}, 60_000);

test('a payment that the bank returned has its reason and no account until another one is given, which autopay takes with an authorization of its own; then it is sent again', async () => {
  const who = await lender.play('happy', 'FUNDING_DECISION', ['achr03']);
  await staffAction(lender.ctx, who.uuid, { action: 'approve-funding' });
  await driveTo(lender, who.uuid, 'DISBURSEMENT_ACCOUNT');
  expect((await closing(who)).payment).toMatchObject({ state: 'RETURNED', code: 'R03', account: null });
  const accounts = await lender.call('GET', onApplication(who.uuid, 'accounts'), { jwt: who.jwt });
  // the account that refused the money cannot pay either
  expect(accounts.body).toMatchObject({ disbursement: null, autopay: null, returned: { by: 'BANK', code: 'R03' } });
  await driveTo(lender, who.uuid, 'AUTOPAY_ACCOUNT');
  const given = await lender.call('POST', onApplication(who.uuid, 'autopay-account'), { jwt: who.jwt, body: { sameAsDisbursement: true } });
  expect(given.body).toMatchObject({ verification: 'VERIFIED', toAuthorize: true });
  const { facts, status } = await lender.read(who.uuid);
  expect([status, facts.verification.autopay?.authorized]).toEqual(['AUTOPAY_ACCOUNT', false]);
  await driveTo(lender, who.uuid, 'COMPLETE');
  const { autopay, disbursement } = (await lender.read(who.uuid)).facts.verification;
  expect(autopay).toMatchObject({ accountId: disbursement?.accountId, authorized: true });
  const url = onApplication(who.uuid, 'disclosures/SIGNED_AUTOPAY_AUTHORIZATION/file');
  const { rawPayload } = await lender.app.inject({ url, headers: { host: 'localhost', authorization: `Bearer ${who.jwt}` } });
  const { text } = await readPdf(rawPayload);
  expect(text).toContain(`ending in ${autopay?.mask}`);
  expect(text).toContain('Signed electronically by Grace Happy');
  expect((await closing(who)).payment).toMatchObject({ state: 'SETTLED', code: null });
}, 120_000);

test('persona 38 sees which debt was paid and which was not; the money of the other goes to the account', async () => {
  const who = await lender.play(38, 'FUNDING_DECISION');
  const before = await closing(who);
  expect(before.payoffs.length).toBeGreaterThan(0);
  expect(before.payoffs.every(({ state, on }) => state === 'TO_PAY' && on === null)).toBe(true);
  await driveTo(lender, who.uuid, 'COMPLETE');
  const after = await closing(who);
  expect(after.payoffs.map(({ state, on }) => [state, on !== null])).toEqual([
    ['PAID', true],
    ['FAILED', true],
  ]);
  expect(after.payment).toMatchObject({ state: 'SETTLED' });
  expect(after.payment.amount).toBeGreaterThan(before.payment.amount);
}, 120_000);

test('the closing is for its borrower and staff only', async () => {
  const who = await lender.play('happy', 'RESCISSION');
  const stranger = await lender.play('happy', 'OFFER_SELECTION');
  expect((await lender.call('GET', onApplication(who.uuid, 'closing'), { jwt: stranger.jwt })).status).toBe(404);
}, 60_000);
