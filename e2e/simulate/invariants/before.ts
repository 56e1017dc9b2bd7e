/** What has to precede each fact, written again and apart from the product's own rules: the order of steps 1 to 41. */
import { isClosed } from '@hearthline/journey/checklist.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { mayCancel } from '@hearthline/journey/steps/rescission.ts';
import type { Fact, FactOf, FactType } from '@hearthline/journey/facts/fact.ts';
type Before = { readonly facts: Facts; readonly status: string; readonly at: string; readonly actor: string };
type Rules = { readonly [T in FactType]?: (before: Before, fact: FactOf<T>) => boolean };
const LARGE_LINE = 250_000;
const chosen = ({ selection }: Facts) => selection !== null;
const isHome = (f: Facts) => f.created?.occupancy === 'HOME';
const isOver = ({ facts: f, at }: Before) => f.closing.rescission !== null && f.closing.rescission.endsAt <= at;
/** The days to cancel are over, and mail has arrived or everyone has confirmed. */
const cooledOff = (before: Before) => {
  const { facts: f, at } = before;
  const { mailUntil = null, confirmedBy = [] } = f.closing.rescission ?? {};
  return !isHome(f) || (isOver(before) && ((mailUntil !== null && mailUntil <= at) || confirmedBy.length === mayCancel(f).length));
};
const bothSigned = (f: Facts) => f.verification.signed.CLOSING !== undefined && f.verification.signers.every((s) => s.signed);
const inTexas = (f: Facts) => f.created?.state === 'TX' && isHome(f);
const attorneySaw = (f: Facts) => f.created?.state !== 'GA' || f.closing.attorneyApproved;
const deedDone = (f: Facts) => bothSigned(f) && attorneySaw(f) && f.closing.notary.signed !== null && f.closing.insurance.accepted === true;
const isRecorded = (f: Facts) => f.closing.recording?.stage === 'RECORDED';
const checked = (f: Facts) => f.closing.finalChecks?.clear === true || f.closing.finalChecks?.cleared === true;
const wasBegun = ({ facts: f }: Before, payee: string) => f.closing.begun[payee] !== undefined;
const mayPay = (before: Before) => {
  const { facts: f } = before;
  const people = (f.selection?.lineAmount ?? 0) > LARGE_LINE ? 2 : 1;
  return (
    cooledOff(before) &&
    deedDone(f) &&
    isRecorded(f) &&
    checked(f) &&
    f.openConditions.length === 0 &&
    f.closing.approvals.length >= people &&
    f.closing.heldFor === null &&
    f.closing.letter === null
  );
};

export const BEFORE: Rules = {
  consentGiven: ({ facts: f, status }, { consentType }) =>
    f.consents[consentType] === undefined &&
    (f.preCheckReasons === null ||
      (consentType === 'SOFT_CREDIT' ? status === 'PRE_SOFT_CREDIT_CONSENT' : status === 'COLLECT_ADDITIONAL_INFO' && chosen(f))),
  softCreditReceived: ({ facts: f }) => f.consents.SOFT_CREDIT !== undefined && f.package !== null && f.credit === null,
  parcelsFound: ({ facts: f }) => f.consents.SOFT_CREDIT !== undefined,
  titleSnapshotReceived: ({ facts: f }) => f.credit !== null && f.parcel !== null,
  valuationReceived: ({ facts: f }) => f.credit !== null && f.parcel !== null,
  underwritten: ({ facts: f }) => f.credit !== null && f.title !== null && (f.valuation !== null || f.estimate !== null),
  offerSelected: ({ facts: f }, { offerSetId }) =>
    offerSetId === (f.verification.terms?.decision === 'SELECT' ? f.verification.terms.offerSetId : f.underwriting?.offerSetId),
  additionalInfoGiven: ({ facts: f }) => chosen(f),
  hmdaAnswered: ({ facts: f }) => chosen(f) && f.verification.info !== null && f.consents.HARD_CREDIT !== undefined,
  // To another signer electronically only where their consent counts.
  documentsSent: ({ facts: f }, { to, how }) =>
    to === 'borrower' || how === 'PAPER' || (f.electronic[to]?.shown === true && !f.electronic[to].withdrawn),
  // Texas: an officer of the lender signs the value on a day on which the line may close.
  valueAcknowledged: ({ facts: f, at, status }, { on }) =>
    inTexas(f) &&
    status === 'MANUAL_DEED_SIGNING' &&
    f.closing.waiting?.over === true &&
    f.closing.waiting.earliestClosing <= at.slice(0, 10) &&
    on <= at.slice(0, 10),
  closedAtOffice: ({ facts: f, at }) =>
    bothSigned(f) &&
    f.closing.valueAcknowledged !== undefined &&
    f.closing.waiting?.over === true &&
    f.closing.waiting.earliestClosing <= at.slice(0, 10),
  documentsSigned: ({ facts: f }, { signing }) =>
    signing === 'SUMMARY'
      ? f.verification.packages.APPLICATION !== undefined
      : f.verification.packages.CLOSING !== undefined &&
        f.verification.packages.NOTE !== undefined &&
        f.verification.accepted &&
        f.verification.flood !== null &&
        !f.verification.creditAged,
  hardCreditReceived: ({ facts: f }) => f.consents.HARD_CREDIT !== undefined && f.verification.signed.SUMMARY !== undefined,
  creditRefreshed: ({ facts: f }) =>
    f.verification.hardCredit !== null && f.verification.creditAged && f.verification.signed.CLOSING === undefined,
  titleProgressed: ({ facts: f }) => f.verification.hardCredit !== null,
  termsVerified: ({ facts: f }) =>
    f.verification.hardCredit !== null && f.verification.income.monthly !== null && f.verification.identity.verification === 'VERIFIED',
  finalTermsAccepted: ({ facts: f }) => f.verification.terms?.decision === 'FINAL',
  attorneyApproved: ({ facts: f }) => bothSigned(f),
  signerSigned: ({ facts: f }, { signerId }) =>
    f.verification.packages.NOTE !== undefined &&
    f.verification.signed.CLOSING !== undefined &&
    f.verification.signers.some(
      (s) =>
        s.id === signerId && s.invited && s.signedIn && s.consents.COMMUNICATIONS !== undefined && (s.identified === true || s.cleared),
    ),
  signerSignedIn: ({ facts: f }, { signerId }) => f.verification.signers.some((s) => s.id === signerId && s.invited && !s.signedIn),
  signerConsented: ({ facts: f }, { signerId }) => f.verification.signers.some((s) => s.id === signerId && s.signedIn && !s.signed),
  signerIdentitySubmitted: ({ facts: f }, { signerId, tryNo }) =>
    f.verification.signers.some((s) => s.id === signerId && s.consents.COMMUNICATIONS !== undefined && tryNo === s.identity.tries + 1),
  rescissionNoticeReceived: ({ facts: f }, { by }) => f.closing.rescission !== null && !f.closing.rescission.receivedBy.includes(by),
  // A Texas homestead: everything is signed in the meeting that is looked for.
  notaryChecked: ({ facts: f }) => (inTexas(f) ? f.verification.packages.NOTE !== undefined : bothSigned(f)) && attorneySaw(f),
  deedSigned: ({ facts: f }) => bothSigned(f) && attorneySaw(f) && f.closing.notary.signed === null,
  rescissionNoticed: ({ facts: f }) => isHome(f) && deedDone(f) && f.closing.rescission === null,
  rescissionEnded: isOver,
  nonRescissionConfirmed: (before, { party }) => isOver(before) && before.facts.closing.rescission?.confirmedBy.includes(party) === false,
  rescissionMailArrived: ({ facts: f, at }) => (f.closing.rescission?.mailUntil ?? at) <= at,
  rescinded: ({ facts: f, at }, { sentOn, way }) =>
    isHome(f) &&
    bothSigned(f) &&
    f.closing.notary.signed !== null &&
    (f.closing.rescission === null || (way === 'MAIL' ? `${sentOn ?? ''}T` : at) < f.closing.rescission.endsAt),
  // Whatever an owner calls it: while the right to cancel is open, their word cancels the line, and what they paid is returned.
  cancelled: ({ facts: f, at, actor }) =>
    actor !== 'borrower' ||
    !isHome(f) ||
    f.verification.signed.CLOSING === undefined ||
    f.closing.notary.signed === null ||
    (f.closing.rescission !== null && f.closing.rescission.endsAt <= at),
  documentUploaded: ({ facts: f }, { conditionId }) => conditionId === null || f.openConditions.some(({ id }) => id === conditionId),
  waitingPeriodEnded: ({ facts: f, at }) => f.closing.waiting !== null && f.closing.waiting.earliestClosing <= at.slice(0, 10),
  recordingProgressed: (before) => deedDone(before.facts) && cooledOff(before),
  finalChecksMade: (before) => isRecorded(before.facts) && cooledOff(before),
  fundingApproved: ({ status }) => status === 'FUNDING_DECISION',
  transferBegun: (before) => mayPay(before),
  // What was begun is recorded whatever happened since.
  payoffProgressed: (before, { stage, debtId }) =>
    stage === 'SENT'
      ? wasBegun(before, debtId) && before.facts.closing.payoffs[debtId] === undefined
      : before.facts.closing.approvals.length > 0,
  disbursementProgressed: (before, { stage }) =>
    stage === 'SENT' ? wasBegun(before, 'borrower') : before.facts.closing.approvals.length > 0,
  completed: ({ facts: f }) => f.closing.disbursement?.stage === 'SETTLED',
};

/** Whether a signer was not invited although everyone else signed. Signers are invited with the borrower's own signature. */
export const isUninvited = (f: Facts): boolean =>
  !isClosed(f) && f.verification.signed.CLOSING !== undefined && f.verification.signers.some((s) => !s.invited);

/** Facts that follow the end of an application; no other is recorded after it. */
const AFTER_THE_END: ReadonlySet<FactType> = new Set([
  'adverseNoticeQueued',
  'taskClosed',
  'recordsErased',
  // a canceled line is undone
  'taskOpened',
  'appraisalRefundOwed',
  'appraisalRefunded',
  'workRestarted',
  'rescissionRefunded',
  'rescissionDeedVoided',
  'rescissionDeedReleased',
  'lienReleaseDue',
  'lienReleaseLate',
  'lienReleased',
  'rescissionRefundLate',
  'rescissionUnwound',
  // What is given back waits for its vendor too.
  'workWaits',
  'workGoesOn',
  'documentsSent',
  'mailingProgressed',
  'electronicAccessShown',
  'electronicConsentWithdrawn',
  'consentGiven',
]);

/** What is wrong with recording this fact now, or null. */
export function wrongNow(before: Before, fact: Fact): string | null {
  if (isClosed(before.facts) && !AFTER_THE_END.has(fact.type)) return `${fact.type} after the application had ended (${before.status})`;
  const rule = BEFORE[fact.type] as ((before: Before, fact: Fact) => boolean) | undefined;
  return rule && !rule(before, fact) ? `${fact.type} too soon or once too often, at ${before.status}` : null;
}
