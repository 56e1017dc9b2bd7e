import { describe, expect, test } from 'vitest';

import { debtPayment, lienPayment } from './obligations.ts';

const debt = { type: 'INSTALLMENT', balance: 5_000, monthlyPayment: 200, payOff: false } as const;
const paid = (change: object) => debtPayment({ ...debt, ...change }).toNumber();

describe('what a debt adds to DTI a month (lending §3.4)', () => {
  test.each([
    ['an installment debt with eleven payments left', { remainingPayments: 11 }, 200],
    ['with ten', { remainingPayments: 10 }, 0],
    ['by its balance: 2,000 at 200 are ten payments', { balance: 2_000 }, 0],
    ['2,001 are eleven', { balance: 2_001 }, 200],
    ['a car with ten payments left', { type: 'AUTO', remainingPayments: 10 }, 0],
    ['a student loan with ten payments left', { type: 'STUDENT', remainingPayments: 10 }, 0],
    ['a card with ten payments left counts', { type: 'CARD', remainingPayments: 10 }, 200],
    ['a card without a payment: 5 % of its balance', { type: 'CARD', balance: 9_000, monthlyPayment: null }, 450],
    ['a deferred student loan: 1 %', { type: 'STUDENT', balance: 30_000, monthlyPayment: null }, 300],
    ['another debt without a payment', { monthlyPayment: null }, 0],
    ['a debt paid at closing', { payOff: true }, 0],
    ['a debt without a balance', { balance: 0 }, 0],
  ] as const)('%s', (_, change, payment) => expect(paid(change)).toBe(payment));
});

test('a lien without a reported payment counts 1 % of its balance, one paid at closing nothing', () => {
  const lien = { id: 'first', balance: 120_000, monthlyPayment: null };
  expect(lienPayment(lien).toNumber()).toBe(1_200);
  expect(lienPayment({ ...lien, monthlyPayment: 900 }).toNumber()).toBe(900);
  expect(lienPayment({ ...lien, payOff: true }).toNumber()).toBe(0);
});
