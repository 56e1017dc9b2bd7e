import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hoepaTest } from '../regulation/hoepa.ts';
import { SAMPLE_INDEX } from '../regulation/sample-prime-rate.ts';
import { STANDARD_PRODUCT } from '../testing/standard-product.ts';
import { OCCUPANCY_TYPES } from '../enums.ts';
import { costsFor, texasFeesOf } from './costs.ts';
import { type Decided, debtsAsDecided, limitsAsDecided, productAsDecided } from './decision.ts';
import { LEFT_OUT_REASONS } from './judgements.ts';
import { isTexasHomestead } from './limits.ts';
import { isNearMiss } from './near-miss.ts';
import { lienTotals } from './obligations.ts';
import { FIRST_SHEET, sheetOf } from './pricing.ts';
import type { UnderwriteInput } from './types.ts';
import { offersOf, underwrite } from './underwrite.ts';

const plain: UnderwriteInput = {
  score: 745,
  value: 500_000,
  occupancy: 'HOME',
  state: 'AZ',
  liens: [{ id: 'first', balance: 200_000, monthlyPayment: 1400 }],
  debts: [{ id: 'card', creditor: 'Bank', type: 'CARD', balance: 4000, monthlyPayment: 150 }],
  monthlyIncome: 9000,
  product: STANDARD_PRODUCT,
  index: SAMPLE_INDEX,
};
const NOTHING: Decided = { debts: [], exception: null, counteroffer: null };
const AUTO = { id: 'auto', type: 'AUTO', balance: 18_700, monthlyPayment: 425 } as const;
const of = () => ({ creditor: 'Creditor', payOff: false });
const decide = (input: UnderwriteInput, decided: Decided): UnderwriteInput => ({
  ...input,
  debts: debtsAsDecided(input.debts, decided, of),
  product: productAsDecided(input.product, decided, input.occupancy),
});

describe('debts', () => {
  const dti = (debts: Decided['debts']) => underwrite(decide(plain, { ...NOTHING, debts })).preDti;
  test('one that only the underwriter counts is added, one that is left out is not counted', () => {
    const before = underwrite(plain).preDti;
    expect(dti([{ ...AUTO, leftOut: null }])).toBeCloseTo(before + (425 / 9000) * 100, 1);
    expect(dti([{ ...AUTO, leftOut: 'PROVEN_PAID' }])).toBe(before);
    expect(dti([{ id: 'card', type: 'CARD', balance: 4000, monthlyPayment: 150, leftOut: 'PAID_BY_ANOTHER' }])).toBeLessThan(before);
  });
  test('one that was left out counts again where a newer report has more of it', () => {
    const out = { id: 'card', type: 'CARD', balance: 4000, monthlyPayment: 150, leftOut: 'PAID_BY_ANOTHER' } as const;
    const counts = (now: object) => debtsAsDecided([{ ...plain.debts[0]!, ...now }], { debts: [out] }, of).length;
    const looked = [{}, { balance: 1000, monthlyPayment: 20 }, { monthlyPayment: null }, { balance: 60_000 }, { monthlyPayment: 151 }];
    expect(looked.map(counts)).toEqual([0, 0, 0, 1, 1]);
  });
  test('a newer report’s figures of a debt that counts hold, and with few payments left it still counts', () => {
    const [card] = debtsAsDecided(plain.debts, { debts: [{ id: 'card', type: 'CARD', balance: 1, monthlyPayment: 1, leftOut: null }] }, of);
    expect(card).toEqual(plain.debts[0]);
    expect(dti([{ ...AUTO, balance: 900, leftOut: null }])).toBe(dti([{ ...AUTO, leftOut: null }]));
  });
});

describe('an exception', () => {
  const granted = { tier: 740, maxDti: 55, maxCltv: 85 };
  test('holds in its tier and above, for the occupancy that it was granted for', () => {
    const { tiers, duplex } = limitsAsDecided(FIRST_SHEET, { exception: { ...granted, maxCltv: 90 } }, 'HOME');
    expect(tiers.map(({ score, maxDti, maxCltv }) => [score, maxDti, maxCltv.HOME, maxCltv.SECONDARY])).toEqual([
      [780, 55, 90, 80],
      [760, 55, 90, 80],
      [740, 55, 90, 80],
      [720, 50, 80, 75],
      [700, 50, 80, 75],
      [680, 45, 75, 70],
      [660, 45, 70, 70],
      [640, 43, 65, 0],
    ]);
    expect(duplex.maxDti).toBe(55);
  });
  test('lends nothing on an occupancy that is not lent to', () => {
    const decided = { exception: { tier: 640, maxDti: null, maxCltv: 60 } };
    expect(limitsAsDecided(FIRST_SHEET, decided, 'INVESTMENT').tiers.at(-1)?.maxCltv.INVESTMENT).toBe(0);
  });
  test('makes the offers that the limit had refused', () => {
    const short = { ...plain, monthlyIncome: 3200, assets: {} };
    expect(underwrite(short).offers).toEqual([]);
    const found = underwrite(decide({ ...short }, { ...NOTHING, exception: { tier: 740, maxDti: 60, maxCltv: null } }));
    expect([found.capDti, found.offers.length > 0]).toEqual([60, true]);
  });
});

describe('a counteroffer', () => {
  const counter = { maxLine: 50_000, terms: [10, 15], addRate: 0.5, reasons: ['DTI_OVER' as const] };
  test('offers no more than its line, only its terms, and adds to each rate', () => {
    const before = underwrite(plain).offers;
    const { offers } = underwrite(decide(plain, { ...NOTHING, counteroffer: counter }));
    expect(Math.max(...offers.map(({ max }) => max))).toBe(50_000);
    expect([...new Set(offers.map(({ term }) => term))]).toEqual([10, 15]);
    for (const { id, baseRate } of offers) expect(baseRate).toBe((before.find((one) => one.id === id)?.baseRate ?? 0) + 0.5);
  });
});

describe('near misses', () => {
  const product = { ...STANDARD_PRODUCT, referOver: { dti: 5, cltv: 5 } };
  const over = { ...plain, liens: [{ id: 'first', balance: 200_000, monthlyPayment: 1400 }], debts: [], monthlyIncome: 2900, assets: {} };
  const isNear = (input: UnderwriteInput) => isNearMiss(input, underwrite(input));
  test('over the DTI limit by as many points as the policy refers, and no more', () => {
    expect(underwrite(over).decision).toBe('DECLINE');
    expect([0, 1, 5, 9].map((dti) => isNear({ ...over, product: { ...product, referOver: { dti, cltv: 0 } } }))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(isNear({ ...over, monthlyIncome: 2000, product })).toBe(false);
  });
  test('over the CLTV limit', () => {
    const home = { ...plain, score: 725, value: 300_000, liens: [{ id: 'first', balance: 237_000, monthlyPayment: 1400 }] };
    expect(underwrite(home)).toMatchObject({ decision: 'DECLINE', reasons: ['CLTV_OVER'] });
    expect([isNear(home), isNear({ ...home, product }), isNear({ ...home, score: 660, product })]).toEqual([false, true, false]);
  });
  test('a score below every tier and a bar of law are no near miss', () => {
    expect(isNear({ ...over, score: 500, product })).toBe(false);
    expect(isNear({ ...over, barredBy: ['EQUITY_LOAN_WITHIN_YEAR'], product })).toBe(false);
  });
});

const anyDecided: fc.Arbitrary<Decided> = fc.record({
  debts: fc.array(
    fc.record({
      id: fc.constantFrom('card', 'auto', 'other'),
      type: fc.constantFrom('AUTO', 'CARD', 'STUDENT', 'OTHER'),
      balance: fc.integer({ min: 0, max: 60_000 }),
      monthlyPayment: fc.option(fc.integer({ min: 0, max: 1500 }), { nil: null }),
      leftOut: fc.option(fc.constantFrom(...LEFT_OUT_REASONS), { nil: null }),
    }),
    { maxLength: 3 },
  ),
  exception: fc.option(
    fc.record({
      tier: fc.constantFrom(...FIRST_SHEET.tiers.map(({ score }) => score)),
      maxDti: fc.option(fc.integer({ min: 40, max: 100 }), { nil: null }),
      maxCltv: fc.option(fc.integer({ min: 50, max: 150 }), { nil: null }),
    }),
    { nil: null },
  ),
  counteroffer: fc.option(
    fc.record({
      maxLine: fc.option(fc.integer({ min: 1000, max: 900_000 }), { nil: null }),
      terms: fc.option(fc.subarray([5, 10, 15, 30, 40]), { nil: null }),
      addRate: fc.double({ min: -5, max: 12, noNaN: true }).map((points) => Math.round(points * 100) / 100),
      reasons: fc.constant(['DTI_OVER' as const]),
    }),
    { nil: null },
  ),
});
const anyInput: fc.Arbitrary<UnderwriteInput> = fc
  .record({
    score: fc.integer({ min: 600, max: 850 }),
    value: fc.integer({ min: 80_000, max: 1_500_000 }),
    state: fc.constantFrom('AZ', 'TX', 'NY', 'CA'),
    occupancy: fc.constantFrom(...OCCUPANCY_TYPES),
    balance: fc.integer({ min: 0, max: 700_000 }),
    monthlyIncome: fc.integer({ min: 500, max: 60_000 }),
  })
  .map(({ balance, ...input }) => ({
    ...plain,
    ...input,
    liens: balance > 0 ? [{ id: 'first', balance, monthlyPayment: Math.round(balance * 0.006) }] : [],
  }));

test('no decision makes an offer that the law, the product or the rate sheet forbids', () => {
  fc.assert(
    fc.property(anyInput, anyDecided, (given, decided) => {
      const input = decide(given, decided);
      const { offers } = offersOf(input);
      const before = offersOf(given).offers;
      const { staying } = lienTotals(input.liens);
      const sheet = sheetOf(given.product);
      const isTexas = isTexasHomestead(input.state, input.occupancy);
      const priced = Math.max(...sheet.cltv.map(({ upTo }) => upTo));
      const tier = sheet.tiers.find(({ score }) => input.score >= score);
      const lent = (tier?.maxCltv[input.occupancy] ?? 0) > 0;
      for (const offer of offers) {
        const { baseRate: rate, term, max, maxDraw, originationFee } = offer;
        const cltv = ((staying.toNumber() + max) / input.value) * 100;
        const { occupancy, apor, feeThresholds } = input;
        const firstLien = input.liens.length === 0;
        const pointsAndFees = (maxDraw * originationFee) / 100;
        const isHighCost = hoepaTest({ occupancy, apor, feeThresholds, rate, term, firstLien, line: max, pointsAndFees }).highCost;
        expect({ isHighCost, lent, isWithin: cltv <= Math.min(priced, isTexas ? 80 : 100) + 1e-9 }).toEqual({
          isHighCost: false,
          lent: true,
          isWithin: true,
        });
        expect(max).toBeLessThanOrEqual(Math.min(given.product.maxLine, tier?.maxLine ?? 0, decided.counteroffer?.maxLine ?? Infinity));
        expect(given.product.terms).toContain(term);
        expect(decided.counteroffer?.terms ?? [term]).toContain(term);
        if (isTexas) {
          const costs = costsFor(input).map(({ feeType, borrowerPaidAmount: amount }) => ({ feeType, amount }));
          expect(texasFeesOf(max, pointsAndFees, costs).passes).toBe(true);
        }
        // nobody is offered a rate below the sheet's by a decision
        const listed = before.find(({ id }) => id === offer.id);
        expect(rate).toBeGreaterThanOrEqual(listed?.baseRate ?? 0);
      }
    }),
    { numRuns: 100 },
  );
});
