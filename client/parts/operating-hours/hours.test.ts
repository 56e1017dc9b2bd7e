import { expect, test } from 'vitest';
import { hoursFor, hoursLines } from './hours.ts';

const day = (weekday: string, weekdayValue: number, startTime: string | null = '6 AM', endTime: string | null = '6 PM') => ({
  weekday,
  weekdayValue,
  startTime,
  endTime,
  isOpen: startTime !== null,
});

test('days with the same hours are one line; closed days are left out', () => {
  const week = [
    day('Monday', 1),
    day('Tuesday', 2),
    day('Wednesday', 3, null, null),
    day('Thursday', 4),
    day('Saturday', 6, '8 AM', '2 PM'),
  ];
  expect(hoursLines(week)).toEqual(['Monday to Tuesday, 6 AM to 6 PM', 'Thursday, 6 AM to 6 PM', 'Saturday, 8 AM to 2 PM']);
});

test('weekdays in capitals from the server are shown in sentence case', () => {
  expect(hoursLines([day('MONDAY', 1, '6:00 AM', '5:30 PM')])).toEqual(['Monday, 6 AM to 5:30 PM']);
});

test('no open day gives no line', () => {
  expect(hoursLines([])).toEqual([]);
});

const office = (startTime = '06:00', endTime = '18:00') => ({
  timeZone: 'America/Los_Angeles',
  weekdays: [day('MONDAY', 1, startTime, endTime), day('TUESDAY', 2, startTime, endTime), day('SUNDAY', 7, null, null)],
});

test.each([
  ['America/New_York', '2026-11-23T12:00:00Z', 'Monday to Tuesday, 9 AM to 9 PM', 'Eastern Standard Time', true],
  // Arizona has no daylight saving time: one hour from Pacific time in winter, none in summer
  ['America/Phoenix', '2026-11-23T12:00:00Z', 'Monday to Tuesday, 7 AM to 7 PM', 'Mountain Standard Time', true],
  ['America/Phoenix', '2026-07-23T12:00:00Z', 'Monday to Tuesday, 6 AM to 6 PM', 'Mountain Standard Time', true],
  // the day would end on another one: the department's own clock
  ['Asia/Tokyo', '2026-11-23T12:00:00Z', 'Monday to Tuesday, 6 AM to 6 PM', 'Pacific Standard Time', false],
])('the hours of an office on Pacific time for a reader in %s', (zone, at, line, name, isOwn) => {
  const week = hoursFor(office(), zone, new Date(at));
  expect([hoursLines(week.weekdays), week.zone, week.isOwn]).toEqual([[line], name, isOwn]);
});
