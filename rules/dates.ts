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
  if (![day, month, year].every(Number.isInteger) || year < 1 || year > 9999) return false;
  const date = new CalendarDate(year, month, day);
  return date.year === year && date.month === month && date.day === day;
}

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
  const from = dayOf(birth);
  const to = dayOf(today);
  const before = to.month < from.month || (to.month === from.month && to.day < from.day);
  return to.year - from.year - (before ? 1 : 0);
}

/** B §5: an adult is 18 or older relative to today. */
export const isAdult = (birth: IsoDate, today: IsoDate, age = 18): boolean => ageOn(birth, today) >= age;

/** The date some days later (or earlier, when negative). */
export const addDays = (date: IsoDate, days: number): IsoDate => dayOf(date).add({ days }).toString();

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  dayOf(to).toDate('UTC').getTime() / DAY - dayOf(from).toDate('UTC').getTime() / DAY;

/** Days begin at a quarter of an hour of UTC in every time zone since this instant (Liberia's change of 1972 was the last of seconds). */
const QUARTERS_SINCE = Date.UTC(1973);
const QUARTER = 900_000;
/** The date last asked for in a time zone: asking the time zone data again costs a hundred times as much. */
const lastInZone = new Map<string, { readonly quarter: number; readonly date: IsoDate }>();

/** The date of an instant in a time zone, e.g. 'America/Phoenix' (AMB-128). */
export function dateInZone(instant: Date, timeZone: string): IsoDate {
  const quarter = Math.floor(instant.getTime() / QUARTER);
  const last = lastInZone.get(timeZone);
  if (last?.quarter === quarter) return last.date;
  const date = toCalendarDate(fromDate(instant, timeZone)).toString();
  if (instant.getTime() >= QUARTERS_SINCE) lastInZone.set(timeZone, { quarter, date });
  return date;
}

/** The instant a date begins in a time zone, ISO. */
export const startOfDay = (date: IsoDate, timeZone: string): string => dayOf(date).toDate(timeZone).toISOString();

const DAY = 86_400_000;
const padded = (value: number, length: number): string => String(value).padStart(length, '0');

function dayOf(text: IsoDate): CalendarDate {
  const parts = parseIsoDate(text);
  if (!parts) throw new RangeError(`Not a date: ${text}`);
  return new CalendarDate(parts.year, parts.month, parts.day);
}
