import { Problem } from '@hearthline/contract/problem.ts';
import type { NotarialAct } from '@hearthline/documents/esign/notarized.ts';
import { keepNotarized, takeReturnedDeed } from '../steps/closing/notarized-deed.ts';
import { modelValue } from '@hearthline/journey/selectors.ts';
import type { StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import type { CLOSING_OFFICES } from '@hearthline/journey/facts/closing.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { isTexas, stoppedChecks } from '@hearthline/journey/steps/verification.ts';
import { needsPerson } from '@hearthline/journey/steps/signers.ts';
import { roundHalfEven } from '@hearthline/rules/money.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { decideCorrection } from '../applications/corrections/apply.ts';
import { deliverExecuted } from '../steps/documents/executed-copies.ts';
import type { Context } from '../config/context.ts';
import { acknowledgeValue, closedAtOffice, giveSpanishNotice, type Officer } from './office-closing.ts';
import { requireTimeToSend, RESCISSION_ACTIONS } from './rescission-actions.ts';
import type { StaffPerson } from './roles.ts';
import { saveExplanation } from '@hearthline/database/stores/application/explanations.ts';
import { documentsBySha256 } from '@hearthline/database/stores/application/documents.ts';
import { insertPayoutCall } from '@hearthline/database/stores/application/payee-checks.ts';
import { phoneOfRecord } from '@hearthline/database/stores/person/profiles.ts';
import { mismatches, payeeWaitsUntil } from '@hearthline/journey/steps/payee.ts';
import { approvalRefused } from '@hearthline/journey/steps/funding.ts';
import { isDisbursed } from '@hearthline/journey/steps/rescission.ts';
import { letterBack } from '@hearthline/journey/deliveries.ts';
import { lenderIsBound } from '@hearthline/journey/application/endings.ts';
import { RefusedFact } from '../engine/allowed.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { ACCOUNT_KEYS, ACCOUNT_ROLES, type AccountRole, type PayoutCallResult } from '@hearthline/journey/facts/verification.ts';
import { requireSheetRead } from '../steps/closing/funding-sheet.ts';
import { type Address, normalizeAddress } from '@hearthline/rules/address.ts';
import { paidByHand } from '../steps/closing/paid-by-hand.ts';
import { deliverCopies, mail } from '../steps/documents/deliver.ts';

type ActionContext = {
  readonly ctx: Context;
  readonly client: PoolClient;
  readonly reason?: string | undefined;
  readonly textForBorrower?: string | undefined;
  readonly at?: string | undefined;
  readonly instrumentNo?: string | undefined;
  readonly evidence?: string | undefined;
  readonly callResult?: PayoutCallResult | undefined;
  readonly answeredBy?: string | undefined;
  readonly sheetRead?: string | undefined;
  readonly office?: (typeof CLOSING_OFFICES)[number] | undefined;
  readonly postmark?: string | undefined;
  readonly canceledBy?: string | undefined;
  readonly letterId?: string | undefined;
  readonly receivedOn?: string | undefined;
  readonly as?: StaffPerson | undefined;
  readonly returned?: ReturnedDeed | undefined;
  readonly address?: Address | undefined;
  readonly meeting?: { readonly notary: string; readonly place: string } | undefined;
  readonly monthlyIncome?: number | undefined;
  readonly officer?: Officer | undefined;
};
/** A deed as a notary in person returned it, and what its certificate says. */
export type ReturnedDeed = { readonly pdf: Uint8Array; readonly act: Omit<NotarialAct, 'online'> };
type Action = (application: Application, context: ActionContext) => Fact[] | Promise<Fact[]>;

type InReview = { readonly role: AccountRole; readonly accountId: string; readonly reason?: string | undefined };
/** The accounts that wait for staff. */
export const accountsInReview = ({ facts: { verification } }: Pick<Application, 'facts'>): InReview[] =>
  ACCOUNT_ROLES.flatMap((role) => {
    const account = verification[ACCOUNT_KEYS[role]];
    return account?.verification === 'PENDING_REVIEW' ? [{ role, accountId: account.accountId, reason: account.reason }] : [];
  });

/** Throws invalid_request at the fields that are missing: an account that is another person's by the bank is not accepted without both. */
function requireProof({ reason, evidence }: Pick<ActionContext, 'reason' | 'evidence'>): void {
  const errors = [
    ...(reason?.trim() ? [] : [{ field: 'reason', message: 'Say why this account may be paid although the bank’s answer differs' }]),
    ...(evidence?.trim() ? [] : [{ field: 'evidence', message: 'Say what proves that the account is theirs' }]),
  ];
  if (errors.length > 0) throw new Problem('invalid_request', { message: 'A mismatch needs a reason and evidence', errors });
}

/** Days after which a changed telephone number counts as the phone of record. */
const PHONE_SETTLES_AFTER = 30;

/**
 * A call to the phone of record about a changed account. The borrower gave it: its wait ends. They did not: it is refused, and the funding held where that
 * is possible. Throws conflict where there is no number, or one that was changed so lately that it may be the caller's own.
 */
const recordPayoutCall: Action = async (application, { ctx, client, as, callResult, answeredBy }) => {
  const { uuid, identityUuid, facts } = application;
  const account = facts.verification.disbursement;
  if (!callResult || !account || payeeWaitsUntil(facts) === null) return [];
  const at = ctx.clock.now(uuid);
  const phone = await phoneOfRecord(client, identityUuid);
  if (!phone) throw new Problem('conflict', { message: 'There is no telephone number on file. The waiting time has to run out.' });
  if (callResult === 'CONFIRMED' && phone.changedAt !== null && at.getTime() - phone.changedAt.getTime() < PHONE_SETTLES_AFTER * 86_400_000)
    throw new Problem('conflict', {
      message: `The number on file was changed less than ${PHONE_SETTLES_AFTER} days ago, so a call to it proves nothing. The waiting time has to run out.`,
    });
  const callId = v7();
  const { accountId } = account;
  const { name: person, role } = as ?? { name: 'sandbox', role: 'sandbox' };
  await insertPayoutCall(client, uuid, {
    id: callId,
    accountId,
    number: phone.number,
    answeredBy: answeredBy ?? null,
    result: callResult,
    staffUuid: as?.uuid ?? null,
    person,
    role,
    at,
  });
  const called: Fact = { type: 'payoutCalled', accountId, callId, result: callResult };
  if (callResult !== 'DISOWNED') return [called];
  return [
    called,
    { type: 'accountReviewed', role: 'DISBURSEMENT', accountId, verification: 'FAILED_VERIFICATION', reason: 'DISOWNED' },
    ...(lenderIsBound(facts) && facts.closing.heldFor === null
      ? [{ type: 'fundingHeld', reason: 'The borrower did not give the account for the money' } as const]
      : []),
  ];
};
const clearChecks: Action = ({ facts }) => stoppedChecks(facts).map((kind) => ({ type: 'checkCleared', kind }));

/** The deed that a notary in person returned: taken only with the whole notarial act on it, as one by video is. Throws Problem conflict for another. */
const recordManualDeed: Action = async (application, { ctx, client, returned, office }) => {
  const { uuid, status } = application;
  if (status !== 'MANUAL_DEED_SIGNING') return [];
  const closing = isTexas(application.facts) ? await closedAtOffice(application, { ctx, client, office }) : [];
  if (closing === null) return [];
  const { missing, sha256 } = returned
    ? await takeReturnedDeed(ctx, application, returned.pdf, { ...returned.act, online: false })
    : { missing: ['DEED'], sha256: null };
  if (sha256 === null)
    throw new Problem('conflict', {
      message: 'The deed as the notary returned it is not complete',
      errors: missing.map((field) => ({ field, message: 'is missing' })),
    });
  const recordRef = v7();
  await keepNotarized(client, uuid, sha256, recordRef, ctx.clock.now(uuid));
  return [...closing, { type: 'deedSigned', mode: 'MANUAL', recordRef }, ...(await deliverExecuted({ ctx, client, application }, sha256))];
};

/** A letter that came back, or could not be mailed, goes out again; its task is done. @param address where the person gets mail now. */
const mailAgain: Action = async (application, { ctx, client, address }) => {
  const { uuid, facts } = application;
  const back = letterBack(facts);
  if (!back?.mailingId) return [];
  const { to, kind, sha256, copies } = back;
  const at = ctx.clock.now(uuid);
  const title = (await documentsBySha256(client, uuid, [sha256]))[0]?.title ?? kind;
  const id = await mail(client, application, { to, kind, title, sha256, printedCopies: copies }, at, address && postal(address));
  return [{ type: 'documentsSent', to, how: 'PAPER', at: at.toISOString(), documents: [{ kind, sha256, copies, mailingId: id }] }];
};
const postal = (given: Address) => {
  const { street2, ...address } = normalizeAddress(given);
  return street2 === '' ? address : { ...address, street2 };
};

/** The notary's office confirms the first time that was proposed, or another one agreed by telephone: who comes, and where. Throws invalid_request without them. */
const confirmMeeting: Action = async ({ uuid, status, facts: { closing } }, { ctx, client, meeting, at = closing.notary.reservedAt }) => {
  if (!at || (status !== 'DEED_SIGNING' && status !== 'MANUAL_DEED_SIGNING')) return [];
  if (meeting === undefined) throw missing('meeting', 'Say who notarizes, and where you meet');
  // A home may be the place: it stays out of the facts, so that it can be erased.
  await saveExplanation(client, uuid, 'staff', 'NOTARY_MEETING', meeting.place, ctx.clock.now(uuid));
  return [
    ...(closing.notary.manual ? [] : [{ type: 'manualNotaryChosen' } as const]),
    { type: 'manualNotaryConfirmed', at, notary: meeting.notary },
  ];
};

const missing = (field: string, message: string) => new Problem('invalid_request', { message, errors: [{ field, message }] });

/** Staff actions of the application and closing phases; no facts means that the action does not fit. */
export const APPLICATION_ACTIONS = {
  'accept-correction': (application, { ctx, client }) => decideCorrection(ctx, client, application, { accepted: true }),
  'mail-again': mailAgain,
  'refuse-correction': (application, { ctx, client, textForBorrower: reason }) =>
    decideCorrection(ctx, client, application, { accepted: false, reason }),
  'clear-check': clearChecks,
  // As staff read it from the requested paystubs, whatever was stated.
  'verify-income': ({ status, facts }, { monthlyIncome }) => {
    if (status !== 'INCOME_VERIFICATION' || facts.verification.income.reports.length === 0) return [];
    if (monthlyIncome === undefined) throw missing('monthlyIncome', 'Enter the income a month that the paystubs show');
    return [{ type: 'incomeVerified', monthly: roundHalfEven(monthlyIncome) }];
  },
  'review-account': (application, { as, reason, evidence }) => {
    if (as && mismatches(application.facts).length > 0) requireProof({ reason, evidence });
    return accountsInReview(application).map(({ role, accountId }) => ({
      type: 'accountReviewed',
      role,
      accountId,
      verification: 'VERIFIED',
    }));
  },
  'refuse-account': (application) =>
    accountsInReview(application).map(({ role, accountId }) => ({
      type: 'accountReviewed',
      role,
      accountId,
      verification: 'FAILED_VERIFICATION',
      reason: 'REFUSED_BY_STAFF',
    })),
  'record-payout-call': recordPayoutCall,
  'review-identity': ({ facts: { verification } }) =>
    verification.identity.verification === 'PENDING_REVIEW' ? [{ type: 'identityReviewed', verification: 'VERIFIED' }] : [],
  'agree-value': ({ status, facts }) => {
    // An automated value alone is no evaluation, on which the value of a Texas homestead rests (Tex. Const. art. XVI s.50(h)).
    const value = facts.verification.valuation.last?.value ?? (isTexas(facts) ? null : modelValue(facts));
    return /^(NAV_BPO|NAV_RESI_EVAL|ONSITE_APPRAISAL)_REVIEW$|^NAV_BPO_CANCELLED$/.test(status) && value
      ? [{ type: 'valuationAgreed', value }]
      : [];
  },
  'clear-title': ({ status, facts: { verification } }) =>
    status === 'FINAL_TITLE_REVIEW' && verification.title ? [{ type: 'titleProgressed', ...verification.title, stage: 'COMPLETE' }] : [],
  'order-again': ({ status, facts: { verification } }) =>
    status === 'ONSITE_APPRAISAL_REVIEW' && verification.valuation.wanted && verification.valuation.last?.value == null
      ? [{ type: 'valuationWanted', product: verification.valuation.wanted }]
      : [],
  'approve-attorney': ({ status }) => (status === 'ATTORNEY_REVIEW' ? [{ type: 'attorneyApproved' }] : []),
  'acknowledge-value': acknowledgeValue,
  'record-manual-deed': recordManualDeed,
  // Now, to every owner and spouse who has not been sent them: without waiting for each to choose how documents come, so that the mail house prints them.
  'post-texas-disclosures': async (application, { ctx, client }) =>
    isTexas(application.facts) && application.facts.closing.notary.signed === null
      ? deliverCopies(ctx, client, application, { everyone: true })
      : [],
  // The borrower is spoken with in Spanish: the notice of Texas is given in Spanish too, at once or with the application (s.50(g)).
  'note-spanish': async (application, { ctx, client }) => {
    const { facts } = application;
    if (!isTexas(facts) || facts.created?.language === 'es' || facts.closing.notary.signed !== null) return [];
    const noted: Fact = { type: 'languageNoted', language: 'es' };
    return [noted, ...(facts.verification.packages.APPLICATION ? await giveSpanishNotice({ ctx, client, application }, noted) : [])];
  },
  'notary-no-show': ({ status, facts: { closing } }, { reason }) =>
    status === 'MANUAL_DEED_SIGNING' && closing.notary.confirmedBy !== null
      ? [{ type: 'manualNotaryMissed', by: reason === 'NOTARY' ? 'NOTARY' : 'SIGNER' }]
      : [],
  schedule: confirmMeeting,
  // A county that accepts no electronic records, or rejected them, gets the deed on paper: the instrument number is the one it stamps.
  record: ({ status, facts: { closing, steps } }, { instrumentNo }) =>
    status === 'RECORDING' && closing.recording && instrumentNo
      ? [
          {
            type: 'recordingProgressed',
            attempt: steps['recording-result'].attempt,
            packageRef: closing.recording.packageRef,
            stage: 'RECORDED',
            instrumentNo,
            reason: null,
          },
        ]
      : [],
  'certify-trust': ({ status, facts: { ownership, closing } }) =>
    status === 'TRUST_AND_INSURANCE' && ownership === 'TRUST' && !closing.trustCertified ? [{ type: 'trustCertified' }] : [],
  'correct-recording': ({ facts: { closing } }) => (closing.recording?.stage === 'REJECTED' ? [{ type: 'recordingCorrected' }] : []),
  'clear-final-checks': ({ status, facts: { closing } }) =>
    status === 'FUNDABLE' && closing.finalChecks?.clear === false && !closing.finalChecks.cleared ? [{ type: 'finalChecksCleared' }] : [],
  // Each approval is by a different person.
  'approve-funding': async (application, { as, ctx, client, sheetRead }) => {
    const { uuid, status, facts } = application;
    const now = ctx.clock.now(uuid);
    if (status === 'FUNDING_DECISION') requireTimeToSend(facts, now);
    const by = as?.uuid ?? `sandbox-${facts.closing.approvals.length + 1}`;
    const refused = approvalRefused(facts, status, by, dayAtProperty(facts, now));
    if (refused !== null) throw new RefusedFact(application, refused);
    if (!as) return [{ type: 'fundingApproved', by, name: 'The sandbox' }];
    const { net, id } = await requireSheetRead(ctx, application, sheetRead, client);
    return [{ type: 'fundingApproved', by, name: as.name, amount: net, sheet: id }];
  },
  'record-payoff': paidByHand,
  // From the signing on, for instance when an owner has called that a notice is in the mail.
  'hold-funding': ({ facts }, { reason }) =>
    lenderIsBound(facts) && !isDisbursed(facts) ? [{ type: 'fundingHeld', reason: reason ?? 'HELD' }] : [],
  ...RESCISSION_ACTIONS,
} as const satisfies Partial<Record<StaffActionName, Action>>;

export function isApplicationAction(action: StaffActionName): action is keyof typeof APPLICATION_ACTIONS {
  return action in APPLICATION_ACTIONS;
}

/** The facts that clearing a hold of the application and closing phases records. */
export function clearedInApplication({ status, facts: f }: Application): Fact[] {
  if (status === 'CREDIT_NO_MATCH_SSN' || status === 'CREDIT_MINOR') return [{ type: 'hardCreditRepullAsked', withPin: false }];
  if (status === 'FACTA_REVIEW' && (f.verification.hardCredit?.alerts.length ?? 0) > 0 && !f.verification.hardAlertVerified)
    return [{ type: 'hardAlertVerified', method: 'CALL' }];
  if (status === 'UNDERWRITING_REVIEW' && f.verification.employment.employed === false)
    return [{ type: 'employmentVerified', employed: true }];
  // Reviewed by staff: the signer's identity, or their credit (lending §1.2, row 29).
  if (status === 'CO_DEED_REQ')
    return f.verification.signers.filter(needsPerson).map(({ id }) => ({ type: 'signerCleared', signerId: id }));
  // A match on a watch list is cleared at its own hold, which is not an underwriter's.
  return stoppedChecks(f).flatMap((kind) =>
    kind === 'WATCHLIST' && status !== 'FACTA_REVIEW' ? [] : [{ type: 'checkCleared', kind } as const],
  );
}
