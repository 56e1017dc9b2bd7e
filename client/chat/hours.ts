import { LOCALE } from '@hearthline/kit/format/locale.ts';
import type { Weekday } from '../parts/operating-hours/hours.ts';

export type Week = { readonly timeZone: string; readonly weekdays: readonly Weekday[] };
/** When people answer again. `days`: 0 today, 1 tomorrow. */
export type Opening = { readonly days: number; readonly weekday: string; readonly time: string; readonly zone: string };

/** "6:00 AM" or "06:00" in minutes of the day; null for what is no time. */
export function minutesOf(time: string | null): number | null {
  const [, hours = '', minutes = '', half] = /^(\d{1,2}):(\d{2})\s*([AP]M)?$/i.exec(time ?? '') ?? [];
  if (hours === '') return null;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
  return hour * 60 + Number(minutes);
}

const WEEK = 7;

/** The weekday in a zone at an instant, 1 Monday to 7 Sunday, and the minutes of its day. */
function placeIn(timeZone: string, at: Date): { weekday: number; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const part = (type: string): string => parts.formatToParts(at).find((one) => one.type === type)?.value ?? '';
  const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday')) + 1;
  return { weekday, minutes: Number(part('hour')) * 60 + Number(part('minute')) };
}

/** "Pacific Time", as the zone is called all year. */
const zoneName = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat(LOCALE, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(at).find(({ type }) => type === 'timeZoneName')
    ?.value ?? timeZone;

const weekdayName = (weekday: number): string =>
  new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));

/** The next time people begin to answer after an instant; null for a week without an open day. */
export function nextOpening({ timeZone, weekdays }: Week, at: Date): Opening | null {
  const now = placeIn(timeZone, at);
  const candidates = weekdays
    .flatMap(({ weekdayValue, startTime, isOpen }) => {
      const start = minutesOf(startTime);
      if (!isOpen || start === null) return [];
      const ahead = (weekdayValue - now.weekday + WEEK) % WEEK;
      return [{ days: ahead === 0 && start <= now.minutes ? WEEK : ahead, weekdayValue, start }];
    })
    .toSorted((one, other) => one.days - other.days);
  const next = candidates[0];
  if (!next) return null;
  const time = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1, 0, next.start));
  return { days: next.days, weekday: weekdayName(next.weekdayValue), time, zone: zoneName(timeZone, at) };
}
