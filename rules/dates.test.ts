import { CalendarDate, parseDate } from '@internationalized/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays, dateInZone, daysBetween, isValidDate, startOfDay } from './dates.ts';
import { holidayOn, legalHolidays } from './regulation/holidays.ts';

const day = fc
  .date({ min: new Date('0400-01-01'), max: new Date('9000-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));

test('days are counted as the calendar does', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -100_000, max: 100_000 }), (from, days) => {
      const to = parseDate(from).add({ days }).toString();
      expect(addDays(from, days)).toBe(to);
      expect(daysBetween(from, to)).toBe(days);
    }),
  );
  for (const wrong of ['2026-02-30', '2026-13-01', '', '2026-1-1', '0000-01-01'])
    for (const use of [() => addDays(wrong, 1), () => daysBetween(wrong, '2026-01-01'), () => startOfDay(wrong, 'UTC')])
      expect(use).toThrow(RangeError);
});

test('a date exists as the calendar has it', () => {
  const [month, date] = [fc.integer({ min: -1, max: 14 }), fc.integer({ min: -1, max: 33 })];
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), month, date, (year, m, d) => {
      const there = new CalendarDate(year, m, d);
      expect(isValidDate({ year, month: m, day: d })).toBe(there.year === year && there.month === m && there.day === d);
    }),
  );
  for (const parts of [
    { year: 2026.5, month: 1, day: 1 },
    { year: 0, month: 1, day: 1 },
    { year: 2026, month: 1, day: Number.NaN },
  ])
    expect(isValidDate(parts)).toBe(false);
});

/** The date as the time zone data of Intl have it. */
const dateByIntl = (instant: Date, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(instant);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}`;
};

test('the date of an instant is the one in its zone', () => {
  const zone = fc.constantFrom(
    'America/Phoenix',
    'America/New_York',
    'Pacific/Honolulu',
    'America/St_Johns',
    'Asia/Kathmandu',
    'America/Recife',
  );
  const at = fc.date({ min: new Date('1960-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(at, zone, (instant, timeZone) => {
      expect(dateInZone(instant, timeZone)).toBe(dateByIntl(instant, timeZone));
    }),
  );
});

test('the date is that of the zone in every quarter of an hour around a change of its clock', () => {
  const CHANGES = [
    ['America/New_York', '2026-03-08T07:00:00Z'],
    ['America/Denver', '2026-11-01T08:00:00Z'],
    ['America/Recife', '2000-10-15T02:00:00Z'],
  ] as const;
  for (const [timeZone, change] of CHANGES)
    for (let quarter = -4 * 24 * 5; quarter < 4 * 24 * 5; quarter += 1) {
      const instant = new Date(Date.parse(change) + quarter * 900_000);
      expect(dateInZone(instant, timeZone)).toBe(dateByIntl(instant, timeZone));
    }
});

test('the holidays of a year are found by their dates, and a caller cannot change them', () => {
  legalHolidays(2026).pop();
  const found = legalHolidays(2026);
  expect(found).toHaveLength(11);
  for (const holiday of found) expect(holidayOn(holiday.date)).toEqual(holiday);
  expect(holidayOn('2026-07-03')).toBeNull();
});
