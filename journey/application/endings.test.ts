import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isClosed, mayRestart, stepOf, workDue } from '../checklist.ts';
import { isDisbursed, moneySent } from '../steps/rescission.ts';
import { CHECKLIST_STATUSES } from '../statuses.ts';
import { apply } from './apply.ts';
import {
  endingRefused,
  lenderIsBound,
  mayRecordNotice,
  mayRecordWithdrawal,
  mayRefuse,
  moneyMayHaveLeft,
  withdrawalOf,
} from './endings.ts';
import { refusalReasons } from './refusal.ts';
import { anyFact, anyLog } from './testing/any-fact.ts';
import { APPLICATIONS, ENDING_ACTS, SENT_TRANSFER, SETTINGS, TODAY, WAYS_OF_MONEY, withMoney } from './testing/ending-acts.ts';
import { lateEffects } from './after-the-end.ts';
import { WORK_STEPS } from '../facts/work-steps.ts';

const at = (...statuses: string[]) => APPLICATIONS.filter((f) => statuses.includes(stepOf(f, SETTINGS).status));

/** The statuses of an open application; the others are its ends. */
const OPEN = CHECKLIST_STATUSES.filter((status) => at(status).some((f) => !isClosed(f)));
test('every status but the ends is that of an open application', () =>
  expect(CHECKLIST_STATUSES.filter((status) => !OPEN.includes(status))).toEqual(['DECLINED', 'CANCELLED']));

describe.each(Object.entries(ENDING_ACTS))('%s', (_, act) => {
  test.each(OPEN)('never after money was sent, at %s', (status) => {
    const open = at(status).filter((f) => !isClosed(f));
    for (const f of open) for (const sent of WAYS_OF_MONEY) expect(endingRefused(withMoney(f, sent), act(f))).toBe('MONEY_LEFT');
  });

  test('never an application that has ended', () => {
    const ended = APPLICATIONS.filter(isClosed);
    expect(ended.length).toBeGreaterThan(10);
    for (const f of ended) expect(endingRefused(f, act(f))).toBe('ENDED');
  });
});

test('an application whose money has not left can be withdrawn at every status', () => {
  const open = APPLICATIONS.filter((f) => !isClosed(f) && !moneyMayHaveLeft(f));
  for (const f of open) expect(endingRefused(f, withdrawalOf(f, 'borrower', new Date(TODAY)))).toBeNull();
});

test('a transfer that was begun holds the application open until its result is a fact, whatever else is recorded', () => {
  const RESULTS: ReadonlySet<string> = new Set(['payoffProgressed', 'disbursementProgressed', 'transferEnded']);
  fc.assert(
    fc.property(fc.constantFrom(...APPLICATIONS.filter((f) => !isClosed(f) && !isDisbursed(f))), anyLog, anyFact, (f, log, fact) => {
      let facts = apply(f, { type: 'transferBegun', payee: 'borrower', key: 'k', at: '2026-01-05T10:00:00.000Z' });
      for (const next of [...log, fact].filter(({ type }) => !RESULTS.has(type) && type !== 'completed')) {
        if (endingRefused(facts, next) === null) facts = apply(facts, next);
        expect([isClosed(facts), moneyMayHaveLeft(facts), workDue(facts).some(({ step }) => step === 'disbursement')]).toEqual([
          false,
          true,
          facts.steps.disbursement.failed === null,
        ]);
      }
    }),
    { numRuns: 500 },
  );
});

test('the result of a transfer ends that its money may be out, each for its own payee', () => {
  const [f] = APPLICATIONS;
  if (!f) throw new Error('no application');
  const begun = (...payees: string[]) =>
    payees.reduce((facts, payee) => apply(facts, { type: 'transferBegun', payee, key: payee, at: TODAY }), f).closing.begun;
  const all = { ...f, closing: { ...f.closing, begun: begun('borrower', 'a', 'b') } };
  expect(Object.keys(apply(all, { type: 'transferEnded', payee: 'b' }).closing.begun)).toEqual(['borrower', 'a']);
  expect(Object.keys(apply(all, { type: 'disbursementProgressed', ...SENT_TRANSFER }).closing.begun)).toEqual(['a', 'b']);
  expect(Object.keys(apply(all, { type: 'payoffProgressed', debtId: 'a', stage: 'FAILED', transferRef: null }).closing.begun)).toEqual([
    'borrower',
    'b',
  ]);
});

test('after money was sent, no fact of any kind ends an application but as complete', () => {
  fc.assert(
    fc.property(fc.constantFrom(...APPLICATIONS.filter((f) => !isClosed(f))), anyLog, anyFact, (f, log, fact) => {
      let facts = withMoney(f, { disbursement: SENT_TRANSFER });
      for (const next of [...log, fact]) {
        if (isClosed(facts) || !moneySent(facts)) return;
        if (endingRefused(facts, next) === null) facts = apply(facts, next);
        expect(isClosed(facts) && !facts.completed).toBe(false);
      }
    }),
    { numRuns: 500 },
  );
});

test('a transfer that came back, and nothing else that was sent, leaves the way to an end open; a hold stops what is about to be sent', () => {
  const [f] = at('FUNDING_DECISION').filter((one) => moneyMayHaveLeft(one) && !moneySent(one));
  expect(f).toBeDefined();
  if (!f) return;
  expect(mayRefuse(f, 'cancel')).toBe(false);
  expect(mayRefuse(withMoney(f, { heldFor: 'counsel' }), 'cancel')).toBe(true);
  for (const sent of WAYS_OF_MONEY) expect(mayRefuse(withMoney(f, { heldFor: 'counsel', ...sent }), 'cancel')).toBe(false);
  expect(mayRefuse(withMoney(f, { heldFor: 'counsel', disbursement: { ...SENT_TRANSFER, stage: 'RETURNED' } }), 'cancel')).toBe(true);
});

test('while a notice to cancel waits to be read nothing is paid, and the line ends by that notice alone', () => {
  const paying = APPLICATIONS.filter((f) => !isClosed(f) && moneyMayHaveLeft(f) && !moneySent(f));
  expect(paying.length).toBeGreaterThan(0);
  for (const f of paying) {
    const waits = apply(f, { type: 'letterReceived', letterId: 'l' });
    expect(moneyMayHaveLeft(waits)).toBe(false);
    for (const [name, act] of Object.entries(ENDING_ACTS))
      expect([name, endingRefused(waits, act(waits))]).toEqual([name, act(waits).type === 'rescinded' ? null : 'LETTER_WAITS']);
    expect([mayRefuse(withMoney(waits, { heldFor: 'counsel' }), 'cancel'), mayRecordWithdrawal(waits)]).toEqual([false, false]);
    expect(moneyMayHaveLeft(apply(waits, { type: 'letterRefused', letterId: 'l', by: 'c' }))).toBe(true);
  }
});

test('from the signing, before its days are counted, the right to cancel is open: a withdrawal is the notice, and nothing is declined', () => {
  // The search lets a Texas homestead come here by the deed alone; there everything is signed in one meeting.
  const signed = at('GEN_RESCISSION').filter((f) => f.verification.signed.CLOSING !== undefined);
  expect(signed.length).toBeGreaterThan(0);
  for (const f of signed) {
    expect(f.closing.rescission).toBeNull();
    expect(apply(f, withdrawalOf(f, 'borrower', new Date(TODAY))).closing.unwinding).toMatchObject({ done: false });
    expect([mayRecordWithdrawal(f), mayRecordNotice(f), mayRefuse(f, 'decline'), mayRefuse(f, 'cancel')]).toEqual([
      false,
      true,
      false,
      false,
    ]);
  }
});

test('in the days to cancel a withdrawal is the notice that cancels: it starts the unwinding, and staff record it as a notice', () => {
  const running = at('RESCISSION').flatMap((f) =>
    f.closing.rescission?.over === false
      ? [withMoney(f, { rescission: { ...f.closing.rescission, endsAt: '2026-01-06T07:00:00.000Z' } })]
      : [],
  );
  expect(running.length).toBeGreaterThan(0);
  for (const f of running) {
    const after = apply(f, withdrawalOf(f, 'borrower', new Date(TODAY)));
    expect(after.cancelled?.reason).toBe('RESCINDED');
    expect(after.closing.unwinding).toMatchObject({ done: false });
    expect(mayRecordWithdrawal(f)).toBe(false);
    // by the clock, as for the notice itself: the timer that ends the days may be late
    const [last, over] = ['2026-01-06T06:59:59.999Z', '2026-01-06T07:00:00.000Z'].map((sent) =>
      withdrawalOf(f, 'borrower', new Date(sent)),
    );
    expect([last?.type, over?.type]).toEqual(['rescinded', 'cancelled']);
  }
});

test('once the agreement binds the lender it declines nothing, and cancels only what it holds', () => {
  const bound = APPLICATIONS.filter((f) => !isClosed(f) && lenderIsBound(f));
  expect(bound.length).toBeGreaterThan(10);
  for (const f of bound) {
    const { status } = stepOf(f, SETTINGS);
    expect(refusalReasons(f, status, 'decline')).toEqual([]);
    if (f.closing.heldFor === null) expect(refusalReasons(f, status, 'cancel')).toEqual([]);
  }
});

describe('what vendors did under an application that has ended', () => {
  const ENDED_AT = '2026-01-05T10:00:00.000Z';
  const trace = (step: (typeof WORK_STEPS)[number], at: string, more = {}) => ({
    id: 'v',
    step,
    at,
    wasOpen: false,
    isLeft: false,
    ...more,
  });
  const ended = APPLICATIONS.filter(isClosed);
  const STILL_DONE = ['appraisal-refund', 'rescission-refund', 'identity-change'];

  test('after the end nothing may be, but what the law or the owner still asks for', () => {
    for (const f of ended)
      for (const step of WORK_STEPS) {
        const found = lateEffects(f, ENDED_AT, [trace(step, '2026-01-05T10:00:00.001Z')]);
        expect([step, found.some((fact) => fact.type === 'lateEffectFound' && fact.effectId === 'v')]).toEqual([
          step,
          !STILL_DONE.includes(step),
        ]);
        const known = found.reduce(apply, f);
        expect(lateEffects(known, ENDED_AT, [trace(step, '2026-01-05T10:00:00.001Z')]), 'found once').toEqual([]);
      }
  });

  test('staff start again what is still done after the end, and nothing else', () => {
    for (const f of ended)
      for (const step of WORK_STEPS) {
        const failed = { ...f, steps: { ...f.steps, [step]: { ...f.steps[step], failed: { kind: 'ERROR' as const, code: 'x' } } } };
        expect([step, mayRestart(f, step), mayRestart(failed, step)]).toEqual([
          step,
          f.steps[step].failed !== null && STILL_DONE.includes(step),
          STILL_DONE.includes(step),
        ]);
      }
  });

  test('what had its result before the end may be, and money that is out may be only where the line was opened', () => {
    for (const f of ended) {
      for (const step of WORK_STEPS) {
        const found = lateEffects(f, ENDED_AT, [trace(step, ENDED_AT)]);
        expect(found.filter((fact) => fact.type === 'lateEffectFound' && fact.effectId === 'v')).toEqual([]);
      }
      for (const sent of WAYS_OF_MONEY) {
        const late = lateEffects(withMoney(f, sent), ENDED_AT, []).map((fact) => fact.type);
        expect(late.includes('lateEffectFound')).toBe(!f.completed);
      }
    }
  });

  test('before the end: an order that is left, money not known, and a deed that the facts do not know', () => {
    const [refused] = ended.filter((f) => !f.completed && f.closing.recording === null && Object.keys(f.closing.begun).length === 0);
    if (!refused) throw new Error('no application was refused before the closing');
    const recording = { attempt: 1, packageRef: 'v', stage: 'RECORDED', instrumentNo: 'i', reason: null } as const;
    const found = (step: (typeof WORK_STEPS)[number], more: object, f = refused) =>
      lateEffects(f, ENDED_AT, [trace(step, ENDED_AT, more)]).map((fact) => (fact.type === 'lateEffectFound' ? fact.effect : fact.type));
    const known = withMoney(refused, { recording });
    const other = withMoney(refused, { recording: { ...recording, packageRef: 'w' } });
    expect([
      found('title-order', { isLeft: true }),
      found('title-order', { wasOpen: true }),
      found('hard-credit', { wasOpen: true, isLeft: true }),
      found('disbursement', { wasOpen: true }),
      found('disbursement', { isLeft: true }),
      found('disbursement', { wasOpen: true }, known),
      found('recording', { wasOpen: true }),
      found('recording', { wasOpen: true }, known),
      found('recording', { wasOpen: true }, other),
      found('recording', { wasOpen: true }, { ...refused, completed: true }),
      found('appraisal-refund', { wasOpen: true, isLeft: true }),
    ]).toEqual([['ORDER'], [], [], ['TRANSFER'], [], ['TRANSFER'], ['RECORDING', 'recordingProgressed'], [], ['RECORDING'], [], []]);
  });
});
