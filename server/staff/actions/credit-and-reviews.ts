/** Holds and reviews that a person ends, failed work that is started again, and corrections that a borrower asked for. */
import type { StaffActionMembers } from '@hearthline/contract/desk/staff-actions.ts';
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { isInUnderwritingReview } from '@hearthline/journey/application/underwriting-decision.ts';
import { openCorrection } from '@hearthline/journey/corrections.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { knownLiens } from '@hearthline/journey/selectors.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { hasOpenAlert, needsPerson } from '@hearthline/journey/steps/signers.ts';
import { alertToCall, openAlert } from '@hearthline/journey/steps/alerts.ts';
import { stoppedChecks } from '@hearthline/journey/steps/verification.ts';
import type { ConditionCategory } from '@hearthline/rules/enums.ts';
import { decideCorrection } from '../../applications/corrections/apply.ts';
import { recordAlertCall } from './alert-call.ts';
import { creditNeeded } from './authority.ts';
import { amended } from './lien-correction.ts';
import { restarted, startedBy } from './restart.ts';
import { decided, decisionNeeded } from './underwriting-decision.ts';
import { type AnyRow, at, type Check, type FieldUse, type Fits, ofWatchList, optional, required, type Rows } from './row.ts';

/** The fact that clearing a hold records before the summary is signed. A status without a row cannot be cleared. */
const CLEARED: Partial<Record<ChecklistStatus, Fact>> = {
  CREDIT_NO_MATCH_SSN: { type: 'identityCorrected' },
  CREDIT_MINOR: { type: 'identityCorrected' },
  DELINQUENCY_REVIEW: { type: 'delinquencyCleared' },
  PROPERTY_DATA_REVIEW: { type: 'titleCleared' },
  OWNERSHIP_REVIEW: { type: 'ownershipCleared' },
  MERCHANT_REVIEW: { type: 'merchantReviewed', liensChanged: false },
};
/** Conditions that a review opened end with it. */
const ENDS_WITH: Partial<Record<ChecklistStatus, readonly ConditionCategory[]>> = {
  OWNERSHIP_REVIEW: ['PROPERTY_OWNERSHIP_FRAUD_REVIEW', 'FALSE_OWNERSHIP_TYPE_REVIEW'],
};
/** The roles that may clear a hold, by its status; underwriter for a status without a row. */
const CLEARED_BY: Partial<Record<ChecklistStatus, readonly StaffRole[]>> = {
  CREDIT_NO_MATCH_SSN: ['processor', 'compliance'],
  CREDIT_MINOR: ['compliance'],
  FACTA_REVIEW: ['compliance'],
  PROPERTY_DATA_REVIEW: ['processor', 'underwriter'],
  CO_DEED_REQ: ['underwriter', 'compliance'],
  CREDIT_ERROR: ['processor'],
  UNKNOWN: ['processor'],
};

/** Why the applicant is not who the watch list names. */
type Differs = StaffActionMembers['differs'] | undefined;
/** The facts that clearing a hold records. */
function cleared(application: Application, differs?: Differs): Fact[] {
  const { status, facts: f } = application;
  if (f.verification.signed.SUMMARY && status !== 'UNKNOWN') return clearedLater(application, differs);
  if (isInUnderwritingReview(f, status)) return [{ type: 'underwritingCleared' }];
  const fact = CLEARED[status];
  if (!fact) return status === 'UNKNOWN' || status === 'CREDIT_ERROR' ? restarted(application) : [];
  const ended = f.openConditions.filter((c) => ENDS_WITH[status]?.includes(c.category));
  return [...ended.map((c): Fact => ({ type: 'conditionCleared', conditionId: c.id })), fact];
}

/** The same once the summary is signed: holds of verification and closing. */
function clearedLater({ status, facts: f }: Application, differs?: Differs): Fact[] {
  if (status === 'CREDIT_NO_MATCH_SSN' || status === 'CREDIT_MINOR') return [{ type: 'hardCreditRepullAsked', withPin: false }];
  if (status === 'UNDERWRITING_REVIEW' && f.verification.employment.employed === false)
    return [{ type: 'employmentVerified', employed: true }];
  // Reviewed by staff: the signer's identity, or their credit (lending §1.2, row 29). An alert on it is verified by a call alone.
  if (status === 'CO_DEED_REQ')
    return f.verification.signers
      .filter((one) => needsPerson(one) && !hasOpenAlert(one))
      .map(({ id }) => ({ type: 'signerCleared', signerId: id }));
  return (status === 'FACTA_REVIEW' ? matches(f) : otherChecks(f)).map((kind) => ({
    type: 'checkCleared',
    kind,
    ...(kind === 'WATCHLIST' && differs && { differs: [...differs] }),
  }));
}

/** What is compared at the hold of alerts and matches: an alert is verified by a call alone, and while one is open only the match is cleared. */
const matches = (f: Application['facts']) => stoppedChecks(f).filter((kind) => kind === 'WATCHLIST' || openAlert(f) === null);

/** The stopped checks that an underwriter may clear: a match on a watch list is cleared at its own hold, which is not an underwriter's. */
const otherChecks = (f: Application['facts']) => stoppedChecks(f).filter((kind) => kind !== 'WATCHLIST');

const isReview = ({ facts, status }: Pick<Application, 'facts' | 'status'>): boolean => isInUnderwritingReview(facts, status);
/** At the review of underwriting each of its ways on is a decision of credit. */
const needsCredit: AnyRow['needs'] = (application, asked) =>
  isReview(application)
    ? decisionNeeded(application.facts, asked)
    : application.status === 'UNDERWRITING_REVIEW'
      ? creditNeeded(application.facts)
      : null;
/** What a decision of credit was read on: the report and what it contradicts, what stopped, what is possible. */
const readForCredit: AnyRow['basis'] = ({ facts }) => {
  const { credit, underwriting, verification, decided: before } = facts;
  return {
    reports: [credit, verification.hardCredit].map((one) => one && { attempt: one.attempt, asOf: one.asOf }),
    conflicts: credit?.conflicts ?? [],
    stopped: stoppedChecks(facts),
    employed: verification.employment.employed,
    underwriting: underwriting && { maxLine: underwriting.maxLine, preDti: underwriting.preDti },
    terms: verification.terms && { maxLine: verification.terms.maxLine, dti: verification.terms.dti },
    decided: before?.decisionId ?? null,
  };
};
/** The review of underwriting is no hold: each way out of it is a decision, which judges the debts in question. */
const isDecided: Check = (application, { as }) =>
  as && isReview(application)
    ? new Problem('out_of_order', {
        message: 'Underwriting is not cleared, it is decided: approve it, make a counteroffer, or decline.',
        extra: { applicationStatus: application.status, version: application.version },
      })
    : null;
/** Debts and limits are decided once: in the first underwriting. */
const inReview: FieldUse = (application) => (isReview(application) ? optional() : null);
const stopped = ({ facts }: Application) => stoppedChecks(facts);
const hasCorrection: Fits = ({ facts }) => Boolean(openCorrection(facts));

export const CREDIT_AND_REVIEWS = {
  clear: {
    title: 'Clear the review',
    does: 'The application moves to its next step.',
    roles: (status) => CLEARED_BY[status] ?? ['underwriter'],
    ends: ['CREDIT_NO_MATCH_SSN', 'CREDIT_MINOR', 'FACTA_REVIEW', 'CO_DEED_REQ'],
    fits: (application) => cleared(application).length > 0,
    // Where an action of the hold's own does the same, that one is offered.
    isOffered: ({ status }) => !['UNDERWRITING_REVIEW', 'MERCHANT_REVIEW', 'UNKNOWN', 'CREDIT_ERROR'].includes(status),
    fields: { differs: ofWatchList, note: required() },
    twoPeople: ['WATCH_LIST'],
    shows: 'WATCH_LIST',
    needs: needsCredit,
    check: isDecided,
    basis: stopped,
    facts: async (application, request) => startedBy(application, request, cleared(application, request.differs)),
  },
  approve: {
    title: 'Approve',
    does: 'The application moves to its next step.',
    roles: ['underwriter'],
    ends: ['UNDERWRITING_REVIEW', 'REG_B_APPLICATION_COMPLETED'],
    fits: (application) => application.status === 'UNDERWRITING_REVIEW' && cleared(application).length > 0,
    fields: { decision: inReview, note: required() },
    twoPeople: ['EXCEPTION'],
    needs: needsCredit,
    basis: readForCredit,
    // the sandbox itself judges nothing
    facts: (application, request) =>
      isReview(application) && (request.as || request.decision) ? decided(application, request) : cleared(application),
  },
  counteroffer: {
    title: 'Make a counteroffer',
    does: 'The borrower gets a notice with the terms and the reasons, and chooses among them within ninety days.',
    roles: ['underwriter'],
    fits: isReview,
    fields: { decision: inReview, counter: required(), reasons: required(), note: required() },
    twoPeople: ['EXCEPTION', 'REASON_CONTRADICTED'],
    needs: needsCredit,
    basis: readForCredit,
    facts: decided,
  },
  'clear-check': {
    title: 'Clear a check',
    does: 'The application moves to its next step.',
    roles: ['underwriter', 'compliance'],
    fits: ({ facts }) => otherChecks(facts).length > 0,
    // `clear` and `approve` do it where staff do.
    isOffered: () => false,
    fields: { note: required() },
    twoPeople: ['WATCH_LIST'],
    needs: needsCredit,
    basis: stopped,
    facts: ({ facts }) => otherChecks(facts).map((kind) => ({ type: 'checkCleared', kind })),
  },
  'verify-alert': {
    title: 'Record a call about the alert',
    does: 'Where the consumer confirms it, the alert is verified and the application moves on. Otherwise it waits.',
    roles: ['compliance'],
    ends: ['FACTA_REVIEW', 'CO_DEED_REQ'],
    // A name that resembles one on a watchlist is compared, not called about: its check is cleared.
    fits: ({ status, facts }) => alertToCall(facts, status) !== null,
    fields: {
      dialed: required(),
      otherNumber: optional(),
      callResult: required(),
      answeredBy: required(),
      note: optional('Why another number, or what was said'),
    },
    twoPeople: ['ALERT_DENIED'],
    basis: ({ facts, status }) => alertToCall(facts, status)?.party ?? null,
    facts: recordAlertCall,
  },
  'review-merchant': {
    title: 'Confirm the merchant’s liens',
    does: 'The liens stay as they are, and the application moves on.',
    roles: ['processor', 'underwriter'],
    ends: ['MERCHANT_REVIEW'],
    fits: at('MERCHANT_REVIEW'),
    fields: {},
    facts: () => [{ type: 'merchantReviewed', liensChanged: false }],
  },
  'amend-lien': {
    title: 'Correct a lien',
    does: 'The liens are corrected, the application moves on, and the borrower attests the list.',
    roles: ['processor', 'underwriter'],
    fits: ({ status, facts }) => status === 'MERCHANT_REVIEW' && (knownLiens(facts) ?? []).length > 0,
    fields: { lien: required(), note: required('What proves it') },
    facts: ({ facts }, { lien }) => amended(facts, lien),
  },
  'accept-correction': {
    title: 'Accept the correction',
    does: 'The answers are changed, and what was made of them is made again.',
    roles: ['processor', 'underwriter'],
    ends: ['UNDERWRITING_REVIEW', 'CORRECTION_REVIEW'],
    fits: hasCorrection,
    fields: { note: optional() },
    facts: (application, { ctx, client }) => decideCorrection(ctx, client, application, { accepted: true }),
  },
  'refuse-correction': {
    title: 'Refuse the correction',
    does: 'The answers stay. The borrower reads why.',
    isHarsh: true,
    roles: ['processor', 'underwriter'],
    fits: hasCorrection,
    fields: { textForBorrower: required() },
    facts: (application, { ctx, client, textForBorrower: reason }) =>
      decideCorrection(ctx, client, application, { accepted: false, reason }),
  },
  redrive: {
    title: 'Start the failed step again',
    does: 'What failed is tried again. What sends money is started by a funder.',
    roles: ['processor', 'funder'],
    ends: ['CREDIT_ERROR', 'NAV_BPO_CANCELLED', 'UNKNOWN'],
    fits: (application) => restarted(application).length > 0,
    isAfterTheEnd: true,
    fields: { note: optional() },
    facts: async (application, request) => startedBy(application, request, restarted(application, request.step)),
  },
} as const satisfies Rows<
  | 'clear'
  | 'approve'
  | 'counteroffer'
  | 'clear-check'
  | 'verify-alert'
  | 'review-merchant'
  | 'amend-lien'
  | 'accept-correction'
  | 'refuse-correction'
  | 'redrive'
>;
