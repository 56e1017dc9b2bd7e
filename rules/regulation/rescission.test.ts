import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../dates.ts';
import { holidayOn, legalHolidays, weekday } from './holidays.ts';
import {
  isInTime,
  isRescindable,
  isRescissionDay,
  mailArrivedBy,
  mailedDelivered,
  rescissionPeriod,
  rescissionRefundAlarm,
  rescissionRefundDue,
  rescissionStart,
} from './rescission.ts';
import { texasCancelUntil, laterCancelDay } from './texas.ts';

const PHOENIX = 'America/Phoenix';
const signed = (day: string) => rescissionPeriod({ opened: day, noticeDelivered: day, disclosuresDelivered: day }, PHOENIX);
const days = fc.integer({ min: 0, max: 6000 }).map((n) => addDays('2021-01-01', n));

describe('the right to cancel ends (lending §2.2)', () => {
  test.each([
    ['2026-05-18', '2026-05-21', '2026-05-22', 'Monday to Thursday'],
    ['2026-05-21', '2026-05-26', '2026-05-27', 'Sunday and Memorial Day do not count'],
    ['2026-07-01', '2026-07-06', '2026-07-07', 'the observed Friday counts, the Fourth on a Saturday does not'],
    ['2026-11-24', '2026-11-28', '2026-11-29', 'Thanksgiving does not count, Saturday does'],
    ['2026-06-17', '2026-06-22', '2026-06-23', 'Juneteenth does not count'],
    ['2026-12-23', '2026-12-28', '2026-12-29', 'Christmas does not count'],
    ['2027-06-17', '2027-06-22', '2027-06-23', 'Juneteenth on a Saturday does not count'],
    ['2026-07-02', '2026-07-07', '2026-07-08', 'the example of the Texas count'],
  ])('signed %s: until %s, funds from %s (%s)', (day, endsOn, fundsFrom) => {
    expect(signed(day)).toMatchObject({ endsOn, fundsFrom, undisclosed: false });
  });

  test('counted from the last of opening, notice and disclosures', () => {
    const start = { opened: '2026-05-18', noticeDelivered: '2026-05-19', disclosuresDelivered: '2026-05-20' };
    expect(rescissionPeriod(start, PHOENIX)).toMatchObject({ startedOn: '2026-05-20', endsOn: '2026-05-23' });
  });

  test('three years when the notice or the disclosures were never delivered', () => {
    const start = { opened: '2026-05-18', noticeDelivered: null, disclosuresDelivered: '2026-05-18' };
    expect(rescissionPeriod(start, PHOENIX)).toMatchObject({ endsOn: '2029-05-18', undisclosed: true, days: [] });
    expect(rescissionPeriod({ ...start, noticeDelivered: '2026-05-18', disclosuresDelivered: null }, PHOENIX).undisclosed).toBe(true);
  });

  test('names the days it skips', () => {
    expect(signed('2026-11-24').days).toEqual([
      { date: '2026-11-25', counts: 1, skipped: null },
      { date: '2026-11-26', counts: null, skipped: 'Thanksgiving Day' },
      { date: '2026-11-27', counts: 2, skipped: null },
      { date: '2026-11-28', counts: 3, skipped: null },
    ]);
    expect(signed('2026-05-21').days.map((day) => day.skipped)).toEqual([null, null, 'Sunday', 'Memorial Day', null]);
  });
});

describe('midnight in the property’s time zone', () => {
  test('is given in local time and in UTC', () => {
    expect(signed('2026-11-24')).toMatchObject({ endsAtLocal: '2026-11-29T00:00:00-07:00', endsAt: '2026-11-29T07:00:00.000Z' });
    const day = '2026-03-04';
    const inNewYork = rescissionPeriod({ opened: day, noticeDelivered: day, disclosuresDelivered: day }, 'America/New_York');
    // The Sunday of the change to daylight saving time begins at midnight standard time.
    expect(inNewYork).toMatchObject({ endsOn: '2026-03-07', endsAtLocal: '2026-03-08T00:00:00-05:00', endsAt: '2026-03-08T05:00:00.000Z' });
  });
  test('days are those of the property; the last person decides, and an owner who got nothing has three years', () => {
    const late = new Date('2026-05-19T06:30:00Z');
    const given = { signed: [new Date('2026-05-18T20:00:00Z'), late], notices: ['2026-05-19', '2026-05-21'], disclosures: ['2026-05-18'] };
    const start = rescissionStart(given, 'America/Los_Angeles');
    expect(start).toEqual({ opened: '2026-05-18', noticeDelivered: '2026-05-21', disclosuresDelivered: '2026-05-18' });
    expect(rescissionPeriod(start, 'America/Los_Angeles').endsOn).toBe('2026-05-26');
    expect(rescissionStart({ ...given, notices: ['2026-05-19', null] }, 'America/New_York')).toMatchObject({
      opened: '2026-05-19',
      noticeDelivered: null,
    });
  });
  test('a mailed notice counts as delivered three business days later; mail from the last day is waited for', () => {
    expect([mailedDelivered('2026-11-24'), mailArrivedBy('2026-11-25', 3), mailArrivedBy('2026-11-28', 3)]).toEqual([
      '2026-11-28',
      '2026-11-30',
      '2026-12-02',
    ]);
  });
  test('a notice of cancellation is in time until the last moment', () => {
    const period = signed('2026-11-24');
    expect(isInTime(new Date('2026-11-29T06:59:59.999Z'), period)).toBe(true);
    expect(isInTime(new Date('2026-11-29T07:00:00.000Z'), period)).toBe(false);
  });
});

test('only for a principal dwelling', () => {
  expect([isRescindable('HOME'), isRescindable('SECONDARY'), isRescindable('INVESTMENT')]).toEqual([true, false, false]);
});

test('all payments are returned within 20 calendar days', () => {
  expect(rescissionRefundDue('2026-11-28')).toBe('2026-12-18');
  expect(rescissionRefundAlarm('2026-12-18')).toBe('2026-12-13');
});

test('Texas counts calendar days; the later of both dates applies (lending §2.2)', () => {
  expect(texasCancelUntil('2026-07-02')).toBe('2026-07-06');
  expect(laterCancelDay('2026-07-02', '2026-07-07')).toBe('2026-07-07');
  fc.assert(fc.property(days, (day) => laterCancelDay(day, signed(day).endsOn) >= texasCancelUntil(day)));
});

test('properties of every period', () => {
  fc.assert(
    fc.property(days, (day) => {
      const period = signed(day);
      const length = daysBetween(day, period.endsOn);
      const holidays = period.days.filter(({ date }) => holidayOn(date) !== null).length;
      expect(isRescissionDay(period.endsOn)).toBe(true);
      expect(period.days.filter(({ counts }) => counts !== null).map(({ counts }) => counts)).toEqual([1, 2, 3]);
      expect(length).toBeGreaterThanOrEqual(3);
      expect(length).toBeLessThanOrEqual(4 + holidays);
      expect(Date.parse(period.endsAtLocal)).toBe(Date.parse(period.endsAt));
    }),
  );
});

test('signing a day later never ends sooner', () => {
  fc.assert(fc.property(days, (day) => signed(addDays(day, 1)).endsOn >= signed(day).endsOn));
});

describe('holidays', () => {
  test('the eleven of 2026 on their actual dates', () => {
    expect(legalHolidays(2026).map(({ date }) => date)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
    expect(legalHolidays(2020)).toHaveLength(10);
  });
  test('weekdays', () => {
    expect([weekday('2026-11-29'), weekday('1969-12-31')]).toEqual([0, 3]);
    fc.assert(fc.property(days, (day) => weekday(day) === new Date(`${day}T00:00:00Z`).getUTCDay()));
  });
  test('floating ones stay in their week of the month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2021, max: 2199 }), (year) => {
        const [, king, , memorial, , , labor, , , thanks] = legalHolidays(year).map(({ date }) => Number(date.slice(8)));
        return king! >= 15 && king! <= 21 && memorial! >= 25 && labor! <= 7 && thanks! >= 22 && thanks! <= 28;
      }),
    );
  });
});
