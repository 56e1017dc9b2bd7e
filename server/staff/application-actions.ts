import { Problem } from '@hearthline/contract/problem.ts';
import type { NotarialAct } from '@hearthline/documents/esign/notarized.ts';
import { keepNotarized, takeReturnedDeed } from '../steps/closing/notarized-deed.ts';
import { modelValue, statedAnnualIncome } from '@hearthline/journey/selectors.ts';
import type { StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import type { CLOSING_OFFICES } from '@hearthline/journey/facts/closing.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { isTexas, stoppedChecks } from '@hearthline/journey/steps/application.ts';
import { isReadyToSign, MAX_SIGNER_TRIES, needsPerson, owes } from '@hearthline/journey/steps/signers.ts';
import { roundHalfEven } from '@hearthline/rules/money.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { decideCorrection } from '../applications/corrections/apply.ts';
import { signDocuments } from '../applications/signers/sign.ts';
import { deliverExecuted, documentsSignedBy } from '../steps/documents/executed-copies.ts';
import { consentText } from '../identity/consents/consent-texts.ts';
import { lenderByCode, PRIMARY } from '@hearthline/orgs/all.ts';
import type { Context } from '../config/context.ts';
import { acknowledgeValue, closedAtOffice, giveSpanishNotice, type Officer } from './office-closing.ts';
import { requireTimeToSend, RESCISSION_ACTIONS } from './rescission-actions.ts';
import type { StaffPerson } from './roles.ts';
import { documentsBySha256 } from '@hearthline/database/stores/application/documents.ts';
import { closeTask } from '@hearthline/database/stores/lender/staff.ts';
import { signersOf } from '@hearthline/database/stores/person/parties.ts';
import { type Address, normalizeAddress } from '@hearthline/rules/address.ts';
import { paidByHand } from '../steps/closing/debt-payoff.ts';
import { deliverCopies, mail } from '../steps/documents/deliver.ts';

type ActionContext = {
  readonly ctx: Context;
  readonly client: PoolClient;
  readonly reason?: string | undefined;
  readonly at?: string | undefined;
  readonly instrumentNo?: string | undefined;
  readonly office?: (typeof CLOSING_OFFICES)[number] | undefined;
  readonly postmark?: string | undefined;
  readonly signerId?: string | undefined;
  readonly as?: StaffPerson | undefined;
  readonly returned?: ReturnedDeed | undefined;
  readonly address?: Address | undefined;
  readonly officer?: Officer | undefined;
};
/** A deed as a notary in person returned it, and what its certificate says. */
export type ReturnedDeed = { readonly pdf: Uint8Array; readonly act: Omit<NotarialAct, 'online'> };
type Action = (application: Application, context: ActionContext) => Fact[] | Promise<Fact[]>;

/** The notary who comes, until staff have a list of notaries. */
const MOBILE_NOTARY = 'Sam Inkwell';
const ROLES = { disbursement: 'DISBURSEMENT', autopay: 'AUTOPAY' } as const;
const clearChecks: Action = ({ facts }) => stoppedChecks(facts).map((kind) => ({ type: 'checkCleared', kind }));

/** The other signers' own steps: sign in, verify identity, sign. Each signed document leaves its evidence. */
const coOwnersSign: Action = async (application, { ctx, client }) => {
  const { uuid, facts, orgCode } = application;
  const parties = await signersOf(client, uuid);
  const at = ctx.clock.now(uuid).toISOString();
  const consentVersion = consentText('COMMUNICATIONS', lenderByCode(orgCode) ?? PRIMARY).version;
  const done: Fact[] = [];
  for (const signer of facts.applicationPhase.signers.filter((s) => s.invited && !s.signed && !(isTexas(facts) && isReadyToSign(s)))) {
    const party = parties.find((p) => p.id === signer.id);
    if (!party) continue;
    const name = `${party.first} ${party.last}`;
    const first: Fact[] = [
      { type: 'signerSignedIn', signerId: signer.id },
      { type: 'signerConsented', signerId: signer.id, consentType: 'COMMUNICATIONS', version: consentVersion },
      { type: 'electronicAccessShown', by: signer.id, documentSha256: '' },
      { type: 'signerIdentified', signerId: signer.id, verified: true },
      ...(owes(signer) ? [{ type: 'signerHmdaAnswered', signerId: signer.id } as const] : []),
    ];
    done.push(...first, ...(await deliverCopies(ctx, client, application, { after: [...done, ...first] })));
    // On a Texas homestead everyone signs in one meeting at an office.
    if (isTexas(facts)) continue;
    const evidenceId = await signDocuments({ ctx, client, application }, signer.id, documentsSignedBy(application, signer), {
      applicationUuid: uuid,
      signer: { identityUuid: party.id, name },
      consentVersion,
      nameTyped: name,
      at,
      ip: '127.0.0.1',
      userAgent: 'sandbox',
      geolocation: null,
    });
    done.push({ type: 'signerSigned', signerId: signer.id, evidenceId });
  }
  return done;
};

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

/** The first letter that came back, or could not be mailed, and has not gone out again. */
export const letterBack = ({ deliveries }: Facts) =>
  deliveries.find(
    ({ to, sha256, mailing }, at) =>
      (mailing?.stage === 'RETURNED' || mailing?.stage === 'FAILED') &&
      !deliveries.slice(at + 1).some((later) => later.to === to && later.sha256 === sha256),
  );

/** A letter that came back, or could not be mailed, goes out again; its task is done. @param address where the person gets mail now. */
const mailAgain: Action = async (application, { ctx, client, address }) => {
  const { uuid, facts } = application;
  const back = letterBack(facts);
  if (!back?.mailingId) return [];
  const { to, kind, sha256, copies, mailingId } = back;
  const at = ctx.clock.now(uuid);
  const title = (await documentsBySha256(client, uuid, [sha256]))[0]?.title ?? kind;
  const id = await mail(client, application, { to, kind, title, sha256, printedCopies: copies }, at, address && postal(address));
  await closeTask(client, uuid, mailingId, at);
  return [{ type: 'documentsSent', to, how: 'PAPER', at: at.toISOString(), documents: [{ kind, sha256, copies, mailingId: id }] }];
};
const postal = (given: Address) => {
  const { street2, ...address } = normalizeAddress(given);
  return street2 === '' ? address : { ...address, street2 };
};

/** Staff actions of the application and closing phases; no facts means that the action does not fit. */
export const APPLICATION_ACTIONS = {
  'accept-correction': (application, { ctx, client }) => decideCorrection(ctx, client, application, { accepted: true }),
  'mail-again': mailAgain,
  'refuse-correction': (application, { ctx, client, reason }) => decideCorrection(ctx, client, application, { accepted: false, reason }),
  'clear-check': clearChecks,
  // As read from the requested paystubs: the stated income.
  'verify-income': ({ status, facts }) =>
    status === 'INCOME_VERIFICATION' && facts.applicationPhase.income.reports.length > 0
      ? [{ type: 'incomeVerified', monthly: roundHalfEven(statedAnnualIncome(facts) / 12) }]
      : [],
  'review-account': ({ facts: { applicationPhase } }) =>
    (['disbursement', 'autopay'] as const)
      .filter((k) => applicationPhase[k]?.verification === 'PENDING_REVIEW')
      .map((k) => ({ type: 'accountReviewed', role: ROLES[k], verification: 'VERIFIED' })),
  'review-identity': ({ facts: { applicationPhase } }) =>
    applicationPhase.identity.verification === 'PENDING_REVIEW' ? [{ type: 'identityReviewed', verification: 'VERIFIED' }] : [],
  'agree-value': ({ status, facts }) => {
    // An automated value alone is no evaluation, on which the value of a Texas homestead rests (Tex. Const. art. XVI s.50(h)).
    const value = facts.applicationPhase.valuation.last?.value ?? (isTexas(facts) ? null : modelValue(facts));
    return /^(NAV_BPO|NAV_RESI_EVAL|ONSITE_APPRAISAL)_REVIEW$|^NAV_BPO_CANCELLED$/.test(status) && value
      ? [{ type: 'valuationAgreed', value }]
      : [];
  },
  'clear-title': ({ status, facts: { applicationPhase } }) =>
    status === 'FINAL_TITLE_REVIEW' && applicationPhase.title
      ? [{ type: 'titleProgressed', ...applicationPhase.title, stage: 'COMPLETE' }]
      : [],
  'co-owners-sign': coOwnersSign,
  'co-owner-refuses': ({ status, facts: { applicationPhase } }) =>
    status === 'CO_DEED_REQ'
      ? applicationPhase.signers.filter((s) => !s.signed).map((s) => ({ type: 'signerRefused', signerId: s.id }))
      : [],
  'co-owner-unidentified': ({ status, facts: { applicationPhase } }) =>
    status === 'CO_DEED_REQ'
      ? applicationPhase.signers
          .filter((s) => !s.signed)
          .flatMap((s) => [
            { type: 'signerSignedIn', signerId: s.id },
            { type: 'signerIdentitySubmitted', signerId: s.id, tryNo: MAX_SIGNER_TRIES, sessionRef: v7() },
            { type: 'signerIdentified', signerId: s.id, verified: false },
          ])
      : [],
  'order-again': ({ status, facts: { applicationPhase } }) =>
    status === 'ONSITE_APPRAISAL_REVIEW' && applicationPhase.valuation.wanted && applicationPhase.valuation.last?.value == null
      ? [{ type: 'valuationWanted', product: applicationPhase.valuation.wanted }]
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
    return [noted, ...(facts.applicationPhase.packages.APPLICATION ? await giveSpanishNotice({ ctx, client, application }, noted) : [])];
  },
  'notary-no-show': ({ status, facts: { closing } }, { reason }) =>
    status === 'MANUAL_DEED_SIGNING' && closing.notary.confirmedBy !== null
      ? [{ type: 'manualNotaryMissed', by: reason === 'NOTARY' ? 'NOTARY' : 'SIGNER' }]
      : [],
  // The notary's office confirms the first time that was proposed, or another one agreed by telephone.
  schedule: ({ status, facts: { closing } }, { at = closing.notary.reservedAt }) =>
    at && (status === 'DEED_SIGNING' || status === 'MANUAL_DEED_SIGNING')
      ? [
          ...(closing.notary.manual ? [] : [{ type: 'manualNotaryChosen' } as const]),
          { type: 'manualNotaryConfirmed', at, notary: MOBILE_NOTARY },
        ]
      : [],
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
  'approve-funding': ({ uuid, status, facts }, { as, ctx }) => {
    const { closing } = facts;
    if (status === 'FUNDING_DECISION') requireTimeToSend(facts, ctx.clock.now(uuid));
    const by = as?.name ?? `sandbox-${closing.approvals.length + 1}`;
    return status === 'FUNDING_DECISION' && closing.disbursement === null && !closing.approvals.includes(by)
      ? [{ type: 'fundingApproved', by }]
      : [];
  },
  'record-payoff': paidByHand,
  // From the days to cancel on, for instance when an owner has called that a notice is in the mail.
  'hold-funding': ({ facts: { closing } }, { reason }) =>
    (closing.rescission !== null || closing.recording !== null) && closing.disbursement === null
      ? [{ type: 'fundingHeld', reason: reason ?? 'HELD' }]
      : [],
  ...RESCISSION_ACTIONS,
} as const satisfies Partial<Record<StaffActionName, Action>>;

export function isApplicationAction(action: StaffActionName): action is keyof typeof APPLICATION_ACTIONS {
  return action in APPLICATION_ACTIONS;
}

/** The facts that clearing a hold of the application and closing phases records. */
export function clearedInApplication({ status, facts: f }: Application): Fact[] {
  if (status === 'CREDIT_NO_MATCH_SSN' || status === 'CREDIT_MINOR') return [{ type: 'hardCreditRepullAsked', withPin: false }];
  if (status === 'FACTA_REVIEW' && (f.applicationPhase.hardCredit?.alerts.length ?? 0) > 0 && !f.applicationPhase.hardAlertVerified)
    return [{ type: 'hardAlertVerified', method: 'CALL' }];
  if (status === 'UNDERWRITING_REVIEW' && f.applicationPhase.employment.employed === false)
    return [{ type: 'employmentVerified', employed: true }];
  // Reviewed by staff: the signer's identity, or their credit (lending §1.2, row 29).
  if (status === 'CO_DEED_REQ')
    return f.applicationPhase.signers.filter(needsPerson).map(({ id }) => ({ type: 'signerCleared', signerId: id }));
  return stoppedChecks(f).map((kind) => ({ type: 'checkCleared', kind }));
}

/** The actions of staff that move an application on which waits for them, in order; the first that fits is performed. */
export const TOWARD_COMPLETE: readonly StaffActionName[] = [
  'accept-correction',
  'clear',
  'agree-value',
  'clear-title',
  'approve-attorney',
  'co-owners-sign',
  'acknowledge-value',
  'record-manual-deed',
  'certify-trust',
  'correct-recording',
  'review-identity',
  'accept-document',
  'verify-income',
  'review-account',
  'clear-final-checks',
  'clear-condition',
  'approve-funding',
];
