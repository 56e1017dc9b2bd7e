/** The right to cancel as the facts have it: who has it, whether it is over, and what is returned to those who used it (12 CFR 1026.15; lending §2.2). */
import type { IsoDate } from '@hearthline/rules/dates.ts';
import { latest } from '@hearthline/rules/regulation/holidays.ts';
import { isInTime, isRescindable, mailedDelivered } from '@hearthline/rules/regulation/rescission.ts';
import { deliveredAt } from '../deliveries.ts';
import type { Facts } from '../facts.ts';
import { RESCISSION_DOCUMENTS } from '../facts/closing.ts';
import { dayAtProperty } from '../today.ts';
import { type PaidByConsumer, paidByConsumer } from './refunds.ts';

/** The borrower among the parties; every other one is named by the signer's id. */
export const BORROWER_PARTY = 'borrower';

/** The documents that each person is given with the right to cancel, by kind. CLOSING_PACKAGE: the disclosures of older applications. */
export const RESCISSION_KINDS: Readonly<Record<string, (typeof RESCISSION_DOCUMENTS)[number]>> = {
  NOTICE_OF_RIGHT_TO_CANCEL: 'NOTICE',
  ACCOUNT_OPENING_DISCLOSURES: 'DISCLOSURES',
  CLOSING_PACKAGE: 'DISCLOSURES',
};

export const rescindable = (f: Facts): boolean => f.created !== null && isRescindable(f.created.occupancy);

/** Whether what opens the line is signed: the agreement, and the deed that secures it. Before the deed a note lapses, and opens nothing. */
export const isSigned = ({ verification: { signed }, closing: { notary } }: Facts): boolean =>
  signed.CLOSING !== undefined && notary.signed !== null;

/** Whether the owners have, or had, the right to cancel what was signed. */
export const hasRight = (f: Facts): boolean => rescindable(f) && isSigned(f);

/**
 * Whether the right to cancel is open: from the signing until its days are over, and without an end while anybody has not been given their notice and
 * the disclosures (12 CFR 1026.15(a)(3)). @param at the instant that is asked for; absent, what is recorded of the end decides
 */
export function isRightOpen(f: Facts, at?: Date): boolean {
  const { rescission } = f.closing;
  if (!hasRight(f)) return false;
  return rescission === null || (at === undefined ? !rescission.over : isInTime(at, rescission));
}

/** Everyone whose interest in the home secures the line, the borrower first: each signs the deed, and each one may cancel for all. */
export const mayCancel = (f: Facts): readonly string[] => [BORROWER_PARTY, ...f.verification.signers.map(({ id }) => id)];

/**
 * The day on which a person was given their notice or the disclosures: when it was posted in their account and they were told, or when the letter was
 * brought to them, and never before the day that the notice in it counts with. Null for who has not got it.
 */
export function givenOn(f: Facts, party: string, what: (typeof RESCISSION_DOCUMENTS)[number]): IsoDate | null {
  const day = (at: string): IsoDate => dayAtProperty(f, new Date(at));
  const days = Object.keys(RESCISSION_KINDS)
    .filter((kind) => RESCISSION_KINDS[kind] === what)
    .flatMap((kind) => {
      const at = deliveredAt(f, party, kind);
      const sent = f.deliveries.findLast((one) => one.to === party && one.kind === kind);
      if (at === null || !sent) return [];
      return sent.how === 'PAPER' ? [latest(day(at), mailedDelivered(day(sent.at)))] : [day(at)];
    });
  return days.length === 0 ? null : latest(...days);
}

/** Whether everybody was given the notice and the disclosures: only then the days to cancel are counted. */
export const allGiven = (f: Facts): boolean =>
  mayCancel(f).every((party) => RESCISSION_DOCUMENTS.every((what) => givenOn(f, party, what) !== null));

/** Whether everybody has confirmed, after the end of the right, that they have not canceled: one cannot speak for the others (comment 15(c)-4). */
export const allConfirmed = (f: Facts): boolean => mayCancel(f).every((party) => f.closing.rescission?.confirmedBy.includes(party));

/**
 * Whether the lender may be satisfied that nobody has canceled (12 CFR 1026.15(c)): the days are over, and either mail has had its time or
 * everybody has confirmed.
 */
export function nobodyCanceled(f: Facts): boolean {
  const { rescission } = f.closing;
  return rescission?.over === true && (rescission.mailUntil === null || rescission.mailArrived || allConfirmed(f));
}

/** Whether nothing is recorded or paid: staff hold the line, or a written notice to cancel waits for the second person. */
export const isHeld = ({ closing: { heldFor, letter } }: Facts): boolean => heldFor !== null || letter !== null;

/** Whether staff may release their hold: not while a notice to cancel waits, which may end the line. */
export const mayRelease = ({ closing: { heldFor, letter } }: Facts): boolean => heldFor !== null && letter === null;

/** Nothing is recorded or paid before that, nor while the line is held. What the county has already got is not taken back by a hold. */
export const mayGoOn = (f: Facts): boolean => (!rescindable(f) || nobodyCanceled(f)) && (!isHeld(f) || f.closing.recording !== null);

/** Whether the transfer to the borrower is on its way or has arrived; one that came back is neither. */
export const isDisbursed = ({ closing: { disbursement } }: Facts): boolean => disbursement !== null && disbursement.stage !== 'RETURNED';

/** Whether money has left: from then on a notice to cancel is handled by those who service the line. */
export const moneySent = (f: Facts): boolean => isDisbursed(f) || Object.values(f.closing.payoffs).some((stage) => stage !== 'FAILED');

/** Whether a transfer was begun whose result is not known: its money may be out. */
export const isTransferUnsure = ({ closing: { begun } }: Facts): boolean => Object.keys(begun).length > 0;

/** What is still to be given back. */
export const toRefund = (f: Facts): readonly PaidByConsumer[] =>
  paidByConsumer(f).filter(({ paymentRef }) => !f.closing.unwinding?.refunds.some((refund) => refund.paymentRef === paymentRef));

/** Whether the county has the deed, or may have it: then its release is recorded there. */
export const mayBeRecorded = ({ closing: { recording } }: Facts): boolean => recording !== null && recording.stage !== 'REJECTED';

/** Whether nothing is left to do but the confirmation of staff. */
export function isReturned(f: Facts): boolean {
  const { unwinding } = f.closing;
  return unwinding !== null && toRefund(f).length === 0 && unwinding.voided !== null && (!mayBeRecorded(f) || unwinding.released !== null);
}

/** The tasks of staff after a person has canceled. */
export function unwindingTasks({ closing: { unwinding } }: Facts): readonly string[] {
  if (unwinding === null || unwinding.done) return [];
  return ['RESCISSION_UNWIND', ...(unwinding.late === null ? [] : [`RESCISSION_REFUND_${unwinding.late}`])];
}

/** Calendar days within which the deed of an application that ended without a line is released: those that the law gives after a rescission. */
export const RELEASE_DAYS = 20;
/** Whether a release has to be recorded: the application ended, no money was sent, and the county has the deed. */
export const needsRelease = (f: Facts): boolean =>
  !f.completed && f.closing.unwinding === null && f.closing.release === null && mayBeRecorded(f) && !moneySent(f) && !isTransferUnsure(f);

/** The tasks of staff until the release is recorded. */
export function releaseTasks({ closing: { release }, lateEffects }: Facts): readonly string[] {
  if (release === null || release.instrumentNo !== null) return [];
  // Found after the end: that task says so, and ends with the same act.
  const first = lateEffects.some(({ effect, settled }) => effect === 'RECORDING' && !settled) ? [] : ['LIEN_RELEASE'];
  return [...first, ...(release.late ? ['LIEN_RELEASE_LATE'] : [])];
}
