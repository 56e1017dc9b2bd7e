/** The three boxes as typed, unpadded or half-typed. */
export interface DateParts {
  month: string;
  day: string;
  year: string;
}
export type DatePart = keyof DateParts;

/** The parts of "1980-02-01" or of a partial "1980--1". Anything else gives empty parts. */
export function datePartsOf(value: string | null | undefined): DateParts {
  const match = /^(\d{0,4})-(\d{0,2})-(\d{0,2})$/.exec(value ?? '');
  return { year: match?.[1] ?? '', month: match?.[2] ?? '', day: match?.[3] ?? '' };
}

/** The parts as one value: "" when nothing is typed, zero-padded yyyy-MM-dd when complete, else a partial like "1980--1". */
export function dateValueOf({ year, month, day }: DateParts): string {
  if (year + month + day === '') return '';
  if (year.length === 4 && month !== '' && day !== '') return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return `${year}-${month}-${day}`;
}

/** A whole date in pasted text: "04/27/1985", "4-27-1985", "04271985" or "1985-04-27"; null when it is none. */
export function pastedDate(text: string): DateParts | null {
  const match =
    /^(?<month>\d{1,2})\D{1,3}(?<day>\d{1,2})\D{1,3}(?<year>\d{4})$/.exec(text.trim()) ??
    /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/.exec(text.trim()) ??
    /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4})$/.exec(text.trim());
  const { year, month, day } = match?.groups ?? {};
  return year === undefined || month === undefined || day === undefined ? null : { year, month, day };
}

/** Days in a month (1–12) of a year; 29 in February when the year is not known yet. */
function daysIn(month: number, year: number | null): number {
  if (month === 2) return year === null || (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The first part that is missing or impossible (month 13, February 30, year 19); null for a real date. */
export function wrongDatePart(value: string): DatePart | null {
  const { month, day, year } = datePartsOf(value);
  const m = Number(month);
  const d = Number(day);
  if (month === '' || m < 1 || m > 12) return 'month';
  if (day === '' || d < 1 || d > daysIn(m, year.length === 4 ? Number(year) : null)) return 'day';
  return year.length === 4 ? null : 'year';
}
