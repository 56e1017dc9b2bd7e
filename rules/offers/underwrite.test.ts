import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { monthlyPayment } from './payments.ts';
import { STANDARD_PRODUCT } from '../testing/standard-product.ts';
import { SAMPLE_INDEX } from '../regulation/sample-prime-rate.ts';
import type { UnderwriteInput } from './types.ts';
import { underwrite } from './underwrite.ts';

/** Persona 1 (lending §5.2). */
const grace: UnderwriteInput = {
  score: 785,
  value: 499_000,
  valueFsd: 0.108,
  occupancy: 'HOME',
  state: 'AZ',
  liens: [{ id: 'first', balance: 106_928.98, monthlyPayment: 1135.35 }],
  debts: [{ id: 'other', creditor: 'Bank', type: 'OTHER', balance: 20_000, monthlyPayment: 700 }],
  monthlyIncome: 12_000,
  product: STANDARD_PRODUCT,
  index: SAMPLE_INDEX,
};
const card = { id: 'card', creditor: 'Card', type: 'CARD', balance: 9000, monthlyPayment: null } as const;
const plain: UnderwriteInput = { ...grace, value: 600_000, liens: [{ id: 'first', balance: 300_000, monthlyPayment: 2150 }], debts: [] };

describe('persona 1', () => {
  const found = underwrite(grace);
  test('ratios and the largest line', () => {
    expect(found).toMatchObject({
      decision: 'SELECT',
      subDecision: 'UNVERIFIED_OFFER',
      preCltv: 21.43,
      preDti: 15.29,
      maxLine: 317_221,
      maxDtiUnlimited: 317_221,
      reasons: [],
      requalifyReason: null,
    });
  });
  test('the slider for the highest fee ends at 302,144', () => {
    expect(Math.max(...found.offers.filter((offer) => offer.originationFee === 4.99).map((offer) => offer.maxDraw))).toBe(302_144);
  });
  test('an offer carries its rates', () => {
    expect(found.offers.find((offer) => offer.term === 15 && offer.originationFee === 4.99)).toMatchObject({
      type: 'FIXED',
      rate: 8.45,
      baseRate: 8.7,
      otherRate: 8.7,
      minDraw: 15_000,
      min: 15_748.5,
      discountList: [{ discount: 'AUTOPAY', rateWithDiscount: 8.45 }],
    });
  });
  test('costs: valuation and recording', () => expect(found.totalPaidByBorrower).toBe(210));
});

describe('CLTV and HCLTV (lending §3.2)', () => {
  test('max line 85 %, and 80 % of a Texas homestead', () => {
    expect(underwrite({ ...plain, monthlyIncome: 30_000 }).maxLine).toBe(210_000);
    expect(underwrite({ ...plain, monthlyIncome: 30_000, state: 'TX' }).maxLine).toBe(180_000);
  });
  test('nothing is offered where the law of the state forbids another line on the home', () => {
    expect(underwrite({ ...plain, monthlyIncome: 30_000, barredBy: ['EQUITY_LOAN_WITHIN_YEAR'] })).toMatchObject({
      decision: 'DECLINE',
      creditScoreDecline: false,
      reasons: ['EQUITY_LOAN_WITHIN_YEAR'],
      offers: [],
    });
  });
  test('an existing HELOC counts by its balance, and by its limit for HCLTV', () => {
    const found = underwrite({
      ...plain,
      liens: [...plain.liens, { id: 'heloc', heloc: true, balance: 15_000, limit: 40_000, monthlyPayment: 100 }],
    });
    expect([found.preCltv, found.preHcltv]).toEqual([52.5, 56.67]);
  });
  test('a line of credit ahead counts at its limit, until the draw pays it off and closes it', () => {
    const line = { id: 'heloc', heloc: true, balance: 15_000, limit: 240_000, monthlyPayment: 100 } as const;
    const rich = { ...plain, monthlyIncome: 30_000 };
    expect(underwrite({ ...rich, liens: [line] })).toMatchObject({ lienTotal: 240_000, maxLine: 270_000 });
    expect(underwrite({ ...rich, liens: [{ ...line, payOff: true }] })).toMatchObject({ lienTotal: 0, maxLine: 400_000 });
  });
  test('a lender’s own cap of all liens together is below the tier’s', () => {
    expect(underwrite({ ...plain, monthlyIncome: 30_000, product: { ...STANDARD_PRODUCT, maxHcltv: 70 } }).maxLine).toBe(120_000);
  });
  test('behind two liens there is no offer unless one is paid off and closed; where that does not help, the reason names it', () => {
    const liens = [...plain.liens, { id: 'heloc', heloc: true, balance: 13_200, limit: 40_000, monthlyPayment: 106 }];
    expect(underwrite({ ...plain, liens })).toMatchObject({
      offers: [],
      decision: 'SELECT',
      requalifyReason: 'THIRD_LIEN',
      suggestedPayoffs: ['heloc'],
      reasons: ['LIENS_AHEAD'],
    });
    // A single offer, of the last band of the CLTV, is one.
    const last = { ...plain, liens, value: 372_000, product: { ...STANDARD_PRODUCT, terms: [30], feePercents: [0] } };
    expect(underwrite({ ...last, liens: plain.liens }).offers).toHaveLength(1);
    expect(underwrite(last)).toMatchObject({ decision: 'SELECT', suggestedPayoffs: ['heloc'] });
    const paid = liens.map((lien) => ({ ...lien, payOff: lien.id === 'heloc' }));
    expect(underwrite({ ...plain, liens: paid }).offers.length).toBeGreaterThan(0);
    const three = [...liens, { id: 'tax', balance: 900_000, monthlyPayment: 0 }];
    expect(underwrite({ ...plain, liens: three })).toMatchObject({ decision: 'DECLINE', reasons: ['LIENS_AHEAD'] });
  });
  test('a lien marked for payoff counts as zero, and must fit into the draw', () => {
    const found = underwrite({
      ...plain,
      monthlyIncome: 30_000,
      liens: [...plain.liens, { id: 'heloc', heloc: true, balance: 20_000.4, monthlyPayment: 100, payOff: true }],
    });
    expect(found.lienTotal).toBe(300_000);
    expect(Math.min(...found.offers.map((offer) => offer.minDraw))).toBe(20_001);
  });
  test('tiers, products and uncertain values limit the line', () => {
    const rich = { ...grace, value: 1_500_000, monthlyIncome: 100_000 };
    expect(underwrite(rich).maxLine).toBe(400_000);
    expect(underwrite({ ...rich, score: 705 }).maxLine).toBe(300_000);
    expect(underwrite({ ...rich, product: { ...STANDARD_PRODUCT, maxLine: 90_000 } }).maxLine).toBe(90_000);
    expect(underwrite({ ...rich, valueFsd: 0.131 }).maxLine).toBe(250_000);
  });
  test('a lender may lend on the value less its uncertainty', () => {
    expect(underwrite({ ...plain, monthlyIncome: 30_000, valueFsd: 0.1, haircut: true }).maxLine).toBe(159_000);
  });
});

describe('housing in DTI (lending §3.4)', () => {
  const free = { ...plain, liens: [], annualTax: 7_200 };
  // 600,000 × 0.35 % of insurance and 7,200 of tax: 775 a month.
  test('a free and clear home counts its tax and insurance, and the dues of its association', () => {
    expect(underwrite(free).monthlyDebts).toBe(775);
    expect(underwrite({ ...free, hoaDues: 120 }).monthlyDebts).toBe(895);
  });
  test('a mortgage payment with room for escrows includes them; one without, and a line of credit, do not', () => {
    // 300,000 over 30 years at 2.65 % is 1,208.89 a month.
    const owing = (monthlyPayment: number) => ({ ...free, liens: [{ id: 'first', balance: 200_000, original: 300_000, monthlyPayment }] });
    expect(underwrite(owing(2_000)).monthlyDebts).toBe(2_000);
    expect(underwrite(owing(1_983)).monthlyDebts).toBe(1_983 + 775);
    const line = { id: 'heloc', heloc: true, balance: 50_000, limit: 60_000, monthlyPayment: 2_500 };
    expect(underwrite({ ...free, liens: [line] }).monthlyDebts).toBe(2_500 + 775);
  });
  test('a mortgage paid off from the draw leaves its tax and insurance', () => {
    expect(
      underwrite({ ...free, liens: [{ id: 'first', balance: 90_000, original: 90_000, monthlyPayment: 3_000, payOff: true }] })
        .monthlyDebts,
    ).toBe(775);
  });
  test('a second home or a rental adds the applicant’s own housing: a mortgage elsewhere, else an assumed rent', () => {
    const mortgage = { id: 'own', creditor: 'Bank', type: 'MORTGAGE', balance: 100_000, monthlyPayment: 1_100 } as const;
    expect(underwrite({ ...free, occupancy: 'SECONDARY' }).monthlyDebts).toBe(775 + 1_500);
    expect(underwrite({ ...free, occupancy: 'INVESTMENT', debts: [mortgage] }).monthlyDebts).toBe(775 + 1_100);
  });
});

describe('income and debts', () => {
  test('a card without a reported payment counts 5 %, a deferred student loan 1 %', () => {
    expect(underwrite({ ...plain, debts: [card, { ...card, id: 's', type: 'STUDENT' }] }).monthlyDebts).toBe(2150 + 450 + 90);
  });
  test('an installment debt with ten payments or fewer left does not count', () => {
    const auto = { id: 'auto', creditor: 'Auto', type: 'AUTO', monthlyPayment: 400 } as const;
    expect(underwrite({ ...plain, debts: [{ ...auto, balance: 4000 }] }).monthlyDebts).toBe(2150);
    expect(underwrite({ ...plain, debts: [{ ...auto, balance: 4001 }] }).monthlyDebts).toBe(2550);
    expect(underwrite({ ...plain, debts: [{ ...auto, balance: 4001, remainingPayments: 10 }] }).monthlyDebts).toBe(2150);
  });
  test('a debt to be paid from the draw does not count', () => {
    expect(underwrite({ ...plain, debts: [{ ...card, monthlyPayment: 95, payOff: true }] }).monthlyDebts).toBe(2150);
  });
  test('every offer stays within the DTI cap even without autopay', () => {
    const found = underwrite({ ...plain, monthlyIncome: 6000 });
    expect(found.subDecision).toBe('UNVERIFIED_DTI_LIMITED');
    expect(found.maxDtiUnlimited).toBe(210_000);
    for (const offer of found.offers) expect(2150 + monthlyPayment(offer.max, offer.otherRate, offer.term)).toBeLessThanOrEqual(3000);
  });
  test('an interest-only line qualifies on the payment that would pay it off', () => {
    const tight = { ...plain, monthlyIncome: 6000 };
    expect(underwrite({ ...tight, product: { ...STANDARD_PRODUCT, ageRestricted: true } }).offers).toEqual(underwrite(tight).offers);
  });
});

describe('no offer', () => {
  test('a score below the floor, or below it for the occupancy', () => {
    expect(underwrite({ ...grace, score: 598 })).toMatchObject({
      decision: 'DECLINE',
      creditScoreDecline: true,
      dtiDecline: false,
      reasons: ['SCORE_LOW'],
      offers: [],
    });
    expect(underwrite({ ...grace, score: 645, occupancy: 'SECONDARY' }).creditScoreDecline).toBe(true);
    expect(underwrite({ ...grace, score: 679, propertyType: 'DUPLEX' }).creditScoreDecline).toBe(true);
  });
  test('no equity (persona 26)', () => {
    const found = underwrite({ ...grace, value: 250_000, liens: [{ id: 'first', balance: 248_000, monthlyPayment: 1500 }] });
    expect(found).toMatchObject({
      decision: 'DECLINE',
      creditScoreDecline: false,
      dtiDecline: false,
      reasons: ['CLTV_OVER'],
      requalifyReason: null,
      preCltv: 99.2,
    });
  });
  test('equity behind a HELOC that the line could pay off is available again', () => {
    const liens = [{ id: 'heloc', heloc: true, balance: 100_000, limit: 500_000, monthlyPayment: 600 }];
    expect(underwrite({ ...plain, monthlyIncome: 20_000, liens })).toMatchObject({
      requalifyReason: 'CLTV_OVER',
      suggestedPayoffs: ['heloc'],
      reasons: ['CLTV_OVER'],
    });
  });
  test('when only DTI fails, assets are requested, and decide (persona 23)', () => {
    const dan: UnderwriteInput = {
      ...grace,
      score: 745,
      monthlyIncome: 25_000 / 12,
      liens: [{ id: 'first', balance: 106_928.98, monthlyPayment: 1400 }],
      debts: [],
    };
    expect(underwrite(dan)).toMatchObject({
      decision: 'ASSET_DEPLETION',
      subDecision: 'UNVERIFIED_DTI_LIMITED',
      preDti: 67.2,
      reasons: ['DTI_OVER'],
      offers: [],
    });
    const helped = underwrite({ ...dan, assets: { cash: 400_000 } });
    expect(helped).toMatchObject({ decision: 'SELECT', monthlyIncome: 3750 });
    expect((helped.capDti / 100) * helped.monthlyIncome - helped.monthlyDebts).toBe(475);
    expect(underwrite({ ...dan, assets: { cash: 0 } })).toMatchObject({ decision: 'DECLINE', dtiDecline: true });
    const short = underwrite(dan).incomeShortfall;
    expect(underwrite({ ...dan, assets: { otherAnnual: (short + 1) * 12 } }).decision).toBe('SELECT');
    expect(underwrite({ ...dan, assets: { otherAnnual: (short - 1) * 12 } }).dtiDecline).toBe(true);
  });
  test('when a payoff would make room (persona 24), it is suggested, and then there are offers', () => {
    const will: UnderwriteInput = {
      ...grace,
      score: 745,
      monthlyIncome: 4000,
      liens: [{ id: 'first', balance: 200_000, monthlyPayment: 1515 }],
      debts: [{ id: 'auto', creditor: 'Auto', type: 'AUTO', balance: 12_000, monthlyPayment: 400 }],
    };
    const found = underwrite(will);
    expect(found).toMatchObject({
      decision: 'SELECT',
      offers: [],
      requalifyReason: 'MAX_BELOW_MIN_LINE',
      suggestedPayoffs: ['auto'],
      reasons: ['DTI_OVER'],
    });
    expect(found.maxLine).toBeGreaterThan(0);
    expect(found.maxLine).toBeLessThan(15_000);
    const accepted = underwrite({ ...will, debts: will.debts.map((debt) => ({ ...debt, payOff: true })) });
    expect(accepted.offers.length).toBeGreaterThan(0);
    expect(accepted.payoffTotal).toBe(12_000);
  });
  test('a payoff is suggested up to five points over the cap, not far over it', () => {
    const over = (income: number): UnderwriteInput => ({
      ...grace,
      score: 745,
      monthlyIncome: income,
      liens: [{ id: 'first', balance: 200_000, monthlyPayment: 1500 }],
      debts: [{ ...card, monthlyPayment: 600 }],
    });
    expect(underwrite(over(4150)).requalifyReason).toBe('DTI_OVER_BY_LE_5PTS');
    expect(underwrite(over(3500))).toMatchObject({ requalifyReason: null, decision: 'ASSET_DEPLETION' });
    // Where only liens may be paid off, a card payoff cannot help.
    expect(underwrite({ ...over(4150), state: 'TX', occupancy: 'HOME' }).requalifyReason).toBeNull();
  });
  test('no income at all', () =>
    expect(underwrite({ ...grace, monthlyIncome: 0 })).toMatchObject({ decision: 'ASSET_DEPLETION', preDti: 999.99 }));
});

describe('legal limits', () => {
  test('no high-cost rate on a principal dwelling, by lien position', () => {
    const rates = (input: UnderwriteInput): number => Math.max(...underwrite(input).offers.map((offer) => offer.baseRate));
    const low: UnderwriteInput = {
      ...grace,
      score: 645,
      monthlyIncome: 50_000,
      liens: [{ id: 'first', balance: 50_000, monthlyPayment: 400 }],
    };
    expect(rates(low)).toBeLessThanOrEqual(14.9);
    expect(rates({ ...grace, score: 665, occupancy: 'INVESTMENT', monthlyIncome: 50_000 })).toBeGreaterThan(14.9);
    expect(underwrite({ ...low, liens: [] })).toMatchObject({ decision: 'DECLINE', creditScoreDecline: true, reasons: ['SCORE_LOW'] });
  });
  test('later draws: the margin of the score tier comes with each offer; on a principal dwelling never above the high-cost limit of its term and lien', () => {
    const later = (input: UnderwriteInput) =>
      new Set(underwrite(input).offers.map(({ term, laterDraws }) => `${term}: ${laterDraws?.margin}, ${laterDraws?.maxRate}`));
    const first = { ...plain, liens: [], monthlyIncome: 20_000 };
    expect(later(plain)).toEqual(new Set(['5: 1.5, 14.4', '10: 1.5, 14.5', '15: 1.5, 14.55', '30: 1.5, 14.9']));
    expect(later(first)).toEqual(new Set(['5: 1.5, 12.4', '10: 1.5, 12.5', '15: 1.5, 12.55', '30: 1.5, 12.9']));
    expect(later({ ...plain, score: 725, occupancy: 'SECONDARY' })).toEqual(new Set([5, 10, 15, 30].map((term) => `${term}: 2.5, 17.2`)));
  });
  test('index + margin above the high-cost limit: no such offer on a principal dwelling (12 CFR 1026.32(a)(3)(ii))', () => {
    const low = { ...plain, score: 685, liens: [], monthlyIncome: 20_000 };
    const terms = (percent: number) =>
      new Set(underwrite({ ...low, index: { from: '2026-11-24', percent } }).offers.map(({ term }) => term));
    expect(terms(6.75)).toContain(5);
    // 7.95 + 4.50 = 12.45: above 12.40 over 5 years, not above 12.50 over 10.
    expect(terms(7.95)).not.toContain(5);
    expect(terms(7.95)).toContain(10);
    expect(
      underwrite({ ...low, occupancy: 'SECONDARY', index: { from: '2026-11-24', percent: 7.95 } }).offers.map(({ term }) => term),
    ).toContain(5);
  });
  test('a Texas homestead sees only the fees within 2 % of the line', () => {
    const fees = (input: UnderwriteInput): Set<number> => new Set(underwrite(input).offers.map((offer) => offer.originationFee));
    // Valuation by a model, recording and the notary count; where the lender pays them, there is room for an origination fee.
    expect(fees({ ...grace, state: 'TX' })).toEqual(new Set([0]));
    const lenderPaysInTexas = ['AVM_FEE', 'RECORDING_FEE', 'NOTARY_FEE'] as const;
    expect(fees({ ...grace, state: 'TX', product: { ...grace.product, lenderPaysInTexas } })).toEqual(new Set([1.99, 0]));
    expect(fees({ ...grace, state: 'TX', occupancy: 'SECONDARY' })).toEqual(new Set([4.99, 2.99, 1.99, 0]));
  });
});

describe('for any application', () => {
  const file = fc.record({
    score: fc.integer({ min: 640, max: 850 }),
    value: fc.integer({ min: 60_000, max: 2_000_000 }),
    owed: fc.integer({ min: 0, max: 100 }),
    income: fc.integer({ min: 1000, max: 40_000 }),
    occupancy: fc.constantFrom('HOME' as const, 'SECONDARY' as const, 'INVESTMENT' as const),
    state: fc.constantFrom('AZ' as const, 'TX' as const, 'MD' as const),
    member: fc.boolean(),
  });
  const inputOf = (row: typeof file extends fc.Arbitrary<infer T> ? T : never): UnderwriteInput => ({
    ...grace,
    ...row,
    monthlyIncome: row.income,
    liens: row.owed === 0 ? [] : [{ id: 'first', balance: Math.round(row.value * row.owed) / 100, monthlyPayment: 900 }],
    product: { ...STANDARD_PRODUCT, membershipDiscount: row.member ? 'CREDIT_UNION' : null },
  });

  test('rates are within 7.60–17.20; offers of adjacent CLTV bands adjoin to the cent and rise in rate', () => {
    fc.assert(
      fc.property(file, (row) => {
        const { offers } = underwrite(inputOf(row));
        for (const [index, offer] of offers.entries()) {
          expect(offer.rate).toBeGreaterThanOrEqual(7.6);
          expect(offer.baseRate).toBeLessThanOrEqual(17.2);
          expect(offer.minDraw).toBeGreaterThanOrEqual(15_000);
          expect(offer.maxDraw).toBeGreaterThanOrEqual(offer.minDraw);
          const before = offers[index - 1];
          if (before?.term !== offer.term || before.originationFee !== offer.originationFee) continue;
          expect(offer.min - before.max).toBeCloseTo(0.01, 6);
          expect(offer.minDraw - before.maxDraw).toBeCloseTo(0.01, 6);
          expect(offer.baseRate).toBeGreaterThan(before.baseRate);
        }
      }),
      { numRuns: 60 },
    );
  });
  test('more income never makes the largest line smaller', () => {
    fc.assert(
      fc.property(
        file,
        fc.integer({ min: 0, max: 20_000 }),
        (row, more) => underwrite(inputOf({ ...row, income: row.income + more })).maxLine >= underwrite(inputOf(row)).maxLine,
      ),
      { numRuns: 25 },
    );
  });
});

test('a state’s own minimum raises the smallest first draw in that state only', () => {
  const product = { ...STANDARD_PRODUCT, minDrawByState: { AK: 25_001 } };
  const smallest = (state: 'AK' | 'AZ') => Math.min(...underwrite({ ...grace, product, state }).offers.map((offer) => offer.minDraw));
  expect([smallest('AK'), smallest('AZ')]).toEqual([25_001, 15_000]);
});
