import { LOCALE } from '@hearthline/kit/format/locale.ts';

/** One weekday of a department's hours, as in the API; times are formatted text. */
export type Weekday = {
  readonly weekday: string;
  readonly weekdayValue: number;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly isOpen: boolean;
};

/** 1 is Monday: the weekday's name in the page's language, and "6:00 AM" as it reads in a sentence: "6 am". */
const dayName = ({ weekdayValue }: Weekday): string => {
  const name = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekdayValue));
  return name.charAt(0).toUpperCase() + name.slice(1);
};
const hour = (time: string | null): string => (time ?? '').replace(/:00(?= )/, '').toLowerCase();

/** Merges consecutive days with the same hours: "Monday to Friday, 6 am to 6 pm". Closed days are left out. */
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
