import { addDays, type IsoDate } from '@hearthline/rules/dates.ts';
import { roundHalfEven, sum } from '@hearthline/rules/money.ts';
import { regBDeadlineOf } from '@hearthline/rules/regulation/reg-b.ts';
import { isClosed, stepOf } from '../checklist.ts';
import type { Facts, Settings } from '../facts.ts';
import type { Fact } from '../facts/fact.ts';
import type { ChecklistStatus } from '../statuses.ts';
import { VALUATION_PRODUCTS } from '../facts/verification.ts';
import { refundTasks, unmadeAppraisal } from '../steps/refunds.ts';
import { needsRelease, RELEASE_DAYS, releaseTasks, unwindingTasks } from '../steps/rescission.ts';
import { isSuspended } from '../steps/conditions.ts';
import { copiesReadFrom, waitsForCopies } from '../deliveries.ts';
import { isTexas } from '../steps/verification.ts';
import { texasEarliest } from '../steps/texas.ts';
import { ASKED_BY_RULE, CONDITIONS, isOfProduct } from '../conditions.ts';
import { lateTasks } from './after-the-end.ts';
import { adverseReasonsOf } from './decline.ts';

/** A failure outlasts the next automatic steps: when they fail again, it is still the same task. */
const FAILURES: ReadonlySet<string> = new Set<ChecklistStatus>(['CREDIT_ERROR', 'UNKNOWN']);

/**
 * The consequences of an application's state: the notice the law requires, conditions, staff tasks. Empty once all of them are recorded, so it may
 * be asked again after each change. @param today the day in the property's time zone; @param newId creates the id of a condition or task.
 */
export function consequencesOf(facts: Facts, settings: Settings, today: IsoDate, newId: () => string): Fact[] {
  const step = stepOf(facts, settings);
  const reasons = adverseReasonsOf(facts);
  const notice: Fact[] =
    reasons && !facts.noticeQueued
      ? [{ type: 'adverseNoticeQueued', reasons: [...reasons], dueBy: regBDeadlineOf('ADVERSE_ACTION', today).dueOn }]
      : [];
  if (isClosed(facts)) {
    if (needsRelease(facts)) return [...notice, { type: 'lienReleaseDue', dueOn: addDays(today, RELEASE_DAYS) }];
    const refund = refundDue(facts, today);
    if (refund) return [...notice, refund];
    const wanted = [...unwindingTasks(facts), ...releaseTasks(facts), ...refundTasks(facts), ...lateTasks(facts)];
    const missing = wanted.filter((kind) => !facts.openTasks.some((t) => t.kind === kind));
    return [
      ...notice,
      ...facts.openTasks.filter(({ kind }) => !wanted.includes(kind)).map(closed),
      ...missing.map((kind): Fact => ({ type: 'taskOpened', taskId: newId(), kind })),
    ];
  }

  const next = automatic(facts, today);
  if (next) return [next];
  const settled = facts.openConditions.filter((c) => isOfProduct(c) && CONDITIONS[c.category].asked?.settled?.(facts));
  const asks = ASKED_BY_RULE.filter((c) => c.when(facts, step.status) && !facts.askedFor.includes(c.category));
  const besides = refundTasks(facts);
  const ofStep = step.task ?? step.status;
  // A review that was suspended is with the borrower until the last of its conditions is met.
  const isStaffs = step.actor === 'staff' && !(step.status === 'UNDERWRITING_REVIEW' && isSuspended(facts));
  const ended = facts.openTasks.filter(
    // done by staff: what is left of a status of the same name is others'
    (t) => (t.kind !== ofStep || !isStaffs) && !besides.includes(t.kind) && !(step.work !== null && FAILURES.has(t.kind)),
  );
  const wanted = [...(isStaffs ? [ofStep] : []), ...besides].filter((kind) => !facts.openTasks.some((t) => t.kind === kind));
  return [
    ...settled.map(({ id }): Fact => ({ type: 'conditionCleared', conditionId: id })),
    ...asks.map(({ category }): Fact => ({ type: 'conditionAdded', conditionId: newId(), category })),
    ...ended.map(closed),
    ...wanted.map((kind): Fact => ({ type: 'taskOpened', taskId: newId(), kind })),
  ];
}

/** Paystubs requested when pay was only partly verified (lending §1.4.3). */
const PAYSTUBS = 2;
/** Failed knowledge questions after which a notary comes in person (lending §1.2, row 32). */
export const MAX_KBA_FAILS = 2;

/** After this many cancellations a valuation of that kind is not ordered again (lending §1.4.2: reorder once). */
const MAX_CANCELED_MEETINGS = 1;

/**
 * Consequence of a valuation's end: a value is used; a canceled order is placed once more; without a result, the next product is ordered.
 */
function valuationEnded(f: Facts): Fact | null {
  const { valuation } = f.verification;
  const { last, wanted, agreed, calledOff } = valuation;
  if (agreed !== null || last === null || last.product !== wanted) return null;
  // The fair market value of a Texas homestead rests on an evaluation or an appraisal, never on a broker's opinion (Tex. Const. art. XVI s.50(h)).
  if (isTexas(f) && last.product === 'BPO') return { type: 'valuationWanted', product: 'RESI_EVAL' };
  if (last.stage === 'COMPLETE' && last.value !== null) return { type: 'valuationAgreed', value: last.value };
  // There is no product above the appraisal: staff review.
  const next = VALUATION_PRODUCTS[VALUATION_PRODUCTS.indexOf(last.product) + 1];
  if (!next || (last.stage !== 'FAILED' && last.stage !== 'CANCELLED')) return null;
  return { type: 'valuationWanted', product: last.stage === 'CANCELLED' && calledOff <= MAX_CANCELED_MEETINGS ? last.product : next };
}

/** What was paid for an appraisal that is not made is given back within the days that the law gives after a rescission. */
function refundDue(f: Facts, today: IsoDate): Fact | null {
  const owed = unmadeAppraisal(f, isClosed(f));
  return owed && { type: 'appraisalRefundOwed', ...owed, dueOn: addDays(today, RELEASE_DAYS) };
}

/** A first lien’s wait for the copies of its valuations, once its closing is prepared; it is over at once where they were read long before. */
function copiesToRead(f: Facts, today: IsoDate): Fact | null {
  const { packages, signed } = f.verification;
  const { waiting } = f.closing;
  if (waiting?.why === 'VALUATION' && !waiting.over && waiting.earliestClosing <= today) return { type: 'waitingPeriodEnded' };
  if (packages.CLOSING === undefined || signed.CLOSING !== undefined || !waitsForCopies(f)) return null;
  const from = copiesReadFrom(f);
  return from !== null && from > (waiting?.earliestClosing ?? '')
    ? { type: 'waitingPeriodStarted', earliestClosing: from, why: 'VALUATION' }
    : null;
}

/** The one fact that follows by rule from the current state, or null. */
function automatic(f: Facts, today: IsoDate): Fact | null {
  const { verification, closing } = f;
  if (isTexas(f)) {
    const earliest = closing.notary.signed === null ? texasEarliest(f) : null;
    // Begun by the last owner's notice; begun again when costs that changed are disclosed again so late that the first day moves.
    if (earliest !== null && earliest > (closing.waiting?.earliestClosing ?? ''))
      return { type: 'waitingPeriodStarted', earliestClosing: earliest };
  }
  const wait = copiesToRead(f, today);
  if (wait) return wait;
  if (verification.income.monthly === null && verification.income.reports.some((r) => r.outcome === 'FULL'))
    return { type: 'incomeVerified', monthly: roundHalfEven(sum(best(verification.income.reports).map((r) => r.monthly))) };
  if (
    verification.income.monthly === null &&
    verification.income.paystubsAsked === 0 &&
    f.created?.employmentType !== 'SELF_EMPLOYED' &&
    verification.income.reports.some((r) => r.outcome === 'PARTIAL')
  )
    return { type: 'paystubsAsked', count: PAYSTUBS };
  const valuation = valuationEnded(f) ?? refundDue(f, today);
  if (valuation) return valuation;
  // On a Texas homestead the others are invited before the waiting period: their notice of it has to reach them too.
  const inviting = isTexas(f) ? verification.packages.CLOSING : verification.signed.CLOSING;
  const invitee = inviting && verification.signers.find((s) => !s.invited);
  if (invitee) return { type: 'signerInvited', signerId: invitee.id };
  if (verification.signers.some((s) => s.refused))
    return { type: 'cancelled', reason: 'SIGNER_REFUSED', expired: false, reasons: ['OWNER_REFUSED'] };
  if (closing.notary.kbaFails >= MAX_KBA_FAILS && !closing.notary.manual && closing.notary.signed === null)
    return { type: 'manualNotaryChosen' };
  return closing.disbursement?.stage === 'SETTLED' ? { type: 'completed' } : null;
}

/** The newest full report of each method. */
function best(reports: Facts['verification']['income']['reports']) {
  return [...new Map(reports.filter((r) => r.outcome === 'FULL').map((r) => [r.method, r])).values()];
}

function closed({ id }: { id: string }): Fact {
  return { type: 'taskClosed', taskId: id };
}
