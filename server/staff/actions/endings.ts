/** How staff end an application, a mailed notice to cancel, and what is undone of a line afterwards. */
import { Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { saveExplanation } from '@hearthline/database/stores/application/explanations.ts';
import { settleable } from '@hearthline/journey/application/after-the-end.ts';
import { withdrawal } from '@hearthline/journey/application/counteroffer.ts';
import { isNoticeInTime, lenderIsBound, mayRecordNotice, mayRecordWithdrawal } from '@hearthline/journey/application/endings.ts';
import { contradicted, figureOf } from '@hearthline/journey/application/reason-figures.ts';
import { refusalReasons } from '@hearthline/journey/application/refusal.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { refundOwed } from '@hearthline/journey/steps/refunds.ts';
import {
  BORROWER_PARTY,
  hasRight,
  isReturned,
  mayBeRecorded,
  mayCancel,
  moneySent,
  toRefund,
} from '@hearthline/journey/steps/rescission.ts';
import { dayAtProperty, timeZoneAtProperty } from '@hearthline/journey/today.ts';
import { startOfDay } from '@hearthline/rules/dates.ts';
import type { ReasonCode } from '@hearthline/rules/enums.ts';
import { MAX_REASONS } from '@hearthline/rules/reasons.ts';
import { rescissionRefundDue } from '@hearthline/rules/regulation/rescission.ts';
import { optional, required, type Row, type Rows, type StaffAction, staffIdOf } from './row.ts';

type Refusal = 'decline' | 'cancel';
const refusable =
  (action: Refusal) =>
  ({ facts, status }: Application): boolean =>
    refusalReasons(facts, status, action).length > 0;
const nothingFound =
  (action: Refusal) =>
  ({ status, version }: Application): Problem =>
    new Problem('out_of_order', {
      message: `${action} does not fit ${status}: nothing was found that could be a reason`,
      extra: { applicationStatus: status, version },
    });

/**
 * The principal reasons of a refusal, as the person named them: one to four of those possible now (12 CFR 1002.9(b)(2)). None is made from
 * the status. Throws invalid_request when reasons are missing or not among them, and when the figures contradict one of them and nothing says why it
 * counts all the same.
 */
function reasonsOf(
  action: Refusal,
  { facts, status }: Application,
  { reasons, note, as }: Pick<StaffAction, 'reasons' | 'note' | 'as'>,
): ReasonCode[] {
  const possible = refusalReasons(facts, status, action);
  const named = [...new Set(reasons)];
  if (named.length === 0 || named.length > MAX_REASONS || named.some((code) => !possible.includes(code)))
    throw new Problem('invalid_request', {
      message: `Name one to ${MAX_REASONS} principal reasons. Possible at ${status}: ${possible.join(', ')}`,
      errors: [{ field: 'reasons', message: `One to ${MAX_REASONS} of ${possible.join(', ')}` }],
    });
  if (as) requireWhy(facts, { reasons: named, note });
  return named;
}

/** Throws invalid_request at the field where the figures contradict a reason and nothing says why it counts all the same. */
export function requireWhy(facts: Facts, { reasons = [], note }: Pick<StaffAction, 'reasons' | 'note'>): void {
  const [untrue] = contradicted(facts, reasons);
  if (untrue && !note?.trim())
    throw new Problem('invalid_request', {
      message: `The figures say otherwise: ${figureOf(facts, untrue)?.says}`,
      errors: [{ field: 'note', message: `Say why this is a reason. The figures say: ${figureOf(facts, untrue)?.says}` }],
    });
}

/**
 * A written notice that came by mail, or in any other way than the account: it counts when it was sent (12 CFR 1026.15(a)(2)), whatever the day it
 * arrives, as long as no money has left. The days for the refund are counted from the day it was received, not from the second person's approval.
 * Throws conflict for one that was sent too late.
 */
const recordRescission: Row<'record-rescission'>['facts'] = async (
  { uuid, facts: f },
  { client, now, postmark, canceledBy, letterId, receivedOn, note },
) => {
  const today = dayAtProperty(f, now);
  const sentOn = postmark ?? today;
  const party = canceledBy ?? BORROWER_PARTY;
  const wrong = (message: string) => new Problem('conflict', { message, errors: [{ field: 'postmark', message }] });
  if (!mayCancel(f).includes(party)) throw new Problem('conflict', { message: 'Name a person who has the right to cancel' });
  if (sentOn > today) throw wrong('A notice cannot have been sent on a day to come');
  if (!isNoticeInTime(f, new Date(startOfDay(sentOn, timeZoneAtProperty(f))))) throw wrong('The notice was sent after the days to cancel');
  const how = { by: party, postmark: sentOn, how: note ?? 'mail', letterId };
  await saveExplanation(client, uuid, 'staff', 'RESCISSION', JSON.stringify(how), now);
  return [{ type: 'rescinded', by: party, way: 'MAIL', sentOn, dueOn: rescissionRefundDue(receivedOn ?? today) }];
};

const nextRefund = (f: Facts) => (f.closing.unwinding ? toRefund(f)[0] : undefined);
const isReleaseDue = (f: Facts): boolean => f.closing.release?.instrumentNo === null;

export const ENDINGS = {
  decline: {
    title: 'Decline',
    does: 'The application ends. The borrower gets an adverse action notice with these reasons.',
    isHarsh: true,
    endsApplication: true,
    roles: ['underwriter', 'compliance'],
    ends: ['REG_B_APPLICATION_COMPLETED', 'REG_B_ADVERSE_ACTION', 'REG_B_INCOMPLETE', 'REG_B_COUNTEROFFER'],
    fits: refusable('decline'),
    refusal: nothingFound('decline'),
    fields: { reasons: required(), note: optional() },
    twoPeople: ['REASON_CONTRADICTED', 'DECISION_OVERRIDE'],
    facts: (application, request) => [{ type: 'declined', reasons: reasonsOf('decline', application, request) }],
  },
  // The lender's refusal is a credit decision; anyone may record that the borrower withdrew.
  cancel: {
    title: 'Cancel the application',
    does: 'The application ends. The borrower gets a notice with these reasons.',
    isHarsh: true,
    endsApplication: true,
    roles: ['underwriter', 'compliance'],
    fits: refusable('cancel'),
    refusal: nothingFound('cancel'),
    fields: {
      reasons: required(),
      note: ({ facts }) => (lenderIsBound(facts) ? required('What counsel said, and who') : optional()),
    },
    twoPeople: ['REASON_CONTRADICTED', 'BOUND', 'DECISION_OVERRIDE'],
    facts: (application, request) => [
      { type: 'cancelled', reason: 'CANCELLED_BY_LENDER', expired: false, reasons: reasonsOf('cancel', application, request) },
    ],
  },
  withdraw: {
    title: 'Record that the borrower withdrew',
    does: 'The application ends at the borrower’s wish.',
    isHarsh: true,
    endsApplication: true,
    roles: ['processor', 'underwriter', 'closer', 'funder', 'compliance', 'agent'],
    fits: ({ facts }) => mayRecordWithdrawal(facts),
    fields: { note: required('How the borrower said so') },
    twoPeople: ['WITHDRAWAL'],
    facts: async ({ uuid, facts }, { client, now, note }) => {
      if (note) await saveExplanation(client, uuid, 'staff', 'WITHDRAWAL', note, now);
      return [withdrawal(facts)];
    },
  },
  'record-rescission': {
    title: 'Record a mailed notice to cancel',
    does: 'The funding is held at once. Once a colleague has read the letter too, the line is canceled, and what was paid goes back within 20 days of today.',
    isHarsh: true,
    roles: ['processor', 'closer', 'funder', 'compliance', 'agent'],
    fits: ({ facts }) => mayRecordNotice(facts),
    refusal: ({ facts }) =>
      hasRight(facts) && !moneySent(facts)
        ? new Problem('conflict', { message: 'Money is being sent now. Hold the funding first, then record the notice.' })
        : null,
    fields: { letter: required(), canceledBy: required(), postmark: required(), note: optional('How it came') },
    twoPeople: ['RESCISSION_RECORDED'],
    facts: recordRescission,
  },
  // A payment that the card did not take back: returned by check or transfer, under that number.
  'record-refund': {
    title: 'Record money given back',
    does: 'The payment counts as returned.',
    roles: ['funder'],
    ends: ['APPRAISAL_REFUND', 'RESCISSION_UNWIND', 'RESCISSION_REFUND_SOON', 'RESCISSION_REFUND_OVERDUE'],
    fits: ({ facts }) => nextRefund(facts) !== undefined || refundOwed(facts) !== null,
    isAfterTheEnd: true,
    fields: { instrumentNo: required('Number of the check or transfer'), note: required() },
    twoPeople: ['MONEY_BACK'],
    basis: ({ facts }) => [toRefund(facts)[0]?.paymentRef ?? null, refundOwed(facts)?.paymentRef ?? null],
    facts: ({ facts: f }, { now, instrumentNo }) => {
      if (!instrumentNo) return [];
      const next = nextRefund(f);
      if (next) return [{ type: 'rescissionRefunded', ...next, refundRef: instrumentNo }];
      const owed = refundOwed(f);
      return owed ? [{ type: 'appraisalRefunded', ...owed, refundRef: instrumentNo, on: dayAtProperty(f, now) }] : [];
    },
  },
  // The county has recorded the release of a deed it had.
  'record-release': {
    title: 'Record the release of the deed',
    does: 'The deed counts as released.',
    roles: ['closer'],
    ends: ['RESCISSION_UNWIND', 'LIEN_RELEASE', 'LIEN_RELEASE_LATE', 'ENDED_RECORDING'],
    fits: ({ facts: f }) => isReleaseDue(f) || (f.closing.unwinding !== null && mayBeRecorded(f)),
    isAfterTheEnd: true,
    fields: { instrumentNo: required('The county’s instrument number') },
    facts: ({ facts }, { instrumentNo }) => {
      if (!instrumentNo) return [];
      return [{ type: isReleaseDue(facts) ? 'lienReleased' : 'rescissionDeedReleased', instrumentNo }];
    },
  },
  'confirm-unwound': {
    title: 'Confirm that all is returned',
    does: 'The cancellation is complete.',
    roles: ['compliance'],
    ends: ['RESCISSION_UNWIND'],
    fits: ({ facts: f }) => f.closing.unwinding?.done === false && isReturned(f),
    isAfterTheEnd: true,
    fields: {},
    facts: (_, { as }) => [{ type: 'rescissionUnwound', by: staffIdOf({ as }), name: as?.name ?? 'The sandbox' }],
  },
  // What was found after the end (journey/application/after-the-end.ts); a deed is released under its number.
  'settle-after-end': {
    title: 'Record that it is set right',
    does: 'What was found after the end counts as set right, and its tasks end.',
    roles: ['funder', 'compliance'],
    ends: ['ENDED_TRANSFER', 'ENDED_PULL', 'ENDED_ORDER', 'ENDED_RECORDING'],
    fits: ({ facts }) => settleable(facts).length > 0,
    isAfterTheEnd: true,
    fields: { note: required('What was done, with whom, and under which number') },
    facts: ({ facts }) => [{ type: 'lateEffectsSettled', effects: settleable(facts) }],
  },
} as const satisfies Rows<
  'decline' | 'cancel' | 'withdraw' | 'record-rescission' | 'record-refund' | 'record-release' | 'confirm-unwound' | 'settle-after-end'
>;
