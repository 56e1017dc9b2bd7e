import { dayText, timeText } from '../../../parts/notary/at-home.ts';
import type { SelectOption } from '@hearthline/kit/select-field/SelectField.tsx';

/** One time a borrower proposes: a day of the calendar and a time of the day, both where the home is. Empty until chosen. */
export type Choice = { day: string; time: string };

const dayOf = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(at));
const timeOf = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(at));

const distinct = (options: readonly SelectOption[]): SelectOption[] => [...new Map(options.map((one) => [one.value, one])).values()];

/** The days on which a meeting may be, in order. @param times instants, in order */
export const dayOptions = (times: readonly string[], timeZone: string): SelectOption[] =>
  distinct(times.map((at) => ({ value: dayOf(at, timeZone), text: dayText(at, timeZone) })));

/** The times of one day; of any day until one is chosen. */
export const timeOptions = (times: readonly string[], timeZone: string, day: string): SelectOption[] =>
  distinct(
    times
      .filter((at) => day === '' || dayOf(at, timeZone) === day)
      .map((at) => ({ value: timeOf(at, timeZone), text: timeText(at, timeZone) })),
  ).toSorted((one, other) => one.value.localeCompare(other.value));

/** The instant of a choice; undefined when no meeting can begin then. */
export const instantOf = ({ day, time }: Choice, times: readonly string[], timeZone: string): string | undefined =>
  times.find((at) => dayOf(at, timeZone) === day && timeOf(at, timeZone) === time);
