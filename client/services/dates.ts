import { LOCALE } from '@hearthline/kit/format/locale.ts';
import { addDays, dateInZone, type IsoDate } from '@hearthline/rules/dates.ts';
import { isBankingDay } from '@hearthline/rules/regulation/banking-days.ts';
import { timeInZone } from '@hearthline/rules/time-zone.ts';

/**
 * Dates formatted for borrowers, with the weekday (design §8). A date (yyyy-MM-dd) has no time zone; an instant is the day that it is where the home
 * is (AMB-128), wherever the reader is.
 */

/** The home's time zone; undefined, the reader's own, until an application is known. */
let home: string | undefined;

/** Whose home's days are shown from now on: that of the application that is open. */
export function setHomeZone(timeZone: string): void {
  home = timeZone;
}

/** The day that an instant is at the home. @param timeZone of another home than that of the open application */
export const dayAtHome = (instant: string, timeZone = home): IsoDate =>
  dateInZone(new Date(instant), timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);

type Style = 'long' | 'short';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LONG: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'long', day: 'numeric' };
const SHORT: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'short', day: 'numeric' };

/** 'Sunday, December 20'; short: 'Sunday, Dec 20'. Takes a date or an instant in ISO form. @param timeZone as of `dayAtHome` */
export function formatDate(iso: string, style: Style = 'long', timeZone = home): string {
  const day = DAY.test(iso) ? iso : dayAtHome(iso, timeZone);
  return new Intl.DateTimeFormat(LOCALE, { ...(style === 'long' ? LONG : SHORT), timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** '3:42 PM' in the reader's time zone. */
export function formatTime(at: Date): string {
  return new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit' }).format(at);
}

/** 'Wednesday, November 25, 10:00 AM MST': an instant at a place, with its zone. */
export const formatInZone = (at: Date, timeZone: string): string => timeInZone(at, timeZone, 'long', LOCALE);

/** 'January 4, 2019': a date long ago, where the year matters and the weekday does not. */
export function formatDay(iso: string): string {
  return new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${iso}T00:00:00Z`),
  );
}

const HOURS_A_DAY = 24;

/**
 * The business day at the home on which a task that takes `seconds` from a starting instant is expected to end. Under 12 hours count as the same day;
 * neither weekends nor federal holidays count.
 */
export function expectedBy(since: string, seconds: number): IsoDate {
  let day = dayAtHome(since);
  let days = Math.round(seconds / 3600 / HOURS_A_DAY);
  while (days > 0 || !isBankingDay(day)) {
    day = addDays(day, 1);
    if (isBankingDay(day)) days -= 1;
  }
  return day;
}
