import { afterEach, expect, test } from 'vitest';
import { dayAtHome, expectedBy, formatDate, formatDay, formatTime, setHomeZone } from './dates.ts';

const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
afterEach(() => setHomeZone(own));

test('a date is the same in every time zone', () => {
  expect(formatDate('2026-12-20')).toBe('Sunday, December 20');
  expect(formatDate('2026-12-20', 'short')).toBe('Sunday, Dec 20');
  expect(formatDay('2019-01-04')).toBe('January 4, 2019');
});

test('an instant is formatted in the reader’s time zone until a home is known', () => {
  expect(formatTime(new Date(2026, 10, 19, 15, 42))).toMatch(/^3:42\sPM$/);
  const noonHere = new Date(2026, 10, 19, 12).toISOString();
  expect(formatDate(noonHere)).toBe('Thursday, November 19');
});

test('business days skip the weekend', () => {
  const day = (instant: string) => formatDate(instant);
  const friday = new Date(2026, 10, 20, 15).toISOString();
  expect(day(expectedBy(friday, 24 * 3600))).toBe('Monday, November 23');
  expect(day(expectedBy(friday, 48 * 3600))).toBe('Tuesday, November 24');
  expect(day(expectedBy(friday, 4 * 3600))).toBe('Friday, November 20');
  const saturday = new Date(2026, 10, 21, 9).toISOString();
  expect(day(expectedBy(saturday, 24 * 3600))).toBe('Monday, November 23');
});

test('business days skip federal holidays, and the Monday after one on a Sunday', () => {
  const eve = new Date(2026, 10, 25, 15).toISOString();
  expect(formatDate(expectedBy(eve, 24 * 3600))).toBe('Friday, November 27');
  const day = new Date(2026, 10, 26, 9).toISOString();
  expect(formatDate(expectedBy(day, 3600))).toBe('Friday, November 27');
  const july = new Date(2027, 6, 2, 15).toISOString();
  expect(formatDate(expectedBy(july, 24 * 3600))).toBe('Tuesday, July 6');
});

test.each(['Pacific/Honolulu', 'America/Phoenix', 'America/New_York', 'Pacific/Kiritimati'])(
  'an instant is the day of the home in %s, wherever the reader is',
  (zone) => {
    setHomeZone(zone);
    // six in the evening in Phoenix on November 23, the next day in UTC
    const at = '2026-11-24T01:00:00.000Z';
    const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: zone }).format(new Date(at));
    expect(formatDate(at)).toBe(day);
    expect(formatDate(dayAtHome(at))).toBe(day);
    expect(formatDate(at, 'long', 'UTC')).toBe('Tuesday, November 24');
    // due within hours: the same day, moved to the next business day only
    expect(expectedBy(at, 3600)).toBe(dayAtHome(at));
  },
);
