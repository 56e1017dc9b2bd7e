import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../dates.ts';
import { datesOnceSent, firstAmount, lineDates, mostFirstAmount } from './first-payment.ts';

test('no first payment is higher than the most that is named before the day of the money is known', () => {
  const terms = { line: 104_990, apr: 8.45, termYears: 15 };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: -7, max: 60 }), (from, later) => {
      const planned = addDays('2026-01-01', from);
      const sent = datesOnceSent(lineDates(planned, terms), addDays(planned, later), terms);
      expect(firstAmount(1030.8, sent)).toBeLessThanOrEqual(mostFirstAmount(1030.8, terms));
    }),
  );
});
