import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantInZone, timeInZone, timeZoneName } from './time-zone.ts';

/** U+202F stands before AM and PM. */
const plain = (text: string): string => text.replaceAll('\u202f', ' ');

test.each([
  ['America/New_York', 'Nov 24, 2026, 4:15 PM EST', 'Tuesday, November 24, 4:15 PM EST'],
  ['America/Chicago', 'Nov 24, 2026, 3:15 PM CST', 'Tuesday, November 24, 3:15 PM CST'],
  ['America/Phoenix', 'Nov 24, 2026, 2:15 PM MST', 'Tuesday, November 24, 2:15 PM MST'],
  ['America/Anchorage', 'Nov 24, 2026, 12:15 PM AKST', 'Tuesday, November 24, 12:15 PM AKST'],
  ['Pacific/Honolulu', 'Nov 24, 2026, 11:15 AM HST', 'Tuesday, November 24, 11:15 AM HST'],
])('an instant in %s has the short name of its zone', (zone, short, long) => {
  expect(plain(timeInZone('2026-11-24T21:15:00.000Z', zone))).toBe(short);
  expect(plain(timeInZone(new Date('2026-11-24T21:15:00.000Z'), zone, 'long'))).toBe(long);
});

test('in summer Arizona stays at standard time, where Denver does not', () => {
  const at = '2026-07-01T19:00:00.000Z';
  expect(plain(timeInZone(at, 'America/Phoenix'))).toBe('Jul 1, 2026, 12:00 PM MST');
  expect(plain(timeInZone(at, 'America/Denver'))).toBe('Jul 1, 2026, 1:00 PM MDT');
});

describe('a time typed for a place', () => {
  const FOURTEEN = '2026-12-05T14:00';
  test.each([
    ['America/New_York', '2026-12-05T19:00:00.000Z'],
    ['America/Phoenix', '2026-12-05T21:00:00.000Z'],
    ['America/Anchorage', '2026-12-05T23:00:00.000Z'],
    ['Pacific/Honolulu', '2026-12-06T00:00:00.000Z'],
  ])('is two in the afternoon on the clocks of %s', (zone, instant) => {
    expect(instantInZone(FOURTEEN, zone)).toBe(instant);
    expect(plain(timeInZone(instant, zone))).toMatch(/^Dec 5, 2026, 2:00 PM /);
  });

  test('is no instant where the clocks skip it or show it twice, or where it is no time', () => {
    expect(instantInZone('2027-03-14T02:30', 'America/New_York')).toBeNull();
    expect(instantInZone('2026-11-01T01:30', 'America/New_York')).toBeNull();
    expect(instantInZone('2027-03-14T02:30', 'America/Phoenix')).toBe('2027-03-14T09:30:00.000Z');
    expect(instantInZone('', 'America/Phoenix')).toBeNull();
    expect(instantInZone('2026-13-40T25:00', 'America/Phoenix')).toBeNull();
  });

  test('comes back as it was typed, in every zone, unless the clocks change', () => {
    const zones = fc.constantFrom('America/New_York', 'America/Phoenix', 'America/Anchorage', 'Pacific/Honolulu', 'America/Los_Angeles');
    const minutes = fc.integer({ min: 0, max: 4 * 366 * 24 * 60 - 1 });
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        const typed = new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString().slice(0, 16);
        const instant = instantInZone(typed, zone);
        if (instant === null) return;
        const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
          new Date(instant),
        );
        expect(clock.replace(' ', 'T')).toBe(typed);
      }),
    );
  });
});

test.each([
  ['America/New_York', 'Eastern Time'],
  ['America/Detroit', 'Eastern Time'],
  ['America/Phoenix', 'Mountain Standard Time'],
  ['America/Anchorage', 'Alaska Time'],
  ['Pacific/Honolulu', 'Hawaii-Aleutian Standard Time'],
])('%s is said as %s', (zone, name) => {
  expect(timeZoneName(zone)).toBe(name);
});
