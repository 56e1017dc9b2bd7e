import { describe, expect, test } from 'vitest';
import { nextNotaryOpening, notaryHoursAt, notaryTimes } from './notary-hours.ts';

describe('when notaries work next', () => {
  test.each([
    ['Monday 6 am Pacific', '2026-11-23T14:00:00Z', null],
    ['a minute before', '2026-11-23T13:59:00Z', '2026-11-23T14:00:00.000Z'],
    ['the last minute of the day', '2026-11-24T01:59:00Z', null],
    ['6 pm', '2026-11-24T02:00:00Z', '2026-11-24T14:00:00.000Z'],
    ['Saturday evening: Monday', '2026-11-22T03:00:00Z', '2026-11-23T14:00:00.000Z'],
    ['the evening before Thanksgiving: Friday', '2026-11-26T03:00:00Z', '2026-11-27T14:00:00.000Z'],
    ['Saturday evening before the clocks go back', '2026-11-01T02:00:00Z', '2026-11-02T14:00:00.000Z'],
    ['in summer, an hour of UTC earlier', '2026-07-06T12:59:00Z', '2026-07-06T13:00:00.000Z'],
  ])('%s', (_, now, opens) => expect(nextNotaryOpening(new Date(now))).toBe(opens));
});

describe('the times of a meeting in person', () => {
  const times = notaryTimes(new Date('2026-11-25T15:30:00Z'), new Date('2026-11-29T00:00:00Z'));
  test('begin a day ahead at the earliest, and leave out Thanksgiving and Sunday', () => {
    expect(times[0]).toBe('2026-11-27T14:00:00.000Z');
    expect(
      new Set(times.map((time) => new Date(time).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'America/Los_Angeles' }))),
    ).toEqual(new Set(['Friday', 'Saturday']));
  });
  test('end before the last moment given', () => expect(times.at(-1)).toBe('2026-11-28T23:00:00.000Z'));
  test('are none when it is too late', () =>
    expect(notaryTimes(new Date('2026-11-27T15:30:00Z'), new Date('2026-11-28T15:00:00Z'))).toEqual([]));
});

test.each([
  ['America/Los_Angeles', '2026-11-24T15:30:00Z', '6 AM to 6 PM Pacific Time'],
  ['America/Chicago', '2026-11-24T15:30:00Z', '8 AM to 8 PM Central Time'],
  // Arizona has no daylight saving time
  ['America/Phoenix', '2026-11-24T15:30:00Z', '7 AM to 7 PM Mountain Standard Time'],
  ['America/Phoenix', '2026-07-06T15:30:00Z', '6 AM to 6 PM Mountain Standard Time'],
])('the hours of notaries for a home in %s', (zone, now, text) => expect(notaryHoursAt(zone, new Date(now))).toBe(text));
