/** The lender's people, through the same actions the sandbox offers. */
import type { SandboxActionName } from '@hearthline/contract/sandbox.ts';
import { refusalReasons } from '@hearthline/journey/application/refusal.ts';
import { knownLiens, statedAnnualIncome } from '@hearthline/journey/selectors.ts';
import { TOO_LATE_TO_SEND } from '@hearthline/journey/steps/texas.ts';
import { MAX_REASONS } from '@hearthline/rules/reasons.ts';
import { LEFT_BY_STAFF, TOWARD_COMPLETE } from '@hearthline/sandbox/reach.ts';
import { isForSigners } from '@hearthline/sandbox/co-owners.ts';
import { STAFF_ACTIONS } from '@hearthline/contract/desk/staff-actions.ts';
import { type StaffAction, staffAction } from '@hearthline/server/staff/actions/act.ts';
import { ACTIONS } from '@hearthline/server/staff/actions/all.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { Api, Ending } from './api.ts';

export type Name = StaffAction['action'];
/** Said by other actions, or only tried where an application waits for them. */
const NOT_TRIED: readonly Name[] = ['approve', 'request-more', 'review-merchant'];
/** Without what the sandbox does in the name of other signers: here they act for themselves (signers.ts). */
const ofStaff = (names: readonly SandboxActionName[]): Name[] => names.flatMap((name) => (isForSigners(name) ? [] : name));
/** Requests to one creditor. */
const MOST_LETTERS = 20;
const HARSH: readonly Name[] = ['decline', 'cancel'];
/** What moves an application on, wherever it stands. */
export const TOWARD_END = ofStaff(TOWARD_COMPLETE);
export const EVERYTHING = ofStaff([
  ...STAFF_ACTIONS.filter((action) => !ACTIONS[action].endsApplication && !NOT_TRIED.includes(action)),
  ...TOWARD_COMPLETE,
]);

/** What moves an application on that waits for staff: the sandbox's table, and what else they may do where one action does not always end the status. */
const STAFF_NEXT: Partial<Record<ChecklistStatus, readonly Name[]>> = {
  ...Object.fromEntries(Object.entries(LEFT_BY_STAFF).map(([status, action]) => [status, ofStaff([action])])),
  // A match on a watch list is cleared, an alert of the bureau's verified by a call.
  FACTA_REVIEW: ['verify-alert', 'clear'],
  // One lien paid down a little, or none.
  MERCHANT_REVIEW: ['amend-lien', 'clear'],
  // A home that nobody can value is no security.
  ONSITE_APPRAISAL_REVIEW: ['agree-value', 'decline'],
  INCOME_VERIFICATION: ['verify-income'],
  IDENTITY_VERIFICATION: ['review-identity'],
  NAV_BPO_CANCELLED: ['redrive'],
  // A signer whose identity document failed three times.
  CO_DEED_REQ: ['verify-alert', 'clear'],
  // The value of a Texas homestead is acknowledged first.
  MANUAL_DEED_SIGNING: ['acknowledge-value', 'record-manual-deed'],
  TRUST_AND_INSURANCE: ['certify-trust'],
  RESCISSION: ['release-hold'],
  RECORDING: ['correct-recording', 'release-hold'],
  FUNDING_DECISION: ['release-hold', 'approve-funding'],
  FUNDABLE: ['release-hold', 'review-account', 'clear-final-checks', 'accept-document', 'clear-condition'],
};

const isTooLate = ({ heldFor }: Application['facts']['closing']): boolean => heldFor === TOO_LATE_TO_SEND;
/** What staff refuse in the end: a lien whose creditor never writes the letter of its payoff, and a Texas line whose money would be too late. */
const isHopeless = ({ facts: { steps, closing } }: Application): boolean =>
  isTooLate(closing) ||
  // A line that is signed binds the lender: its creditor is asked until the letter comes.
  (closing.notary.signed === null &&
    steps['payoff-letters'].failed?.code === 'LIEN_WITHOUT_PAYOFF_LETTER' &&
    steps['payoff-letters'].attempt > MOST_LETTERS);

/** What staff do next for an application. */
export const staffNext = (application: Application): readonly Name[] | undefined =>
  isHopeless(application)
    ? // A signed line that comes too late is ended with the borrower's agreement.
      isTooLate(application.facts.closing)
      ? ['withdraw']
      : ['decline', 'cancel']
    : application.facts.steps['debt-payoff'].failed?.code === 'LIEN_NOT_PAID'
      ? ['record-payoff']
      : STAFF_NEXT[application.status];

/** A request for an action, with whatever any of them takes. */
export function askedOf(application: Application, action: Name): StaffAction {
  const { facts } = application;
  const [first] = knownLiens(facts) ?? [];
  return {
    action,
    note: 'simulated',
    textForBorrower: 'Simulated',
    category: 'GENERIC_DOCUMENT_REQUEST',
    files: 1 + (application.version % 3),
    conditionUuid: application.facts.openConditions[0]?.id,
    // Whichever was sent, also one that was judged before; to accept, the oldest that waits.
    documentUuid: action === 'reject-document' ? facts.documents[application.version % facts.documents.length]?.id : undefined,
    returned: {
      pdf: Buffer.from('deed'),
      act: {
        notary: 'A Notary',
        commission: '1',
        expires: '2030-01-01',
        state: 'Arizona',
        county: 'Maricopa',
        witnesses: ['First Witness', 'Second Witness'],
      },
    },
    instrumentNo: 'Wire 1',
    officer: { name: 'Olive Officer', title: 'Vice President' },
    office: 'TITLE_COMPANY',
    meeting: { notary: 'A Notary', place: 'Main Street' },
    monthlyIncome: statedAnnualIncome(application.facts) / 12,
    lien: first && { id: first.id, balance: Math.floor(first.currentBalance / 2) },
    reasons: refusalReasons(application.facts, application.status).slice(0, MAX_REASONS),
  };
}

/** At the sandbox's door: by nobody in particular, and without a second person. */
export async function staffDoes(api: Api, application: Application, action: Name): Promise<Ending> {
  return api.act('staff', action, application.uuid, (ctx) => staffAction(ctx, application.uuid, askedOf(application, action)));
}

export { HARSH };
