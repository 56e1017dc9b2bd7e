import { addDays, daysBetween, toIsoDate, type IsoDate } from '../dates.ts';

/** A legal public holiday of the United States on its own date. */
export type Holiday = { readonly name: string; readonly date: IsoDate };

/** A Sunday to count weekdays from. */
const A_SUNDAY = '1970-01-04';

/** Day of the week, 0 Sunday to 6 Saturday. */
export const weekday = (date: IsoDate): number => ((daysBetween(A_SUNDAY, date) % 7) + 7) % 7;

const [SUNDAY, MONDAY, THURSDAY, SATURDAY] = [0, 1, 4, 6];

/** Holidays on a fixed date (5 USC 6103(a)): name, month, day. */
const FIXED = [
  ['New Year’s Day', 1, 1],
  ['Juneteenth', 6, 19],
  ['Independence Day', 7, 4],
  ['Veterans Day', 11, 11],
  ['Christmas Day', 12, 25],
] as const;

/** Holidays on a weekday of a month (5 USC 6103(a)): name, month, weekday, which one (0: the last). */
const FLOATING = [
  ['Martin Luther King Jr. Day', 1, MONDAY, 3],
  ['Washington’s Birthday', 2, MONDAY, 3],
  ['Memorial Day', 5, MONDAY, 0],
  ['Labor Day', 9, MONDAY, 1],
  ['Columbus Day', 10, MONDAY, 2],
  ['Thanksgiving Day', 11, THURSDAY, 4],
] as const;

const JUNETEENTH_SINCE = 2021;

/** The eleven legal public holidays of a year on their actual dates, in order (5 USC 6103(a)). The observed Friday or Monday is not one. */
export function legalHolidays(year: number): Holiday[] {
  const fixed = FIXED.filter(([name]) => name !== 'Juneteenth' || year >= JUNETEENTH_SINCE).map(([name, month, day]) => ({
    name,
    date: toIsoDate({ year, month, day }),
  }));
  const floating = FLOATING.map(([name, month, on, nth]) => ({ name, date: nthWeekday(year, month, on, nth) }));
  return [...fixed, ...floating].toSorted((one, other) => one.date.localeCompare(other.date));
}

/** The legal holiday that falls on a date, or null. */
export const holidayOn = (date: IsoDate): Holiday | null =>
  legalHolidays(Number(date.slice(0, 4))).find((holiday) => holiday.date === date) ?? null;

export const isSunday = (date: IsoDate): boolean => weekday(date) === SUNDAY;
export const isWeekend = (date: IsoDate): boolean => weekday(date) === SUNDAY || weekday(date) === SATURDAY;

/** The first day from `date` on (the day itself counts) that passes the test. */
export function firstDayFrom(date: IsoDate, passes: (day: IsoDate) => boolean): IsoDate {
  let day = date;
  while (!passes(day)) day = addDays(day, 1);
  return day;
}

/** The `count`-th day after `date` (not counting it) among days that pass the test; the day itself when count is 0. */
export function nthDayAfter(date: IsoDate, count: number, passes: (day: IsoDate) => boolean): IsoDate {
  let day = date;
  for (let left = count; left > 0; left -= 1) day = firstDayFrom(addDays(day, 1), passes);
  return day;
}

/** The latest of some dates; RangeError without any. */
export function latest(...dates: readonly IsoDate[]): IsoDate {
  const last = dates.toSorted().at(-1);
  if (last === undefined) throw new RangeError('No day was given');
  return last;
}

function nthWeekday(year: number, month: number, on: number, nth: number): IsoDate {
  if (nth === 0) {
    const nextMonth = toIsoDate(month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 });
    return addDays(nextMonth, -((weekday(nextMonth) - on + 6) % 7) - 1);
  }
  const first = toIsoDate({ year, month, day: 1 });
  return addDays(first, ((on - weekday(first) + 7) % 7) + 7 * (nth - 1));
}
