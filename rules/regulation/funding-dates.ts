import { addDays, type IsoDate } from '../dates.ts';
import { bankingDayFrom, bankingDaysAfter, settlesOn } from './banking-days.ts';
import { latest } from './holidays.ts';
import { lastDayToCancel } from './rescission.ts';

/** The first day on which money may be sent: the banking day after the last day to cancel or, without a right to cancel, after the signing. */
export const payOutFrom = (clearAfter: IsoDate): IsoDate => bankingDaysAfter(clearAfter, 1);

/** What is known of the days from the signing to the money; null for what has not happened. */
export type FundingCourse = {
  /** The current day where the home is. */
  readonly today: IsoDate;
  /** The last day to cancel; where there is no right to cancel, or no notice yet, the day of the signing. */
  readonly clearAfter: IsoDate;
  readonly recordedOn: IsoDate | null;
  readonly sentOn: IsoDate | null;
  readonly settledOn: IsoDate | null;
};

/**
 * The days on which the deed is recorded, the money is sent and it arrives: as they were, or as expected. A county takes one banking day after the
 * right to cancel has ended, the last checks and the approval one more, and a standard transfer settles on the next one (lending §4.15). A day that
 * has passed without its event is never expected: it moves to the next banking day.
 */
export function fundingDates({ today, clearAfter, recordedOn, sentOn, settledOn }: FundingCourse): {
  readonly recorded: IsoDate;
  readonly sent: IsoDate;
  readonly arrives: IsoDate;
} {
  const next = bankingDayFrom(today);
  const recorded = recordedOn ?? latest(bankingDaysAfter(clearAfter, 1), next);
  const sent = sentOn ?? latest(bankingDaysAfter(recorded, 1), next);
  return { recorded, sent, arrives: settledOn ?? latest(settlesOn(sent, false), next) };
}

/** When the money goes if every owner confirms, as soon as they can, that nobody has canceled. */
export type FundingIfConfirmed = {
  /** The first day on which they can: the one after the last day to cancel, or today. */
  readonly from: IsoDate;
  readonly sent: IsoDate;
};

/**
 * What the confirmation of every owner changes (12 CFR 1026.15(c)): without it the lender waits for mail. Null when it changes nothing.
 * @param endsOn the last day to cancel
 * @param mailUntil the last day on which mail is waited for
 */
export function fundingIfConfirmed(
  course: Omit<FundingCourse, 'clearAfter'>,
  endsOn: IsoDate,
  mailUntil: IsoDate,
): FundingIfConfirmed | null {
  const from = latest(addDays(endsOn, 1), course.today);
  const { sent } = fundingDates({ ...course, clearAfter: addDays(from, -1) });
  return sent < fundingDates({ ...course, clearAfter: mailUntil }).sent ? { from, sent } : null;
}

/**
 * When the money is sent of a line that is not signed yet: signed after some banking days, canceled by nobody, and confirmed by every owner.
 * @param today where the home is
 * @param toSign banking days until the signing; 0 for today
 */
export function plannedFunding(today: IsoDate, toSign: number, isRescindable: boolean): IsoDate {
  const signed = bankingDaysAfter(today, toSign);
  const clearAfter = isRescindable ? lastDayToCancel(signed) : signed;
  return fundingDates({ today: signed, clearAfter, recordedOn: null, sentOn: null, settledOn: null }).sent;
}
