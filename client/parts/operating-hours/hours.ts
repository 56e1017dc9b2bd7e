/** One weekday of a department's hours, as the API tells it; times are written as a person reads them. */
export type Weekday = {
  readonly weekday: string;
  readonly weekdayValue: number;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly isOpen: boolean;
};

/** "MONDAY" and "6:00 AM" as a sentence says them: "Monday", "6 am". */
const dayName = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
const hour = (time: string | null): string => (time ?? '').replace(/:00(?= )/, '').toLowerCase();

/** Neighboring days with the same hours as one line: "Monday to Friday, 6 am to 6 pm". Closed days are left out. */
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
    const days = first === last ? dayName(first.weekday) : `${dayName(first.weekday)} ${to} ${dayName(last.weekday)}`;
    return [`${days}, ${hour(first.startTime)} ${to} ${hour(first.endTime)}`];
  });
}
