import { addDays, dateInZone, startOfDay, type IsoDate } from './dates.ts';
import { holidayOn, isSunday } from './regulation/holidays.ts';
import { timeZoneName } from './time-zone.ts';

/** When notaries work, online and in person: Monday to Saturday, on no legal holiday (lending §1.4.9). `from` and `to` are hours of the day there. */
export const NOTARY_HOURS = { from: 6, to: 18, timeZone: 'America/Los_Angeles' } as const;

/** A meeting in person is requested at least this many hours ahead: a notary has to be found, and to drive there. */
export const NOTARY_NOTICE_HOURS = 24;
/** How many times a borrower proposes. */
export const NOTARY_CHOICES = 3;

const HOUR = 3_600_000;

const isWorkingDay = (day: IsoDate): boolean => !isSunday(day) && holidayOn(day) === null;

/** An hour of a working day as an instant, in milliseconds. Clocks change on Sundays only, when no notary works. */
const hourOf = (day: IsoDate, hour: number): number => Date.parse(startOfDay(day, NOTARY_HOURS.timeZone)) + hour * HOUR;

/** When notaries work next, as an instant; null while they do. */
export function nextNotaryOpening(now: Date): string | null {
  let day = dateInZone(now, NOTARY_HOURS.timeZone);
  while (!isWorkingDay(day) || hourOf(day, NOTARY_HOURS.to) <= now.getTime()) day = addDays(day, 1);
  const opens = hourOf(day, NOTARY_HOURS.from);
  return opens <= now.getTime() ? null : new Date(opens).toISOString();
}

/** '8 AM' of an instant, in milliseconds, at a place; with minutes where it has some. */
const clockAt = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
    .format(new Date(at))
    .replace(':00', '')
    .replace('\u202F', ' ');

/** The hours of notaries as people at a place have them: "8 AM to 8 PM Central Time". @param now the difference between two places changes over the year */
export function notaryHoursAt(timeZone: string, now: Date): string {
  const day = dateInZone(now, NOTARY_HOURS.timeZone);
  const [from, to] = [NOTARY_HOURS.from, NOTARY_HOURS.to].map((hour) => clockAt(hourOf(day, hour), timeZone));
  return `${from} to ${to} ${timeZoneName(timeZone)}`;
}

/**
 * The full hours at which a meeting in person may begin, as instants in order: it ends within the hours of notaries.
 * @param now from when the notice counts
 * @param until instant by which the meeting has to be over
 */
export function notaryTimes(now: Date, until: Date): string[] {
  const earliest = now.getTime() + NOTARY_NOTICE_HOURS * HOUR;
  const times: string[] = [];
  for (let day = dateInZone(now, NOTARY_HOURS.timeZone); hourOf(day, 0) < until.getTime(); day = addDays(day, 1))
    for (let hour: number = NOTARY_HOURS.from; isWorkingDay(day) && hour < NOTARY_HOURS.to; hour += 1) {
      const begins = hourOf(day, hour);
      if (begins >= earliest && begins + HOUR <= until.getTime()) times.push(new Date(begins).toISOString());
    }
  return times;
}
