import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply } from '../application/apply.ts';
import { type Facts, NO_FACTS } from '../facts.ts';
import type { Fact } from '../facts/fact.ts';
import { CALL_RESULTS } from '../facts/parts.ts';
import { approvalRefused } from './funding.ts';
import { changesPayee, comparedAgain, payeeWaitsUntil } from './payee.ts';

const UNTIL = '2026-11-25T17:00:00.000Z';
const given = (accountId: string, waitsUntil?: string): Fact => ({
  type: 'accountGiven',
  role: 'DISBURSEMENT',
  accountId,
  mask: '6789',
  verification: 'VERIFIED',
  ...(waitsUntil !== undefined && { waitsUntil }),
});
const APPROVED: Fact = { type: 'fundingApproved', by: 'fay' };
const refusal = (f: Facts) => approvalRefused(f, 'FUNDING_DECISION', 'fay', '2026-11-25');
const after = (...log: readonly Fact[]) => log.reduce(apply, NO_FACTS);

test('only an account that takes another one’s place is a change, also after one that was refused or sent the money back', () => {
  expect(changesPayee(NO_FACTS)).toBe(false);
  expect(changesPayee(after(given('a')))).toBe(true);
  expect(changesPayee(after(given('a'), { type: 'accountReviewed', role: 'DISBURSEMENT', verification: 'FAILED_VERIFICATION' }))).toBe(
    true,
  );
  const returned: Fact = { type: 'disbursementProgressed', attempt: 1, transferRef: 't', stage: 'RETURNED', code: 'R03', amount: 1 };
  expect(after(given('a'), returned).verification.disbursement).toBeNull();
  expect(changesPayee(after(given('a'), returned))).toBe(true);
});

test('a funding that is held is not approved: two people release the hold first', () => {
  const held = after(given('first'), { type: 'fundingHeld', reason: 'Counsel' });
  expect(refusal(held)).toBe('HELD');
  expect(refusal(apply(held, { type: 'fundingReleased' }))).toBeNull();
});

test('it is approved at its status, once by each person and by as many as it takes, and not while the money is on its way', () => {
  const ready = after(given('first'));
  expect(approvalRefused(ready, 'FUNDABLE', 'fay', '2026-11-25')).toBe('NOT_FUNDABLE');
  const approved = apply(ready, APPROVED);
  expect([refusal(ready), refusal(approved), approvalRefused(approved, 'FUNDING_DECISION', 'ben', '2026-11-25')]).toEqual([
    null,
    'APPROVED',
    'APPROVED',
  ]);
  const sent = { attempt: 1, transferRef: 't', stage: 'SENT', code: null, amount: 1 } as const;
  expect(refusal({ ...ready, closing: { ...ready.closing, disbursement: sent } })).toBe('APPROVED');
});

test('while a changed account waits no approval may follow, and its end by time or by a call that confirms it ends the refusal', () => {
  const step = fc.oneof(
    fc.constantFrom<Fact>(
      given('a', UNTIL),
      given('b', UNTIL),
      { type: 'payoutWaitEnded', accountId: 'a' },
      { type: 'payoutWaitEnded', accountId: 'b' },
      { type: 'depositsArrived', role: 'DISBURSEMENT' },
      { type: 'accountReviewed', role: 'DISBURSEMENT', verification: 'VERIFIED' },
    ),
    fc.record({
      type: fc.constant('payoutCalled' as const),
      accountId: fc.constantFrom('a', 'b'),
      callId: fc.constant('c'),
      result: fc.constantFrom(...CALL_RESULTS),
    }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (log) => {
      // what ends the wait of the account that is given now, and nothing about an earlier one
      let waits: string | null = null;
      for (const fact of log) {
        if (fact.type === 'accountGiven') waits = fact.accountId;
        if (fact.type === 'payoutWaitEnded' && fact.accountId === waits) waits = null;
        if (fact.type === 'payoutCalled' && fact.result === 'CONFIRMED' && fact.accountId === waits) waits = null;
      }
      const facts = after(given('first'), ...log);
      expect(payeeWaitsUntil(facts)).toBe(waits === null ? null : UNTIL);
      expect(refusal(facts)).toBe(waits === null ? null : 'PAYEE_WAITS');
    }),
  );
});

test('an approval is for one account: a change ends it, and the first account ends none', () => {
  expect(after(given('a'), APPROVED).closing.approvals).toEqual(['fay']);
  expect(after(given('a'), APPROVED, given('b', UNTIL)).closing.approvals).toEqual([]);
  // an older log, which has no wait, keeps what was approved
  expect(after(given('a'), APPROVED, given('b')).closing.approvals).toEqual(['fay']);
});

test('under another name of the borrower each account that was compared is looked at again, and none that failed, waits for deposits, or was paid', () => {
  const account = (role: 'DISBURSEMENT' | 'AUTOPAY', more: object = {}): Fact => ({
    type: 'accountGiven',
    role,
    accountId: `${role} a`,
    mask: '6789',
    verification: 'VERIFIED',
    ...more,
  });
  const roles = (...log: readonly Fact[]) => comparedAgain(after(...log)).map(({ role }) => role);
  expect(roles()).toEqual([]);
  expect(roles(account('DISBURSEMENT'), account('AUTOPAY'))).toEqual(['DISBURSEMENT', 'AUTOPAY']);
  expect(roles(account('DISBURSEMENT', { verification: 'FAILED_VERIFICATION' }), account('AUTOPAY'))).toEqual(['AUTOPAY']);
  expect(comparedAgain(after(account('AUTOPAY')))).toEqual([
    { type: 'accountReviewed', role: 'AUTOPAY', verification: 'PENDING_REVIEW', reason: 'NAME_CHANGED' },
  ]);
  const sent: Fact = { type: 'disbursementProgressed', attempt: 1, transferRef: 't', stage: 'SENT', code: null, amount: 1 };
  expect(roles(account('DISBURSEMENT'), sent)).toEqual([]);
});
