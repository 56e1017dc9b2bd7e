import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../dates.ts';
import { isBankingDay } from './banking-days.ts';
import { FASTEST_FUNDING } from './funding-days.ts';
import { fundingDates, fundingIfConfirmed, plannedFunding } from './funding-dates.ts';
import { lastDayToCancel } from './rescission.ts';

const nothing = { recordedOn: null, sentOn: null, settledOn: null };

test.each([
  // signed on the Tuesday before Thanksgiving: the right to cancel ends on Saturday
  { today: '2026-11-24', clearAfter: '2026-11-28', recorded: '2026-11-30', sent: '2026-12-01', arrives: '2026-12-02' },
  // a Friday end: the county is closed at the weekend
  { today: '2026-12-01', clearAfter: '2026-12-04', recorded: '2026-12-07', sent: '2026-12-08', arrives: '2026-12-09' },
  // over Christmas and New Year
  { today: '2026-12-21', clearAfter: '2026-12-24', recorded: '2026-12-28', sent: '2026-12-29', arrives: '2026-12-30' },
  // a home without a right to cancel, signed on a Friday
  { today: '2026-11-20', clearAfter: '2026-11-20', recorded: '2026-11-23', sent: '2026-11-24', arrives: '2026-11-25' },
])('cleared after $clearAfter, the deed is recorded on $recorded and the money leaves on $sent', ({ today, clearAfter, ...expected }) => {
  expect(fundingDates({ today, clearAfter, ...nothing })).toEqual(expected);
});

test('what happened is told as it was', () => {
  const happened = { recordedOn: '2026-11-30', sentOn: '2026-11-30', settledOn: '2026-12-01' };
  expect(fundingDates({ today: '2027-02-01', clearAfter: '2026-11-28', ...happened })).toEqual({
    recorded: '2026-11-30',
    sent: '2026-11-30',
    arrives: '2026-12-01',
  });
});

test('a day that is expected is a banking day, never in the past, and they follow one another', () => {
  const offset = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(offset, offset, (from, late) => {
      const clearAfter = addDays('2026-01-01', from);
      const today = addDays(clearAfter, late - 200);
      const { recorded, sent, arrives } = fundingDates({ today, clearAfter, ...nothing });
      expect([recorded, sent, arrives].every(isBankingDay)).toBe(true);
      expect(recorded >= today && recorded > clearAfter).toBe(true);
      expect(recorded <= sent && sent < arrives).toBe(true);
    }),
  );
});

const anyDay = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days));

test.each([
  // the Tuesday before Thanksgiving: to cancel until Saturday, confirmed on Sunday
  ['2026-11-24', '2026-11-28', '2026-12-02', { from: '2026-11-29', sent: '2026-12-01' }],
  // the page is opened on the Monday after: it is not too late
  ['2026-11-30', '2026-11-28', '2026-12-02', { from: '2026-11-30', sent: '2026-12-01' }],
  // the mail is nearly waited for: a confirmation moves nothing
  ['2026-12-03', '2026-11-28', '2026-12-02', null],
])('seen on %s, with the last day to cancel %s and mail to %s', (today, endsOn, mailUntil, expected) => {
  expect(fundingIfConfirmed({ today, ...nothing }, endsOn, mailUntil)).toEqual(expected);
});

test('what is planned before the signing is what the page after it plans once everybody confirms, on the same day', () => {
  fc.assert(
    fc.property(anyDay.filter(isBankingDay), (signed) => {
      const endsOn = lastDayToCancel(signed);
      const after = fundingIfConfirmed({ today: signed, ...nothing }, endsOn, addDays(endsOn, 14));
      expect(after?.sent).toBe(plannedFunding(signed, 0, true));
    }),
  );
});

test('the first question claims no fewer business days than the plan of any day takes', () => {
  fc.assert(
    fc.property(anyDay.filter(isBankingDay), (signed) => {
      const sent = plannedFunding(signed, 0, true);
      const days = Array.from({ length: 30 }, (_, at) => addDays(signed, at + 1)).filter((day) => day <= sent && isBankingDay(day));
      expect(days.length).toBeLessThanOrEqual(FASTEST_FUNDING);
    }),
  );
});
