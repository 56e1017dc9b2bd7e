import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { sweepTimers } from '../engine/sweep.ts';
import { staffAction } from '../staff/actions/act.ts';

let lender: TestLender;
let uuid = '';
let jwt = '';
beforeAll(async () => {
  lender = await testLender();
}, 60_000);
afterAll(async () => lender.close());
beforeEach(async () => {
  ({ uuid, jwt } = await lender.play('happy', 'DISBURSEMENT_ACCOUNT'));
}, 60_000);

const ROUTING = '021000021';
const UNKNOWN_BANK = '000123450003';
const RETURNS_DEPOSITS = '000123450004';

const give = async (accountNumber: string, role = 'disburse', routingNumber = ROUTING) =>
  lender.call('POST', onApplication(uuid, `${role}-account`), { jwt, body: { routingNumber, accountNumber, accountType: 'CHECKING' } });
const read = async () => (await lender.call('GET', onApplication(uuid, 'accounts'), { jwt })).body;
const tell = async (cents: readonly number[], role = 'DISBURSEMENT') =>
  lender.call('POST', onApplication(uuid, 'accounts/micro-deposits'), { jwt, body: { role, cents } });
const statusNow = async () => (await lender.read(uuid)).status;
const days = async (count: number) => {
  await lender.ctx.clock.advance(count * 86_400_000, uuid);
  await sweepTimers(lender.ctx, uuid);
};

test('what was given is read back without a number of the account', async () => {
  await give('000123456789');
  const accounts = await read();
  expect(accounts).toMatchObject({
    disbursement: { mask: '6789', owner: 'Grace Happy', accountType: 'CHECKING', verification: 'VERIFIED', deposits: null },
    autopay: null,
    payType: 'AUTOPAY',
  });
  // an account whose numbers were typed leads a client by its fallback to typing those of the other one (A 184, AMB-55)
  expect((await lender.call('GET', onApplication(uuid), { jwt })).body).toMatchObject({ autopayEntry: 'TYPED' });
  expect(accounts['disbursement']).toHaveProperty('bank', expect.stringMatching(/\w/));
  expect(JSON.stringify(accounts)).not.toMatch(/123456789|021000021/);
});

test('autopay lowers the rate and the payment by the lender’s discount', async () => {
  const { terms } = (await read()) as { terms: Record<'AUTOPAY' | 'MANUAL', { rate: number; monthlyPayment: number }> };
  expect(terms.MANUAL.rate).toBeCloseTo(terms.AUTOPAY.rate + (await lender.read(uuid)).product.autopayDiscount, 6);
  expect(terms.MANUAL.monthlyPayment).toBeGreaterThan(terms.AUTOPAY.monthlyPayment);
  const chosen = await lender.call('PUT', onApplication(uuid, 'pay-type'), { jwt, body: { payType: 'MANUAL' } });
  expect(chosen.body).toMatchObject(terms.MANUAL);
});

test('a routing number with a wrong checksum is refused before a vendor is asked', async () => {
  const before = lender.vendors.bankAccountCheck.ledger().length;
  expect(await give('000123456789', 'disburse', '021000022')).toMatchObject({
    status: 400,
    body: { errors: [{ message: expect.stringContaining('not the routing number of a bank') as string }] },
  });
  expect(lender.vendors.bankAccountCheck.ledger()).toHaveLength(before);
});

test.each([
  ['000123450002', 'NO_ACCOUNT'],
  ['000111111113', 'ACCOUNT_CLOSED'],
  ['000123450005', 'NOT_FOR_TRANSFERS'],
])('account %s is not taken: %s; another one then is', async (accountNumber, reason) => {
  const { body } = await give(accountNumber);
  expect(body).toMatchObject({ verification: 'FAILED_VERIFICATION' });
  expect(await statusNow()).toBe('DISBURSEMENT_ACCOUNT');
  const seen = await read();
  expect(seen).toMatchObject({ disbursement: { verification: 'FAILED_VERIFICATION' } });
  expect(JSON.stringify([body, seen]), 'the borrower is not told why').not.toContain(reason);
  expect((await lender.read(uuid)).facts.verification.disbursement, 'staff are').toMatchObject({ reason });
  expect((await give('000123456789')).body).toMatchObject({ verification: 'VERIFIED' });
  expect(await statusNow()).toBe('AUTOPAY_ACCOUNT');
});

test('a bank that is not known gets two small deposits; their amounts prove control, and staff look whose it is before money goes there', async () => {
  expect((await give(UNKNOWN_BANK)).body).toMatchObject({ verification: 'PENDING_REVIEW', depositsSent: true });
  expect(await statusNow()).toBe('DISBURSEMENT_ACCOUNT');
  expect((await lender.read(uuid)).facts.openConditions).toEqual([]);
  expect(await read()).toMatchObject({
    disbursement: { deposits: { expectedOn: expect.stringMatching(/^\d{4}-/) as string, triesLeft: 3 } },
  });
  expect(await tell([11, 32])).toMatchObject({ status: 409, body: { message: expect.stringContaining('not arrived yet') as string } });
  await days(5);
  const { rows } = await lender.ctx.pool.query("select body from outbox where application_uuid = $1 and subject like 'Look for two%'", [
    uuid,
  ]);
  expect(rows, 'told once, when they should be there').toHaveLength(1);
  expect((await tell([10, 32])).body).toMatchObject({ verification: 'PENDING_REVIEW', triesLeft: 2 });
  expect(await read()).toMatchObject({ disbursement: { deposits: { triesLeft: 2 } } });
  expect((await tell([32, 11])).body, 'whose account it is, staff look at').toMatchObject({ verification: 'PENDING_REVIEW' });
  expect((await lender.read(uuid)).facts.verification.disbursement).toMatchObject({ reason: 'CONTROL_ONLY' });
  expect(await statusNow()).toBe('AUTOPAY_ACCOUNT');
  expect((await tell([32, 11])).status).toBe(409);
  await staffAction(lender.ctx, uuid, {
    action: 'review-account',
    as: { uuid: '0190a000-0000-7000-8000-0000000000a1', name: 'Priya Process', role: 'processor' },
  });
  expect(await read()).toMatchObject({ disbursement: { verification: 'VERIFIED' } });
});

test('three wrong pairs end the check, and another account may be given', async () => {
  await give(UNKNOWN_BANK);
  await days(5);
  const left = [];
  for (const wrong of [1, 2, 3]) left.push((await tell([wrong, wrong])).body['triesLeft']);
  expect(left).toEqual([2, 1, 0]);
  expect(await read()).toMatchObject({ disbursement: { verification: 'FAILED_VERIFICATION', deposits: null } });
  expect((await lender.read(uuid)).facts.verification.disbursement).toMatchObject({ reason: 'TOO_MANY_TRIES' });
  await give('000123456789');
  expect(await statusNow()).toBe('AUTOPAY_ACCOUNT');
});

test('deposits that the bank returns end the check', async () => {
  await give(RETURNS_DEPOSITS);
  await days(6);
  expect((await tell([11, 32])).body).toMatchObject({ verification: 'FAILED_VERIFICATION' });
  expect((await lender.read(uuid)).facts.verification.disbursement).toMatchObject({ reason: 'DEPOSITS_RETURNED' });
});

test('two pairs at once count as one try each, and a pair for another account is refused', async () => {
  await give(UNKNOWN_BANK);
  await days(5);
  expect((await tell([11, 32], 'AUTOPAY')).status).toBe(409);
  await Promise.all([tell([11, 32]), tell([11, 32])]);
  expect((await lender.log(uuid)).filter(({ type }) => type === 'accountReviewed')).toHaveLength(1);
  expect(await statusNow()).toBe('AUTOPAY_ACCOUNT');
});

test('an account that pays debits may be proved by deposits as well', async () => {
  await give('000123456789');
  await give(UNKNOWN_BANK, 'autopay');
  expect(await statusNow()).toBe('AUTOPAY_ACCOUNT');
  await days(5);
  expect((await tell([11, 32], 'AUTOPAY')).body).toMatchObject({ verification: 'VERIFIED' });
  expect(await statusNow()).toBe('VERIFIED_AUTOPAY_ACCOUNT');
  expect(await read()).toMatchObject({ autopay: { mask: '0003', sameAsDisbursement: false } });
});

/** As if the borrower had proved long ago who they are. */
const longAgo = async () =>
  lender.ctx.pool.query(
    `UPDATE session SET authenticated_at = authenticated_at - interval '1 hour'
      WHERE identity_uuid = (SELECT identity_uuid FROM application WHERE uuid = $1)`,
    [uuid],
  );
const stepUp = async (password: string) =>
  (await lender.call('POST', '/identity/secure/api/v1/step-up', { jwt, body: { password } })).status;
const refusal = { status: 403, body: { code: 'step_up_required' } };

test('the first account takes no fresh proof; another one does, before a vendor is asked', async () => {
  await longAgo();
  expect((await give('000123450002')).body).toMatchObject({ verification: 'FAILED_VERIFICATION' });
  const asked = lender.vendors.bankAccountCheck.ledger().length;
  expect(await give('000123456789')).toMatchObject(refusal);
  const link = { publicToken: 'public-token', accountId: 'account' };
  expect(await lender.call('POST', onApplication(uuid, 'disburse-account'), { jwt, body: link })).toMatchObject(refusal);
  expect(lender.vendors.bankAccountCheck.ledger()).toHaveLength(asked);

  expect(await stepUp('not this')).toBe(400);
  expect(await give('000123456789')).toMatchObject(refusal);
  expect(await stepUp('Sandbox!2026Pw')).toBe(204);
  expect((await give('000123456789')).body).toMatchObject({ verification: 'VERIFIED' });
  await longAgo();
  expect(await give('000123456780')).toMatchObject(refusal);
  expect((await give('000123456780', 'autopay')).body, 'an account that is only drawn from').toMatchObject({ verification: 'VERIFIED' });
  expect(await read()).toMatchObject({ disbursement: { mask: '6789' }, autopay: { mask: '6780' } });
});

test('the account in place of one that sent the money back takes a fresh proof', async () => {
  ({ uuid, jwt } = await lender.play('happy', 'FUNDING_DECISION', ['achr03']));
  await staffAction(lender.ctx, uuid, { action: 'approve-funding' });
  await driveTo(lender, uuid, 'DISBURSEMENT_ACCOUNT');
  await longAgo();
  expect(await give('000123456780')).toMatchObject(refusal);
  expect(await stepUp('Sandbox!2026Pw')).toBe(204);
  expect((await give('000123456780')).body).toMatchObject({ verification: 'VERIFIED', mask: '6780' });
}, 60_000);
