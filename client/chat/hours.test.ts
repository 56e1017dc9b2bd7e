import { expect, test } from 'vitest';
import { minutesOf, nextOpening } from './hours.ts';

const week = {
  timeZone: 'America/Los_Angeles',
  weekdays: [1, 2, 3, 4, 5, 6, 7].map((weekdayValue) => ({
    weekday: '',
    weekdayValue,
    startTime: weekdayValue < 6 ? '6:00 AM' : null,
    endTime: weekdayValue < 6 ? '6:00 PM' : null,
    isOpen: weekdayValue < 6,
  })),
};

test.each([
  // Friday 5:59 AM, 6:00 AM and 8 PM, Saturday noon and Sunday 11:30 PM in Los Angeles
  ['2026-11-27T13:59:00Z', 0, 'Friday'],
  ['2026-11-27T14:00:00Z', 3, 'Monday'],
  ['2026-11-28T04:00:00Z', 3, 'Monday'],
  ['2026-11-28T20:00:00Z', 2, 'Monday'],
  ['2026-11-30T07:30:00Z', 1, 'Monday'],
])('at %s people answer again in %i days, on %s', (at, days, weekday) => {
  expect(nextOpening(week, new Date(at))).toEqual({ days, weekday, time: '6:00 AM', zone: 'Pacific Time' });
});

test('a week with one open day comes again after seven days', () => {
  const one = { ...week, weekdays: week.weekdays.filter(({ weekdayValue }) => weekdayValue === 5) };
  expect(nextOpening(one, new Date('2026-11-27T20:00:00Z'))?.days).toBe(7);
});

test('a week without an open day has no next one', () => {
  expect(nextOpening({ ...week, weekdays: week.weekdays.slice(5) }, new Date('2026-11-27T20:00:00Z'))).toBeNull();
});

test.each([
  ['6:00 AM', 360],
  ['12:30 AM', 30],
  ['12:00 PM', 720],
  ['5:15 PM', 1035],
  ['06:00', 360],
  ['', null],
  [null, null],
])('%s is minute %s of the day', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes);
});
