import fc from 'fast-check';
import { expect, test } from 'vitest';

import { percentOf } from '../money.ts';
import { assetDepletionMonthly, incomeVariance, monthlyFromPay, selfEmployedMonthly } from './income.ts';
import {
  DAYS_PER_MONTH,
  effectiveRate,
  firstPaymentSplit,
  interestForDays,
  interestOnlyPayment,
  monthlyPayment,
  payoffAmount,
  perDiem,
  principalFor,
} from './payments.ts';

test.each([
  [5, 2150.63],
  [10, 1318.74],
  [15, 1060.07],
  [30, 847.36],
])('103,000 at 9.25 %% over %d years pays %d', (years, payment) => expect(monthlyPayment(103_000, 9.25, years)).toBe(payment));

test('without interest the principal is spread evenly (AMB-96)', () => expect(monthlyPayment(60_000, 0, 5)).toBe(1000));

test('the other figures of domain.md §3.3', () => {
  expect(monthlyPayment(103_000, 9.5, 15)).toBe(1075.55);
  expect(interestOnlyPayment(103_000, 9.25)).toBe(794);
  expect(firstPaymentSplit(103_000, 9.25, 15)).toEqual({ interest: 793.96, principal: 266.11 });
  expect(perDiem(103_000, 9.25)).toBe(26.08);
  expect(perDiem(103_000, 9.25, 6)).toBe(26.084873);
  expect(interestForDays(103_000, 9.25, 30)).toBe(782.55);
  expect(interestForDays(103_000, 9.25, 31)).toBe(808.63);
  expect(DAYS_PER_MONTH).toBe(30.4375);
  expect(interestForDays(103_000, 9.25, DAYS_PER_MONTH)).toBe(793.96);
  expect(payoffAmount(103_000, 9.25, 10)).toBe(103_260.85);
});

test('the line a month can carry (domain.md §3.4)', () => {
  expect(principalFor(3150, 9.25, 15)).toBe(306_065);
  expect(principalFor(3150, 9.6, 30)).toBe(371_392);
  expect(principalFor(250, 11, 15)).toBe(21_995);
  expect(principalFor(250, 11.35, 30)).toBe(25_539);
  expect(principalFor(-5, 9, 30)).toBe(0);
});

test('the largest line really is: its payment fits and one dollar more does not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 5000 }),
      fc.integer({ min: 760, max: 1720 }),
      fc.constantFrom(5, 10, 15, 30),
      fc.boolean(),
      (room, basis, years, interestOnly) => {
        const pay = (principal: number): number =>
          interestOnly ? interestOnlyPayment(principal, basis / 100) : monthlyPayment(principal, basis / 100, years);
        const most = principalFor(room, basis / 100, years, interestOnly);
        return pay(most) <= room && pay(most + 1) >= room;
      },
    ),
  );
});

test('fee-inclusive effective rate (domain.md §3.5)', () => {
  expect(effectiveRate(100_000, 1060.07, 15)).toBe(9.762);
  expect(effectiveRate(100_000, monthlyPayment(104_990, 9.25, 5), 5)).toBe(11.359);
});

test('income (domain.md §3.4)', () => {
  expect(selfEmployedMonthly({ older: { net: 92_400, addBacks: 18_600 }, later: { net: 97_800, addBacks: 17_200 } })).toBe(9416.67);
  expect(selfEmployedMonthly({ older: { net: 97_800, addBacks: 17_200 }, later: { net: 92_400, addBacks: 18_600 } })).toBe(9250);
  expect(monthlyFromPay(3461.54, 'BIWEEKLY')).toBe(7500);
  expect(monthlyFromPay(1000, 'WEEKLY')).toBe(4333.33);
  expect(monthlyFromPay(3000, 'SEMI_MONTHLY')).toBe(6000);
  expect(assetDepletionMonthly({ cash: 250_000, retirement: 400_000 })).toBe(2041.67);
  expect(assetDepletionMonthly({ cash: 250_000, retirement: 400_000 }, 360)).toBe(1361.11);
  expect(assetDepletionMonthly({ securities: 100_000 })).toBe(291.67);
  expect(incomeVariance(12_000, 10_800)).toBe(-10);
  expect(incomeVariance(0, 100)).toBeNull();
});

test('debt to income (domain.md §3.4)', () => {
  expect(percentOf(2850, 12_000)).toBe(23.75);
  expect(percentOf(2850 + 1060.07, 12_000)).toBe(32.58);
  expect(percentOf(2755 + 1060.07, 12_000)).toBe(31.79);
});
