import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STANDARD_PRODUCT } from '../testing/standard-product.ts';
import { SAMPLE_INDEX } from '../regulation/sample-prime-rate.ts';
import { costsByMonth, isPriced, monthsToPayForItself, startingFee } from './fees.ts';
import { paymentFor } from './payments.ts';
import { choiceOf, feesOf, quote, termsOf } from './quote.ts';
import { underwrite } from './underwrite.ts';

const underwriting = underwrite({
  score: 785,
  value: 499_000,
  valueFsd: 0.108,
  occupancy: 'HOME',
  state: 'AZ',
  monthlyIncome: 12_000,
  product: STANDARD_PRODUCT,
  index: SAMPLE_INDEX,
  liens: [{ id: 'first', balance: 106_928.98, monthlyPayment: 1135.35 }],
  debts: [],
});
const { offers } = underwriting;
const priced = (draw: number, term: number, fee: number, ageRestricted = false) => {
  const choice = choiceOf({ underwriting, draw, payType: 'AUTOPAY', membership: null, ageRestricted }, term, fee);
  if (!isPriced(choice)) throw new Error(`no figures for ${draw} over ${term} years at ${fee} %`);
  return choice;
};

describe('the fee nobody has chosen', () => {
  test('is the lowest on offer, never one that costs more than another', () => {
    expect(startingFee(offers)).toBe(0);
    fc.assert(
      fc.property(fc.subarray(feesOf(offers), { minLength: 1 }), (offered) => {
        const some = offers.filter(({ originationFee }) => offered.includes(originationFee));
        expect(startingFee(some)).toBe(Math.min(...offered));
      }),
    );
  });
  test('gives way to the one that was chosen while that is on offer', () => {
    expect([startingFee(offers, 4.99), startingFee(offers, 3.5)]).toEqual([4.99, 0]);
  });
});

describe('a fee pays for itself', () => {
  test.each([
    [4.99, 55],
    [2.99, 56],
    [1.99, 51],
  ])('persona 1, 100,000 over 15 years: %f %% after month %i', (fee, months) => {
    expect(monthsToPayForItself(priced(100_000, 15, fee), priced(100_000, 15, 0))).toBe(months);
  });

  const draws = fc.integer({ min: 15_000, max: 250_000 });
  const pairs = fc.tuple(fc.constantFrom(...feesOf(offers)), fc.constantFrom(...feesOf(offers))).filter(([a, b]) => a > b);
  test('from then on, whenever the line is paid off it has cost less, and in that month it had not', () => {
    fc.assert(
      fc.property(draws, fc.constantFrom(...termsOf(offers, 0)), pairs, fc.boolean(), (draw, term, [high, low], isInterestOnly) => {
        const all = [high, low].map((fee) =>
          choiceOf({ underwriting, draw, payType: 'AUTOPAY', membership: null, ageRestricted: isInterestOnly }, term, fee),
        );
        fc.pre(all.every(isPriced));
        const [option, lower] = [priced(draw, term, high, isInterestOnly), priced(draw, term, low, isInterestOnly)];
        const months = monthsToPayForItself(option, lower);
        const [own, other] = [costsByMonth(option), costsByMonth(lower)];
        expect(own).toHaveLength(term * 12);
        for (const [at, cost] of own.entries()) if (months !== null && at >= months) expect(cost).toBeLessThan(other[at] ?? 0);
        const until = months ?? own.length;
        if (until > 0) expect(own[until - 1]).toBeGreaterThanOrEqual(other[until - 1] ?? 0);
      }),
    );
  });

  test('never, when it does not lower the rate, and from the first month when it costs nothing', () => {
    const plain = { term: 10, feePercent: 0, originationFee: 0, totalOfPayments: null };
    const line = (lineAmount: number, apr: number) => ({
      ...plain,
      lineAmount,
      apr,
      monthlyPayment: paymentFor(lineAmount, apr, 10, false),
    });
    expect(monthsToPayForItself(line(102_000, 9), line(100_000, 9))).toBeNull();
    expect(monthsToPayForItself(line(100_000, 8), line(100_000, 9))).toBe(0);
  });
});

test('what is paid in all is the same on the card of a fee as in the quote of it', () => {
  for (const fee of feesOf(offers))
    for (const ageRestricted of [false, true]) {
      const found = quote({
        underwriting,
        value: 499_000,
        draw: 100_000,
        term: 15,
        feePercent: fee,
        payType: 'AUTOPAY',
        membership: null,
        ageRestricted,
      });
      if (!found.ok) throw new Error(found.message);
      expect(priced(100_000, 15, fee, ageRestricted)).toMatchObject({
        totalOfPayments: found.quote.totalOfPayments,
        lineAmount: found.quote.lineAmount,
        monthlyPayment: found.quote.monthlyPayment,
      });
    }
});
