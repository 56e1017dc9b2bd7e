import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { STANDARD_PRODUCT } from '../testing/standard-product.ts';
import { SAMPLE_INDEX } from '../regulation/sample-prime-rate.ts';
import { choiceOf, feesOf, quote, rateWith, termsOf } from './quote.ts';
import type { Quote, QuoteInput } from './quote.ts';
import { drawOf, drawRange, isDrawOnOffer, offerFor, sliderLimits, validateSelection } from './selection.ts';
import type { UnderwriteInput } from './types.ts';
import { underwrite } from './underwrite.ts';

const file: UnderwriteInput = {
  score: 785,
  value: 499_000,
  valueFsd: 0.108,
  occupancy: 'HOME',
  state: 'AZ',
  monthlyIncome: 12_000,
  product: STANDARD_PRODUCT,
  index: SAMPLE_INDEX,
  liens: [{ id: 'first', balance: 106_928.98, monthlyPayment: 1135.35 }],
  debts: [{ id: 'card', creditor: 'Card', type: 'CARD', balance: 9000.55, monthlyPayment: 700 }],
};
const underwriting = underwrite(file);
const choice: QuoteInput = {
  underwriting,
  value: 499_000,
  draw: 100_000,
  term: 15,
  feePercent: 4.99,
  payType: 'AUTOPAY',
  membership: null,
};
function quoted(input: QuoteInput): Quote {
  const result = quote(input);
  if (!result.ok) throw new Error(result.message);
  return result.quote;
}

describe('persona 1 (lending §5.2, the offer page of the look)', () => {
  test.each([
    [5, 7.85, 2121.29, 32.97],
    [10, 8.2, 1284.94, 26],
    [15, 8.45, 1030.8, 23.88],
    [30, 8.8, 829.71, 22.21],
  ])('%d years: %d %%, %d a month, DTI %d %%', (term, apr, monthlyPayment, postDti) =>
    expect(quoted({ ...choice, term })).toMatchObject({
      apr,
      monthlyPayment,
      postDti,
      postCltv: 42.47,
      lineAmount: 104_990,
      originationFee: 4990,
    }),
  );
  test.each([
    [4.99, 8.45, 1030.8],
    [2.99, 9.05, 1047.66],
    [1.99, 9.3, 1052.73],
    [0, 9.95, 1071.55],
  ])('fee %d %%: %d %%, %d a month', (feePercent, apr, monthlyPayment) =>
    expect(choiceOf(choice, 15, feePercent)).toMatchObject({ apr, monthlyPayment }),
  );
  test('cash to the borrower, amount owed, monthly payment', () => {
    expect(quoted(choice)).toMatchObject({
      cashToYou: 99_790,
      otherCosts: 210,
      recordingTax: 0,
      payments: 180,
      totalOfPayments: 185_544,
      totalInterest: 80_554,
      aprWithoutAutopay: 8.7,
      paymentWithoutAutopay: 1046.22,
      drawPeriodYears: 4,
      dueToday: 0,
    });
  });
});

test('recording tax lowers the cash, never the draw (AMB-94)', () => {
  const inMaryland = quoted({ ...choice, underwriting: underwrite({ ...file, state: 'MD' }) });
  expect(inMaryland).toMatchObject({ draw: 100_000, lineAmount: 104_990, recordingTax: 1470 });
  expect(inMaryland.cashToYou).toBe(100_000 - 1470 - inMaryland.otherCosts);
});

test('a payoff comes out of the cash and out of the debts', () => {
  const without = quoted(choice);
  const paid = quoted({ ...choice, payoffs: [{ id: 'card', balance: 9000.55, monthlyPayment: 700 }] });
  expect(paid.cashToYou).toBe(90_789.45);
  expect(paid.payoffTotal).toBe(9000.55);
  expect(paid.postDti).toBeLessThan(without.postDti ?? 0);
  const lien = quoted({ ...choice, draw: 110_000, payoffs: [{ id: 'first', balance: 106_928.98, monthlyPayment: 1135.35, lien: true }] });
  expect(lien.postCltv).toBe(23.14);
  expect(quoted({ ...choice, payoffs: [{ id: 'card', balance: 9000.55, monthlyPayment: 700, counted: true }] }).postDti).toBe(
    without.postDti,
  );
});

test('interest-only: the part of a whole-dollar payment above the interest pays principal, so the balloon is less than the line; DTI counts the amortized payment', () => {
  const found = quoted({ ...choice, ageRestricted: true });
  expect(found).toMatchObject({ monthlyPayment: 740, postDti: quoted(choice).postDti });
  expect(found.totalOfPayments).toBeCloseTo(740 * 179 + (found.balloon ?? 0), 2);
  expect(found.balloon).toBe(105_479.56);
  expect(quoted(choice).balloon).toBeNull();
});

test('discounts: autopay, membership, or both', () => {
  const offer = underwrite({ ...file, product: { ...STANDARD_PRODUCT, membershipDiscount: 'QUORUM' } }).offers[0];
  if (!offer) throw new Error('no offer');
  expect([
    rateWith(offer, 'AUTOPAY', 'QUORUM'),
    rateWith(offer, 'AUTOPAY', null),
    rateWith(offer, 'MANUAL', 'QUORUM'),
    rateWith(offer, 'MANUAL', null),
  ]).toEqual([7.6, 7.85, 7.85, 8.1]);
  expect(rateWith(offer, 'AUTOPAY', 'TEACHERS_FEDERAL_CU')).toBe(7.85);
  expect([offer.rate, offer.otherRate]).toEqual([7.6, 7.85]);
});

test('the page lists what is on offer', () => {
  expect(feesOf(underwriting.offers)).toEqual([4.99, 2.99, 1.99, 0]);
  expect(termsOf(underwriting.offers, 0)).toEqual([5, 10, 15, 30]);
  expect(choiceOf({ ...choice, draw: 300_000 }, 5, 4.99)).toMatchObject({ apr: null, monthlyPayment: null });
});

describe('validation of a choice', () => {
  const range = { minDraw: 15_000, maxDraw: 100_000 };
  test('limits are inclusive, compared after five decimals', () => {
    expect([15_000, 100_000, 14_999.999999, 100_000.000001].map((draw) => isDrawOnOffer(range, draw))).toEqual([true, true, true, true]);
    expect([14_999.9999, 100_000.0001].map((draw) => isDrawOnOffer(range, draw))).toEqual([false, false]);
  });
  test.each([
    ['a term that is not offered', { term: 7 }, 'NOT_OFFERED'],
    ['a fee that is not offered', { feePercent: 3 }, 'NOT_OFFERED'],
    ['too little', { draw: 14_999.99 }, 'BELOW_MIN'],
    ['too much', { draw: 302_144.01 }, 'ABOVE_MAX'],
    ['no number', { draw: Number.NaN }, 'NOT_A_NUMBER'],
    ['payoffs above the draw', { payoffs: [{ id: 'x', balance: 100_001, monthlyPayment: 1 }] }, 'PAYOFF_ABOVE_DRAW'],
  ])('%s is refused', (_, change, code) => expect(quote({ ...choice, ...change })).toMatchObject({ ok: false, code }));
  test('the refusal names the limit', () =>
    expect(validateSelection({ offers: underwriting.offers, draw: 1, term: 15, feePercent: 4.99 })).toMatchObject({
      message: 'Enter $15,000 or more.',
    }));
});

describe('the slider (AMB-98)', () => {
  const range = drawRange(underwriting.offers, 4.99) ?? { min: 0, max: 0 };
  test('one fee over all terms, or of one term', () => {
    expect(range).toEqual({ min: 15_000, max: 302_144 });
    expect(drawRange(underwriting.offers, 4.99, 5)?.max).toBeLessThan(302_144);
    expect(drawRange(underwriting.offers, 3)).toBeNull();
  });
  test('PRESERVE puts payoffs on top, DEDUCT takes them out', () => {
    expect(sliderLimits(range, 20_000.5, 'PRESERVE')).toEqual({ min: 15_000, max: 282_143.5 });
    expect(sliderLimits(range, 20_000.5, 'DEDUCT')).toEqual({ min: 20_001, max: 302_144 });
    expect(sliderLimits(range, 0, 'DEDUCT')).toEqual(range);
    expect(sliderLimits(range, 300_000, 'PRESERVE')).toBeNull();
    // The last payoff that leaves room, and the first that does not.
    expect(sliderLimits(range, 287_144, 'PRESERVE')).toEqual({ min: 15_000, max: 15_000 });
    expect(sliderLimits(range, 287_144.01, 'PRESERVE')).toBeNull();
    expect(sliderLimits({ min: -5, max: 302_144 }, 0, 'DEDUCT')).toEqual({ min: 0, max: 302_144 });
    expect([drawOf(50_000, 20_000.5, 'PRESERVE'), drawOf(50_000, 20_000.5, 'DEDUCT')]).toEqual([70_000.5, 50_000]);
  });
});

describe('for any choice', () => {
  const draw = fc.integer({ min: 0, max: 42_000_000 }).map((cents) => cents / 100);
  const fee = fc.constantFrom(4.99, 2.99, 1.99, 0);
  const term = fc.constantFrom(5, 10, 15, 30);
  test('a draw is on exactly one offer of a term and fee, or refused', () => {
    fc.assert(
      fc.property(draw, fee, term, (amount, feePercent, years) => {
        const on = underwriting.offers.filter(
          (offer) => offer.term === years && offer.originationFee === feePercent && isDrawOnOffer(offer, amount),
        );
        const range = drawRange(underwriting.offers, feePercent, years);
        const inside = range !== null && amount >= range.min && amount <= range.max;
        expect(on).toHaveLength(inside ? 1 : 0);
        expect(quote({ ...choice, draw: amount, feePercent, term: years }).ok).toBe(inside);
      }),
    );
  });
  test('payments fall as the term grows; line = draw + fee; the line stays inside its offer', () => {
    fc.assert(
      fc.property(draw, fee, (amount, feePercent) => {
        const results = [5, 10, 15, 30]
          .map((years) => quote({ ...choice, draw: amount, feePercent, term: years }))
          .filter((result) => result.ok);
        for (const [index, { quote: one }] of results.entries()) {
          expect(one.lineAmount).toBeCloseTo(one.draw + one.originationFee, 6);
          expect(one.lineAmount).toBeGreaterThanOrEqual(one.offer.min);
          expect(one.lineAmount).toBeLessThanOrEqual(one.offer.max);
          const shorter = results[index - 1];
          if (shorter) expect(one.monthlyPayment).toBeLessThan(shorter.quote.monthlyPayment);
        }
      }),
    );
  });
  test('an amount between two cents still finds its offer', () =>
    expect(offerFor(underwriting.offers, 15, 4.99, 135_794.865)).not.toBeNull());
});
