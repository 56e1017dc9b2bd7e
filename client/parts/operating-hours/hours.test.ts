import { expect, test } from 'vitest';
import { hoursLines } from './hours.ts';

const day = (weekday: string, weekdayValue: number, startTime: string | null = '6 am', endTime: string | null = '6 pm') => ({
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
    day('Saturday', 6, '8 am', '2 pm'),
  ];
  expect(hoursLines(week)).toEqual(['Monday to Tuesday, 6 am to 6 pm', 'Thursday, 6 am to 6 pm', 'Saturday, 8 am to 2 pm']);
});

test('weekdays in capitals from the server are shown in sentence case', () => {
  expect(hoursLines([day('MONDAY', 1, '6:00 AM', '5:30 PM')])).toEqual(['Monday, 6 am to 5:30 pm']);
});

test('no open day gives no line', () => {
  expect(hoursLines([])).toEqual([]);
});
