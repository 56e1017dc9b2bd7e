import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cashToBorrower, payoffOn } from './disbursement.ts';

const cents = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((n) => n / 100);
const selection = (cashToYou: number, payoffAmounts: Record<string, number>) => ({
  selection: { cashToYou, payoffs: Object.keys(payoffAmounts), payoffAmounts } as never,
});

test('a payoff letter of $5,000 with $1.25 a day costs $5,012.50 ten days later, and $5,000 on any earlier day', () => {
  const letter = { amount: 5000, perDiem: 1.25, asOf: '2026-11-20' };
  expect(payoffOn(letter, '2026-11-30')).toBe(5012.5);
  expect(payoffOn(letter, '2026-11-10')).toBe(5000);
});

test('what is not paid to creditors is cash to the borrower, to the cent and never negative', () => {
  fc.assert(
    fc.property(cents(200_000), cents(30_000), cents(30_000), cents(31_000), (cash, one, other, paidOne) => {
      const got = cashToBorrower(selection(cash, { a: one, b: other }), { a: paidOne, b: 0 });
      expect(got).toBeCloseTo(Math.max(0, cash + one + other - paidOne), 2);
      expect(Math.round(got * 100) / 100).toBe(got);
    }),
  );
});

test('debts paid at exactly their reserved amount leave the cash of the offer unchanged', () => {
  expect(cashToBorrower(selection(81_234.56, { a: 12_000.01 }), { a: 12_000.01 })).toBe(81_234.56);
});
