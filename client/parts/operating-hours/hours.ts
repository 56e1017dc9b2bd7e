import { LOCALE } from '@hearthline/kit/format/locale.ts';

/** One weekday of a department's hours, as in the API; times are formatted text. */
export type Weekday = {
  readonly weekday: string;
  readonly weekdayValue: number;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly isOpen: boolean;
};

/** 1 is Monday: the weekday's name in the page's language, and "6:00 AM" as it reads in a sentence: "6 AM". */
const dayName = ({ weekdayValue }: Weekday): string => {
  const name = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekdayValue));
  return name.charAt(0).toUpperCase() + name.slice(1);
};
const hour = (time: string | null): string => (time ?? '').replace(/:00(?= )/, '');

/** Merges consecutive days with the same hours: "Monday to Friday, 6 AM to 6 PM". Closed days are left out. */
export function hoursLines(week: readonly Weekday[], to = 'to'): readonly string[] {
  const open = week
    .filter((day) => day.isOpen && day.startTime !== null && day.endTime !== null)
    .toSorted((one, other) => one.weekdayValue - other.weekdayValue);
  const groups: Weekday[][] = [];
  for (const day of open) {
    const last = groups.at(-1)?.at(-1);
    const joins = last && last.weekdayValue === day.weekdayValue - 1 && last.startTime === day.startTime && last.endTime === day.endTime;
    if (joins) groups.at(-1)?.push(day);
    else groups.push([day]);
  }
  return groups.flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) return [];
    const days = first === last ? dayName(first) : `${dayName(first)} ${to} ${dayName(last)}`;
    return [`${days}, ${hour(first.startTime)} ${to} ${hour(first.endTime)}`];
  });
}

type Week = { readonly timeZone: string; readonly weekdays: readonly Weekday[] };

/** Minutes that a zone's clock is ahead of UTC at an instant. */
function offsetOf(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' }).formatToParts(at);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 0);
  const year = part('year');
  const shown = Date.UTC(year < 100 ? 2000 + year : year, part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return Math.round((shown - at.getTime()) / 60_000);
}

/** "06:00" moved by minutes, as "6:00 AM"; null where it would fall on another day. */
function moved(time: string | null, minutes: number): string | null {
  const [hours = 0, rest = 0] = (time ?? '').split(':').map(Number);
  const at = hours * 60 + rest + minutes;
  if (time === null || at < 0 || at > 1440) return null;
  return new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1, 0, at));
}

/** The name of a zone at an instant: "Eastern Standard Time". */
const zoneName = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat(LOCALE, { timeZone, timeZoneName: 'long' }).formatToParts(at).find(({ type }) => type === 'timeZoneName')
    ?.value ?? timeZone;

/**
 * A week of hours by the clock of the reader; where a day would begin or end on another day there, by the department's own.
 * @param week with times such as "06:00"
 */
export function hoursFor(week: Week, ownZone: string, at: Date): { weekdays: Weekday[]; zone: string; isOwn: boolean } {
  const shown = (minutes: number): Weekday[] =>
    week.weekdays.map((day) => ({ ...day, startTime: moved(day.startTime, minutes), endTime: moved(day.endTime, minutes) }));
  const own = shown(offsetOf(ownZone, at) - offsetOf(week.timeZone, at));
  const isOwn = own.every(({ isOpen, startTime, endTime }) => !isOpen || (startTime !== null && endTime !== null));
  return isOwn ? { weekdays: own, zone: zoneName(ownZone, at), isOwn } : { weekdays: shown(0), zone: zoneName(week.timeZone, at), isOwn };
}
