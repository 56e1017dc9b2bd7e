/** Closing phase: closing and funding (lending §1.2, rows 25–41). */
import { needsAttorney } from '@hearthline/rules/regulation/states.ts';
import type { Facts } from '../facts.ts';
import { allGiven, BORROWER_PARTY, isDisbursed, isHeld, mayGoOn, nobodyCanceled, rescindable, toRefund } from './rescission.ts';
import { chosenPayoffs, isPaidToExchange, lettersIn } from '../selectors.ts';
import { copiesReadFrom, waitsForCopies } from '../deliveries.ts';
import { isApproved } from './funding.ts';
import { payeeWaitsUntil } from './payee.ts';
import { isTexas } from './verification.ts';
import { isChecked, isReadyToSign, needsPerson } from './signers.ts';
import { hasClosingDisclosures, texasEarliest } from './texas.ts';
import { isHeldFor } from './conditions.ts';
import { always, borrower, end, held, outside, ours, staff, type Step, us, type WaitsFor } from './step.ts';

const BUREAU: WaitsFor = { who: 'the credit bureau', typicalSeconds: 4 };
const FLOOD: WaitsFor = { who: 'the flood determination service', typicalSeconds: 180 };
const NOTARY: WaitsFor = { who: 'the notary', typicalSeconds: 900 };
const RECORDER: WaitsFor = { who: 'the county recorder', typicalSeconds: 86_400 };
const EXCHANGE: WaitsFor = { who: 'the exchange', typicalSeconds: 60 };
const CHANGED_ACCOUNT: WaitsFor = { who: 'the waiting time after the account for your money changed', typicalSeconds: 86_400 };
const BANK: WaitsFor = { who: 'the bank', typicalSeconds: 86_400 };

const attorney = (f: Facts) => f.created !== null && needsAttorney(f.created.state);
const payoffsEnded = (f: Facts) =>
  chosenPayoffs(f).every((id) => f.closing.payoffs[id] === 'PAID_OFF' || f.closing.payoffs[id] === 'FAILED');
const checksPassed = (f: Facts) => f.closing.finalChecks !== null && (f.closing.finalChecks.clear || f.closing.finalChecks.cleared);
/** The exchange answered, or the money was sent before its answers were recorded. */
const isWalletKnown = (f: Facts) => f.verification.wallet !== null || f.closing.disbursement !== null;
const accountsGood = (f: Facts) => (isPaidToExchange(f) ? isWalletKnown(f) : f.verification.disbursement?.verification === 'VERIFIED');
/** A changed account had its waiting time, or staff have called the borrower about it. */
const payeeRests = (f: Facts) => payeeWaitsUntil(f) === null;

/** The days to cancel are over, and the lender makes sure that no notice is on its way (12 CFR 1026.15(c)). */
const awaitsWord = (f: Facts) => rescindable(f) && f.closing.rescission?.over === true && !nobodyCanceled(f);
/** A person gets their notice by mail, and has not got it yet. */
const isOnItsWay = (f: Facts) => f.verification.packages.RESCISSION !== undefined && !allGiven(f);
/** The line is held before the deed has gone to the county. */
const isHeldBack = (f: Facts) => isHeld(f) && f.closing.recording === null;
/** The waiting period of Texas is over, also the one that changed costs begin again, and every owner has the costs as they are now. */
const mayCloseInTexas = (f: Facts) => {
  const { waiting, notary } = f.closing;
  const first = texasEarliest(f);
  return (
    notary.signed !== null || (waiting?.over === true && hasClosingDisclosures(f) && first !== null && first <= waiting.earliestClosing)
  );
};

/** Remote notarization is allowed, and the session is being created. */
const sessionOpening = ({ closing: { notary } }: Facts) =>
  notary.checked?.eligible === true && notary.checked.transactionRef === null && notary.signed === null && !notary.manual;

/**
 * A home in a flood zone is insured against flood before its note is signed (42 USC 4012a(b)(1)); what is still missing of the homeowner's policy may
 * follow the signing.
 */
const floodCovered = ({ verification: { flood }, closing: { insurance } }: Facts): boolean =>
  flood?.sfha !== true || (insurance.accepted !== null && !insurance.gaps.some((gap) => gap.startsWith('FLOOD_')));

/**
 * The other owners' part. On a Texas homestead it comes before the waiting period, because the last owner's notice begins it, and ends before the
 * signature: note, deed and the acknowledgment of the value are signed in one meeting at an office (Tex. Const. art. XVI s.50(a)(6)(N)).
 */
const othersSteps = (when: (f: Facts) => boolean, isDone: (f: Facts) => boolean): readonly Step[] => [
  staff('CO_DEED_REQ', 24, (f) => when(f) && f.verification.signers.some(needsPerson)),
  // Reached only for a check of a signer that failed permanently.
  outside(
    'CO_DEED_REQ',
    { who: 'the identity and credit services', typicalSeconds: 60 },
    'signer-checks',
    () => false,
    (f) => when(f) && f.steps['signer-checks'].failed !== null && f.verification.signers.some(isChecked),
  ),
  borrower('CO_DEED_REQ', (f) => when(f) && f.verification.signers.length > 0, isDone),
];
const othersReady = (f: Facts) => f.verification.signers.every(isReadyToSign);
const elsewhere = (f: Facts) => !isTexas(f);

/** A first lien's copies of its valuations are with the applicant for three business days (12 CFR 1002.14(a)(1)); what is signed stays signed. */
const copiesRead = (f: Facts): boolean => {
  const from = copiesReadFrom(f);
  const { waiting } = f.closing;
  return f.verification.signed.CLOSING !== undefined || (waiting?.over === true && from !== null && from <= waiting.earliestClosing);
};

export const CLOSING_STEPS: readonly Step[] = [
  outside('WAITING_FOR_FLOOD_CERT', FLOOD, 'flood', (f) => f.verification.flood !== null),
  ours('GEN_CLOSING_DISCLOSURES', us(10), 'closing-package', (f) => f.verification.packages.CLOSING !== undefined),
  ...othersSteps((f) => isTexas(f) && f.verification.signed.CLOSING === undefined, othersReady),
  ours('NOTARY_WAITING_PERIOD', { who: 'Texas law', typicalSeconds: 12 * 86_400 }, null, mayCloseInTexas, isTexas),
  ours(
    'NOTARY_WAITING_PERIOD',
    { who: 'the law: three business days with the copy of the valuation', typicalSeconds: 3 * 86_400 },
    null,
    copiesRead,
    waitsForCopies,
  ),
  borrower('TRUST_AND_INSURANCE', (f) => f.verification.signed.CLOSING === undefined, floodCovered),
  held('GEN_CLOSING_DISCLOSURES', 'SIGNING_CONDITIONS', (f) => f.verification.signed.CLOSING === undefined && isHeldFor(f, 'SIGNING')),
  // Nothing is signed on a credit report more than ten days old (lending §1.5).
  outside(
    'GEN_NOTE_SIGNING',
    BUREAU,
    'credit-refresh',
    (f) => !f.verification.creditAged,
    (f) => f.verification.signed.CLOSING === undefined,
  ),
  ours('GEN_NOTE_SIGNING', us(20), 'note-package', (f) => f.verification.packages.NOTE !== undefined),
  borrower('NOTE_SIGNING', elsewhere, (f) => f.verification.signed.CLOSING !== undefined),
  ...othersSteps(elsewhere, (f) => f.verification.signers.every((s) => s.signed)),
  staff('ATTORNEY_REVIEW', 24, attorney, (f) => f.closing.attorneyApproved),

  held('NOTARY_DISCLOSURE', 'CLOSING_CONDITIONS', (f) => f.closing.notary.signed === null && isHeldFor(f, 'CLOSING')),
  outside('NOTARY_DISCLOSURE', NOTARY, 'notary-setup', (f) => f.closing.notary.checked !== null || f.closing.notary.signed !== null),
  outside('WAITING_FOR_NOTARY', NOTARY, 'notary-setup', (f) => !sessionOpening(f)),
  outside(
    'WAITING_FOR_NOTARY',
    NOTARY,
    'notary-result',
    () => false,
    (f) => f.closing.notary.failed === 'NO_NOTARY' && f.closing.notary.signed === null && !f.closing.notary.manual,
  ),
  borrower(
    'DEED_SIGNING',
    (f) => !f.closing.notary.manual,
    (f) => f.closing.notary.signed !== null,
  ),
  borrower('MANUAL_DEED_SIGNING', always, (f) => f.closing.notary.signed !== null),

  borrower(
    'TRUST_AND_INSURANCE',
    always,
    (f) => f.closing.insurance.accepted === true && (f.ownership !== 'TRUST' || f.closing.trustCertified),
  ),
  ours('GEN_RESCISSION', us(5), 'rescission-notice', (f) => f.closing.rescission !== null || isOnItsWay(f), rescindable),
  ours('GEN_RESCISSION', { who: 'the mail', typicalSeconds: 4 * 86_400 }, null, (f) => f.closing.rescission !== null, rescindable),
  ours(
    'RESCISSION',
    { who: 'you: the law gives you three business days to cancel', typicalSeconds: 3 * 86_400 },
    null,
    (f) => f.closing.rescission?.over === true,
    rescindable,
  ),
  staff('RESCISSION', 24, (f) => rescindable(f) && isHeldBack(f)),
  ours('RESCISSION', us(5), 'rescission-notice', (f) => f.verification.packages.CONFIRMATION !== undefined, awaitsWord),
  ours(
    'RESCISSION',
    { who: 'every owner to confirm, or the mail to arrive', typicalSeconds: 3 * 86_400 },
    null,
    nobodyCanceled,
    awaitsWord,
  ),
  staff('RECORDING', 24, (f) => f.closing.recording?.stage === 'REJECTED' || isHeldBack(f)),
  outside('RECORDING', RECORDER, 'recording', (f) => f.closing.recording !== null),
  outside('RECORDING', RECORDER, 'recording-result', (f) => f.closing.recording?.stage === 'RECORDED'),
  ours('FUNDABLE', us(60), 'final-checks', (f) => f.closing.finalChecks !== null),
  // An examination by the exchange may last until here: the money needs an account there, and the terms do not.
  outside('FUNDABLE', EXCHANGE, 'wallet', isWalletKnown, isPaidToExchange),
  staff('FUNDABLE', 24, always, (f) => checksPassed(f) && accountsGood(f) && !isHeldFor(f, 'FUNDING')),
  ours('FUNDABLE', CHANGED_ACCOUNT, null, payeeRests),
  staff('FUNDING_DECISION', 8, always, isApproved),
  outside('DIRECT_DEBT_PAYOFF', BANK, 'debt-payoff', payoffsEnded),
  outside('FUNDING_DECISION', BANK, 'disbursement', isDisbursed),
  outside('FUNDING_DECISION', BANK, 'disbursement-result', (f) => f.closing.disbursement?.stage === 'SETTLED'),
  end('COMPLETE', 'automation', always),
];

const accepted = (f: Facts) => f.verification.accepted;
const mayMakeNote = (f: Facts) =>
  f.verification.packages.CLOSING !== undefined &&
  (!isTexas(f) || (othersReady(f) && mayCloseInTexas(f))) &&
  (!waitsForCopies(f) || copiesRead(f)) &&
  floodCovered(f) &&
  !isHeldFor(f, 'SIGNING');
/** On a Texas homestead the notary is found before anything is signed: everything is signed before the notary. */
const mayMeetNotary = (f: Facts) =>
  !isHeldFor(f, 'CLOSING') && (isTexas(f) ? mayMakeNote(f) && f.verification.packages.NOTE !== undefined : noteSigned(f));
const noteSigned = (f: Facts) =>
  f.verification.signed.CLOSING !== undefined &&
  f.verification.signers.every((s) => s.signed) &&
  (!attorney(f) || f.closing.attorneyApproved);
const deedSigned = (f: Facts) =>
  noteSigned(f) &&
  f.closing.notary.signed !== null &&
  f.closing.insurance.accepted === true &&
  (f.ownership !== 'TRUST' || f.closing.trustCertified);
const mayRecord = (f: Facts) => deedSigned(f) && mayGoOn(f);
const recorded = (f: Facts) => mayRecord(f) && f.closing.recording?.stage === 'RECORDED';
/** Whether money may be sent now. */
export const mayPay = (f: Facts): boolean =>
  recorded(f) && checksPassed(f) && accountsGood(f) && payeeRests(f) && !isHeldFor(f, 'FUNDING') && isApproved(f);

export const CLOSING_WORK = {
  'closing-package': (f) => accepted(f) && f.verification.flood !== null && f.verification.packages.CLOSING === undefined,
  'credit-refresh': (f) => mayMakeNote(f) && f.verification.creditAged && f.verification.signed.CLOSING === undefined,
  'note-package': (f) => mayMakeNote(f) && f.verification.packages.NOTE === undefined && !f.verification.creditAged,
  'signer-checks': (f) => (isTexas(f) || f.verification.signed.CLOSING !== undefined) && f.verification.signers.some(isChecked),
  'notary-setup': (f) => mayMeetNotary(f) && (f.closing.notary.checked === null || sessionOpening(f)) && f.closing.notary.signed === null,
  'notary-result': (f) =>
    f.closing.notary.checked?.transactionRef != null && f.closing.notary.signed === null && f.steps['notary-result'].news,
  // First the notice; once the days are over, what every person signs who has not canceled.
  'rescission-notice': (f) =>
    deedSigned(f) &&
    rescindable(f) &&
    ((f.closing.rescission === null && !isOnItsWay(f)) || (awaitsWord(f) && f.verification.packages.CONFIRMATION === undefined)),
  'rescission-refund': (f) => f.closing.unwinding?.done === false && (f.closing.unwinding.voided === null || toRefund(f).length > 0),
  recording: (f) => mayRecord(f) && f.closing.recording === null,
  'recording-result': (f) => mayRecord(f) && f.closing.recording?.stage === 'SUBMITTED' && f.steps['recording-result'].news,
  'final-checks': (f) => recorded(f) && f.closing.finalChecks === null,
  // What was begun stays due whatever stops the rest: its job finds out whether the money is out, and sends none that it may not.
  'debt-payoff': (f) =>
    Object.keys(f.closing.begun).some((payee) => payee !== BORROWER_PARTY) ||
    (mayPay(f) &&
      lettersIn(f) &&
      chosenPayoffs(f).some(
        (id) => f.closing.payoffs[id] === undefined || (f.closing.payoffs[id] === 'SENT' && f.steps['debt-payoff'].news),
      )),
  disbursement: (f) => (f.closing.begun[BORROWER_PARTY] !== undefined || (mayPay(f) && payoffsEnded(f))) && !isDisbursed(f),
  'disbursement-result': (f) => f.closing.disbursement?.stage === 'SENT' && f.steps['disbursement-result'].news,
} as const satisfies Record<string, (f: Facts) => boolean>;
