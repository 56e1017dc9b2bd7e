import fc from 'fast-check';
import { expect, test } from 'vitest';

import { percentOf, roundHalfEven } from '../money.ts';
import { assetDepletionMonthly, monthlyFromPay, selfEmployedMonthly } from './income.ts';
import { interestForDays, interestOnlyPayment, monthlyPayment, paymentCourse, paymentFor, principalFor } from './payments.ts';

test.each([
  [5, 2150.63],
  [10, 1318.74],
  [15, 1060.07],
  [30, 847.36],
])('103,000 at 9.25 %% over %d years pays %d', (years, payment) => expect(monthlyPayment(103_000, 9.25, years)).toBe(payment));

test('without interest the principal is spread evenly (AMB-96)', () => expect(monthlyPayment(60_000, 0, 5)).toBe(1000));

test('what is owed after each payment is exact to the cent', () => {
  /** By whole numbers: cents, and thousandths of a percent. Null where a month's interest is half a cent, which the digits of the rate decide. */
  const byIntegers = (cents: bigint, thousandths: bigint, months: number, pays: bigint) => {
    const owed: bigint[] = [cents];
    for (let month = 1; month <= months; month += 1) {
      const [before, divisor] = [owed.at(-1) ?? 0n, 1_200_000n];
      const [whole, rest] = [(before * thousandths) / divisor, ((before * thousandths) % divisor) * 2n];
      if (rest === divisor) return null;
      owed.push(before + whole + (rest > divisor ? 1n : 0n) - (month === months ? 0n : pays));
    }
    const [last, ...balances] = owed
      .slice(1)
      .toReversed()
      .map((each) => Number(each) / 100);
    return { balances: balances.toReversed(), last };
  };
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer({ min: 1_000_000, max: 40_000_000 }),
        fc.integer({ min: 100, max: 4000 }).map((hundreds) => hundreds * 10_000),
      ),
      fc.oneof(fc.integer({ min: 0, max: 18_000 }), fc.constantFrom(6000, 7200, 9000, 12_000)),
      fc.constantFrom(5, 10, 15, 30),
      fc.integer({ min: 500, max: 1000 }),
      (cents, thousandths, years, share) => {
        const [principal, rate] = [cents / 100, thousandths / 1000];
        const payment = roundHalfEven((monthlyPayment(principal, rate, years) * share) / 1000);
        const exact = byIntegers(BigInt(cents), BigInt(thousandths), years * 12, BigInt(Math.round(payment * 100)));
        fc.pre(exact !== null);
        expect(paymentCourse(principal, rate, years, payment)).toEqual(exact);
      },
    ),
  );
});

test('the other figures of lending §3.3', () => {
  expect(monthlyPayment(103_000, 9.5, 15)).toBe(1075.55);
  expect(interestOnlyPayment(103_000, 9.25)).toBe(794);
  expect(interestForDays(103_000, 9.25, 1)).toBe(26.08);
  expect(interestForDays(103_000, 9.25, 30)).toBe(782.55);
  expect(interestForDays(103_000, 9.25, 31)).toBe(808.63);
  expect(interestForDays(103_000, 9.25, 365.25 / 12)).toBe(793.96);
});

test('the line that a monthly payment supports (lending §3.4)', () => {
  expect(principalFor(3150, 9.25, 15)).toBe(306_065);
  expect(principalFor(3150, 9.6, 30)).toBe(371_392);
  expect(principalFor(250, 11, 15)).toBe(21_995);
  expect(principalFor(250, 11.35, 30)).toBe(25_539);
  expect(principalFor(-5, 9, 30)).toBe(0);
});

test('it is the largest line: its payment fits and one dollar more does not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 5000 }),
      fc.integer({ min: 760, max: 1720 }),
      fc.constantFrom(5, 10, 15, 30),
      (room, basis, years) => {
        const pay = (principal: number): number => monthlyPayment(principal, basis / 100, years);
        const most = principalFor(room, basis / 100, years);
        return pay(most) <= room && pay(most + 1) >= room;
      },
    ),
  );
});

test('an interest-only payment is the interest of a month in whole dollars, rounded up, whatever the term (B310, AMB-95)', () => {
  const principal = fc.integer({ min: 1_500_000, max: 40_000_000 });
  const rate = fc.integer({ min: 760, max: 1720 });
  fc.assert(
    fc.property(principal, rate, fc.constantFrom(5, 10, 15, 30), (cents, basis, years) => {
      const payment = paymentFor(cents / 100, basis / 100, years, true);
      // cents × basis points are a whole number: 120,000,000 of them are a dollar a month
      const [product, dollar] = [BigInt(cents) * BigInt(basis), 12_000_000n];
      const exact = product / dollar + (product % dollar === 0n ? 0n : 1n);
      expect(payment).toBe(Number(exact));
    }),
  );
});

test('payments on their due dates never let the balance grow, and the last one ends it: near the others, or the balloon of interest-only payments', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_500_000, max: 40_000_000 }),
      fc.integer({ min: 760, max: 1720 }),
      fc.constantFrom(5, 10, 15, 30),
      fc.boolean(),
      (cents, basis, years, interestOnly) => {
        const [principal, rate] = [cents / 100, basis / 100];
        const payment = paymentFor(principal, rate, years, interestOnly);
        const { balances, last } = paymentCourse(principal, rate, years, payment);
        expect(balances).toHaveLength(years * 12 - 1);
        expect([principal, ...balances].every((owed, i, all) => i === 0 || owed <= (all[i - 1] ?? 0))).toBe(true);
        const owed = balances.at(-1) ?? 0;
        // What is owed before the last payment, and a twelfth of a year's interest on it, is exactly the last payment.
        expect(last).toBeCloseTo(owed + (owed * rate) / 1200, 1);
        if (interestOnly) expect(owed).toBeGreaterThan(payment);
        // A payment is rounded by half a cent at most: over 360 months at the highest rate that adds up to less than $60.
        else expect(Math.abs(last - payment)).toBeLessThan(60);
      },
    ),
    { numRuns: 60 },
  );
});

test('the last payment of the examples: of the agreement of $104,990 at 7.85 %, and the balloon of an interest-only line', () => {
  expect(paymentCourse(104_990, 7.85, 5, 2121.29).last).toBe(2121.25);
  expect(paymentCourse(104_990, 9.55, 5, interestOnlyPayment(104_990, 9.55)).last).toBe(105_791.23);
});

test('income (lending §3.4)', () => {
  expect(selfEmployedMonthly({ older: { net: 92_400, addBacks: 18_600 }, later: { net: 97_800, addBacks: 17_200 } })).toBe(9416.67);
  expect(selfEmployedMonthly({ older: { net: 97_800, addBacks: 17_200 }, later: { net: 92_400, addBacks: 18_600 } })).toBe(9250);
  expect(monthlyFromPay(3461.54, 'BIWEEKLY')).toBe(7500);
  expect(monthlyFromPay(1000, 'WEEKLY')).toBe(4333.33);
  expect(monthlyFromPay(3000, 'SEMI_MONTHLY')).toBe(6000);
  expect(assetDepletionMonthly({ cash: 250_000, retirement: 400_000 })).toBe(2041.67);
  expect(assetDepletionMonthly({ cash: 250_000, retirement: 400_000 }, 360)).toBe(1361.11);
  expect(assetDepletionMonthly({ securities: 100_000 })).toBe(291.67);
});

test('debt to income (lending §3.4)', () => {
  expect(percentOf(2850, 12_000)).toBe(23.75);
  expect(percentOf(2850 + 1060.07, 12_000)).toBe(32.58);
  expect(percentOf(2755 + 1060.07, 12_000)).toBe(31.79);
});
