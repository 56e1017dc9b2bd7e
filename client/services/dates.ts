import { LOCALE } from '@hearthline/kit/format/locale.ts';
import { toIsoDate } from '@hearthline/rules/dates.ts';
import { isBankingDay } from '@hearthline/rules/regulation/banking-days.ts';

/**
 * Dates formatted for borrowers, with the weekday (design §8). A date (yyyy-MM-dd) has no time zone; an instant is formatted in the
 * reader's own.
 */

type Style = 'long' | 'short';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LONG: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'long', day: 'numeric' };
const SHORT: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'short', day: 'numeric' };

/** 'Sunday, December 20'; short: 'Sunday, Dec 20'. Takes a date or an instant in ISO form. */
export function formatDate(iso: string, style: Style = 'long'): string {
  const isDay = DAY.test(iso);
  const options = style === 'long' ? LONG : SHORT;
  return new Intl.DateTimeFormat(LOCALE, isDay ? { ...options, timeZone: 'UTC' } : options).format(
    new Date(isDay ? `${iso}T00:00:00Z` : iso),
  );
}

/** '3:42 PM' in the reader's time zone. */
export function formatTime(at: Date): string {
  return new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit' }).format(at);
}

/** 'January 4, 2019': a date long ago, where the year matters and the weekday does not. */
export function formatDay(iso: string): string {
  return new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${iso}T00:00:00Z`),
  );
}

const HOURS_A_DAY = 24;
/** The calendar date that an instant has for the reader. */
const dayHere = (date: Date): string => toIsoDate({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });

/**
 * The business day on which a task that takes `seconds` from a starting instant is expected to end, as an instant. Under 12 hours count as
 * the same day; neither weekends nor federal holidays count.
 */
export function expectedBy(since: string, seconds: number): string {
  const date = new Date(since);
  let days = Math.round(seconds / 3600 / HOURS_A_DAY);
  while (days > 0 || !isBankingDay(dayHere(date))) {
    date.setDate(date.getDate() + 1);
    if (isBankingDay(dayHere(date))) days -= 1;
  }
  return date.toISOString();
}
