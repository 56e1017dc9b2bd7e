import { CalendarDate, fromDate, toCalendarDate } from '@internationalized/date';

/** A calendar date as text, yyyy-MM-dd. */
export type IsoDate = string;

/** The parts of a date. Typed by a person, so any may be missing. */
export interface DateParts {
  day: number;
  month: number;
  year: number;
}

/** The earliest year of a date by default. */
export const MIN_YEAR = 1900;

/** True for a date that exists: whole numbers, no February 30 (B §5: valid only if it parses). */
export function isValidDate({ day, month, year }: DateParts): boolean {
  if (!Number.isInteger(day) || !Number.isInteger(month) || !Number.isInteger(year) || year < 1 || year > 9999) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

/** Days of a month of the Gregorian calendar. */
const daysIn = (year: number, month: number): number =>
  month === 2
    ? (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
      ? 29
      : 28
    : month === 4 || month === 6 || month === 9 || month === 11
      ? 30
      : 31;

/** B §5: a year of at least a minimum, 1900 by default. */
export const isYearAtLeast = (year: number, min = MIN_YEAR): boolean => Number.isInteger(year) && year >= min;

/** Parts → yyyy-MM-dd, zero-padded. */
export const toIsoDate = ({ day, month, year }: DateParts): IsoDate => `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;

/** yyyy-MM-dd → parts; null when it is not a date. */
export function parseIsoDate(text: string): DateParts | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isValidDate(parts) ? parts : null;
}

/** Full years from a birth date to a day; the birthday itself counts (AMB-01). Both yyyy-MM-dd; RangeError when one is not a date. */
export function ageOn(birth: IsoDate, today: IsoDate): number {
  const from = partsOf(birth);
  const to = partsOf(today);
  const before = to.month < from.month || (to.month === from.month && to.day < from.day);
  return to.year - from.year - (before ? 1 : 0);
}

/** B §5: an adult is 18 or older relative to today. */
export const isAdult = (birth: IsoDate, today: IsoDate, age = 18): boolean => ageOn(birth, today) >= age;

/** The date some days later (or earlier, when negative). */
export const addDays = (date: IsoDate, days: number): IsoDate => new Date((dayNumber(date) + days) * DAY).toISOString().slice(0, 10);

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => dayNumber(to) - dayNumber(from);

/** The date of an instant in a time zone, e.g. 'America/Phoenix' (AMB-128). */
export const dateInZone = (instant: Date, timeZone: string): IsoDate => toCalendarDate(fromDate(instant, timeZone)).toString();

/** The instant a date begins in a time zone, ISO. */
export const startOfDay = (date: IsoDate, timeZone: string): string => {
  const { year, month, day } = partsOf(date);
  return new CalendarDate(year, month, day).toDate(timeZone).toISOString();
};

const DAY = 86_400_000;
const padded = (value: number, length: number): string => String(value).padStart(length, '0');

function partsOf(text: IsoDate): DateParts {
  const parts = parseIsoDate(text);
  if (!parts) throw new RangeError(`Not a date: ${text}`);
  return parts;
}

/** Days since 1970-01-01; negative before it. */
const dayNumber = (text: IsoDate): number => {
  partsOf(text);
  return Date.parse(text) / DAY;
};
