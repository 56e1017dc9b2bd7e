import { parseDate, toZoned } from '@internationalized/date';
import { addDays, dateInZone, type IsoDate } from '../dates.ts';
import type { OccupancyType } from '../enums.ts';
import { holidayOn, isSunday, latest, nthDayAfter } from './holidays.ts';

/** The right to cancel a line on a principal dwelling: 12 CFR 1026.15, lending §2.2. */

/** Business days to cancel in (12 CFR 1026.15(a)(3)). */
export const RESCISSION_DAYS = 3;
/** Years to cancel in when the notice or the material disclosures were never given (12 CFR 1026.15(a)(3)). */
const UNDISCLOSED_YEARS = 3;
/** Calendar days after the notice within which the lender returns all money and releases the lien (12 CFR 1026.15(d)(2)). */
const REFUND_DAYS = 20;
/** Days before the last one at which staff are reminded of what is still to be returned. */
const REFUND_ALARM_DAYS = 5;
/** Business days that a letter to a person is expected to take, as 12 CFR 1026.19(e)(1)(iv) has it. */
const MAIL_DAYS = 3;

/**
 * The days of the three events, in the property's time zone: the opening (the last signature), the delivery of the notice and of the material
 * disclosures; null when it was not delivered.
 */
export type RescissionStart = {
  readonly opened: IsoDate;
  readonly noticeDelivered: IsoDate | null;
  readonly disclosuresDelivered: IsoDate | null;
};

/** A day after the start: the first, second or third that counts, or why it does not count. */
export type CountedDay = { readonly date: IsoDate; readonly counts: number | null; readonly skipped: string | null };

export type RescissionPeriod = {
  readonly startedOn: IsoDate;
  /** The last day to cancel, until its midnight. */
  readonly endsOn: IsoDate;
  readonly timeZone: string;
  /** The midnight that ends `endsOn`, with the zone's offset: 2026-11-29T00:00:00-07:00. */
  readonly endsAtLocal: string;
  /** The same instant in UTC: 2026-11-29T07:00:00.000Z. */
  readonly endsAt: string;
  /** The first day of disbursement, apart from the banking calendar (12 CFR 1026.15(c)). */
  readonly fundsFrom: IsoDate;
  /** Every day from the one after the start to the end, for the day strip. Empty when the period runs three years. */
  readonly days: readonly CountedDay[];
  /** True when the notice or disclosures were not delivered, so that the period is three years. */
  readonly undisclosed: boolean;
};

/** Only a principal dwelling carries the right (12 CFR 1026.15(a)(1)); a second home or an investment does not. */
export const isRescindable = (occupancy: OccupancyType): boolean => occupancy === 'HOME';

/**
 * A business day of the right to cancel: every day but Sundays and the legal public holidays on their actual date, so Saturdays
 * and an observed Friday count (12 CFR 1026.2(a)(6)).
 */
export const isRescissionDay = (date: IsoDate): boolean => !isSunday(date) && holidayOn(date) === null;

/** The last day to cancel what was opened, with everything delivered, on a day. */
export const lastDayToCancel = (startedOn: IsoDate): IsoDate => nthDayAfter(startedOn, RESCISSION_DAYS, isRescissionDay);

/**
 * The period: midnight of the third business day after the last of the three events (12 CFR 1026.15(a)(3)), or three years when one was not
 * delivered. Days are those of `timeZone`, the property's.
 */
export function rescissionPeriod(start: RescissionStart, timeZone: string): RescissionPeriod {
  const { opened, noticeDelivered, disclosuresDelivered } = start;
  const undisclosed = noticeDelivered === null || disclosuresDelivered === null;
  const startedOn = undisclosed ? opened : latest(opened, noticeDelivered, disclosuresDelivered);
  const endsOn = undisclosed ? yearsAfter(opened, UNDISCLOSED_YEARS) : lastDayToCancel(startedOn);
  const fundsFrom = addDays(endsOn, 1);
  const midnight = toZoned(parseDate(fundsFrom), timeZone);
  return {
    startedOn,
    endsOn,
    timeZone,
    endsAtLocal: midnight.toString().replace(/\[.*$/, ''),
    endsAt: midnight.toAbsoluteString(),
    fundsFrom,
    days: undisclosed ? [] : daysToCancel(startedOn, endsOn),
    undisclosed,
  };
}

/**
 * The start from what happened to each person. `signed`: the instants of the agreement; `notices` and `disclosures`: for each person who may cancel,
 * the day on which theirs was delivered, null for one who has not got it. The last one decides (12 CFR 1026.15(a)(3), comment 15(b)-1).
 */
export function rescissionStart(
  given: {
    readonly signed: readonly Date[];
    readonly notices: readonly (IsoDate | null)[];
    readonly disclosures: readonly (IsoDate | null)[];
  },
  timeZone: string,
): RescissionStart {
  return {
    opened: latest(...given.signed.map((instant) => dateInZone(instant, timeZone))),
    noticeDelivered: lastOf(given.notices),
    disclosuresDelivered: lastOf(given.disclosures),
  };
}

/** The last of the days; null where one is missing. */
function lastOf(days: readonly (IsoDate | null)[]): IsoDate | null {
  const known = days.filter((day) => day !== null);
  return known.length === 0 || known.length < days.length ? null : latest(...known);
}

/** The first day on which a letter that was ordered on a day counts as delivered: the date a mailed notice is printed with. */
export const mailedDelivered = (mailedOn: IsoDate): IsoDate => nthDayAfter(mailedOn, MAIL_DAYS, isRescissionDay);

/**
 * The day to whose end the lender waits for notices that were mailed in time, unless every person confirms that they have not canceled
 * (12 CFR 1026.15(c), comment 15(c)-4). @param days business days that mail is given, a setting of the lender.
 */
export const mailArrivedBy = (endsOn: IsoDate, days: number): IsoDate => nthDayAfter(endsOn, days, isRescissionDay);

/** The date by which all payments are returned after the consumer cancels (12 CFR 1026.15(d)(2)). */
export const rescissionRefundDue = (canceledOn: IsoDate): IsoDate => addDays(canceledOn, REFUND_DAYS);

/** The day on which the lender received the notice, from the date of its promise. */
export const rescissionReceivedOn = (dueOn: IsoDate): IsoDate => addDays(dueOn, -REFUND_DAYS);

/** The day on which staff are reminded, while something is still to be returned. */
export const rescissionRefundAlarm = (dueOn: IsoDate): IsoDate => addDays(dueOn, -REFUND_ALARM_DAYS);

/** Whether a notice sent at an instant is in time: the time of sending counts, not of arrival (12 CFR 1026.15(a)(2)). */
export const isInTime = (sentAt: Date, period: Pick<RescissionPeriod, 'endsAt'>): boolean => sentAt.getTime() < Date.parse(period.endsAt);

/** Every day after the start up to the last one, each with what it counts as. */
export function daysToCancel(startedOn: IsoDate, endsOn: IsoDate): CountedDay[] {
  const days: CountedDay[] = [];
  let counted = 0;
  for (let date = addDays(startedOn, 1); date <= endsOn; date = addDays(date, 1)) {
    const skipped = holidayOn(date)?.name ?? (isSunday(date) ? 'Sunday' : null);
    if (skipped === null) counted += 1;
    days.push({ date, counts: skipped === null ? counted : null, skipped });
  }
  return days;
}

const yearsAfter = (date: IsoDate, years: number): IsoDate => parseDate(date).add({ years }).toString();
