import { addDays, type IsoDate } from '../dates.ts';
import { firstDayFrom, holidayOn, isSunday, isWeekend, nthDayAfter } from './holidays.ts';

/**
 * The banking calendar: Federal Reserve Banks and the ACH. It differs from the calendar of the right to cancel in three ways: Saturdays never
 * count, a holiday on a Sunday closes the Monday, and a holiday on a Saturday closes no other day. Sources: Federal Reserve Bank holiday schedule;
 * Nacha Operating Rules (settlement and return windows); lending §4.15.
 */

/** Whether the Federal Reserve settles on a day. */
export function isBankingDay(date: IsoDate): boolean {
  if (isWeekend(date) || holidayOn(date) !== null) return false;
  const yesterday = addDays(date, -1);
  return !(isSunday(yesterday) && holidayOn(yesterday) !== null);
}

/** The day itself when banks are open, else the next banking day. */
export const bankingDayFrom = (date: IsoDate): IsoDate => firstDayFrom(date, isBankingDay);

/** The n-th banking day after a day. */
export const bankingDaysAfter = (date: IsoDate, days: number): IsoDate => nthDayAfter(date, days, isBankingDay);

/** When an entry sent on a day settles: the same banking day, or the next one for a standard entry. */
export const settlesOn = (sentOn: IsoDate, sameDay: boolean): IsoDate => (sameDay ? bankingDayFrom(sentOn) : bankingDaysAfter(sentOn, 1));
