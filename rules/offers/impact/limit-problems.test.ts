import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OCCUPANCY_TYPES, type StateCode } from '../../enums.ts';
import { STANDARD_PRODUCT } from '../../testing/standard-product.ts';
import { SAMPLE_INDEX } from '../../regulation/sample-prime-rate.ts';
import { buildOffers } from '../grid.ts';
import { FIRST_SHEET, gridRate, tierOf } from '../pricing.ts';
import type { ProductSettings, RateSheet } from '../types.ts';
import { LEGAL_LIMITS, reachOf } from './legal-limits.ts';
import { limitProblems } from './limit-problems.ts';

const market = { index: SAMPLE_INDEX };
const product = (more: Partial<ProductSettings> = {}): ProductSettings => ({ ...STANDARD_PRODUCT, rateSheet: FIRST_SHEET, ...more });
const withSheet = (more: Partial<RateSheet>) => product({ rateSheet: { ...FIRST_SHEET, ...more } });
const problemsOf = (settings: ProductSettings, states: readonly StateCode[] = ['AZ', 'TX']) =>
  limitProblems({ product: settings, market }, states);
const base = (score: number, rate: number) =>
  withSheet({ tiers: FIRST_SHEET.tiers.map((tier) => (tier.score <= score ? { ...tier, base: Math.max(tier.base, rate) } : tier)) });

describe('what a limit of law forbids', () => {
  test('the first sheet is not refused; what it never offers is noted with its states and counts', () => {
    const { refused, noted } = problemsOf(product());
    expect(refused).toEqual([]);
    expect(noted.map(({ path, states, cells, of }) => [path.join('.'), states.join(), cells, of])).toEqual([
      ['tiers.4', 'AZ,TX', 9, 160],
      ['tiers.5', 'AZ,TX', 40, 128],
      ['tiers.6', 'AZ,TX', 74, 96],
      ['tiers.7', 'AZ,TX', 93, 96],
      ['tiers.7', 'AZ,TX', 48, 96],
      ['cltv.5', 'TX', 96, 96],
      ['fees.0', 'TX', 304, 304],
      ['fees.1', 'TX', 304, 304],
      ['fees.2', 'TX', 304, 304],
    ]);
  });

  test.each<[string, ProductSettings, string, RegExp]>([
    [
      'a base rate over the high-cost limit',
      base(640, 15),
      'tiers.7.base',
      /640.*primary home in any state.*from 15%.*1026\.32\(a\)\(1\)\(i\)/,
    ],
    [
      'a margin over the high-cost limit',
      product({
        laterDraws: {
          ...STANDARD_PRODUCT.laterDraws,
          margins: FIRST_SHEET.tiers.map(({ score }) => ({ score, margin: score === 640 ? 9 : 1 })),
        },
      }),
      'tiers.7.base',
      /1026\.32\(a\)\(3\)\(ii\)/,
    ],
  ])('%s is refused with the row', (_, settings, path, message) => {
    expect(problemsOf(settings).refused.map((one) => [one.path.join('.'), one.message])).toContainEqual([
      path,
      expect.stringMatching(message),
    ]);
  });

  test('a fee that is over the limit on every line is refused where nobody but owners of their homes is lent to', () => {
    const homesOnly = FIRST_SHEET.tiers.map((tier) => ({ ...tier, maxCltv: { HOME: tier.maxCltv.HOME, SECONDARY: 0, INVESTMENT: 0 } }));
    const fees = [{ percent: 9, add: 0 }, { percent: 0, add: 1 }]; // prettier-ignore
    const settings = { ...withSheet({ tiers: homesOnly, fees }), feePercents: [9, 0] };
    const found = limitProblems({ product: settings, market: { ...market, feeThresholds: { largeLine: 27_592, smallDollars: 1_380 } } }, [
      'AZ',
    ]);
    expect(found.refused.map((one) => [one.path.join('.'), one.message])).toContainEqual([
      'fees.0',
      expect.stringMatching(/fee of 9% is lawful anywhere.*points and fees[^:]*1026\.32\(a\)\(1\)\(ii\)\)$/),
    ]);
  });

  test('a rise of average prime offer rates takes notes away', () => {
    const { noted } = limitProblems({ product: product(), market: { ...market, apor: { 5: 12, 10: 12, 15: 12, 30: 12 } } }, ['AZ']);
    expect(noted).toEqual([]);
  });
});

const STATES = ['AZ', 'TX', 'MD'] as const;
/** Homes and sheets whose rates are near the limits. */
const NEAR = fc.record({
  score: fc.integer({ min: 640, max: 800 }),
  value: fc.integer({ min: 150_000, max: 900_000 }),
  owed: fc.integer({ min: 0, max: 70 }),
  occupancy: fc.constantFrom(...OCCUPANCY_TYPES),
  state: fc.constantFrom(...STATES),
  raised: fc.integer({ min: 0, max: 500 }),
  prime: fc.integer({ min: 300, max: 1_000 }),
  cap: fc.option(fc.integer({ min: 300, max: 3_000 })),
  size: fc.integer({ min: 20_000, max: 120_000 }),
});

test('every offer that is made is within the limits, and no borrower gets one where all rates are refused', () => {
  let [made, none] = [0, 0];
  fc.assert(
    fc.property(NEAR, ({ score, value, owed, occupancy, state, raised, prime, cap, size }) => {
      const rateSheet: RateSheet = {
        ...FIRST_SHEET,
        tiers: FIRST_SHEET.tiers.map((tier) => ({ ...tier, base: Math.round(tier.base * 100 + raised) / 100 })),
        lineSizes: [{ from: 0, add: 0.5 }, { from: size, add: 0 }], // prettier-ignore
      };
      const settings = product({ rateSheet, feeCap: cap });
      const priced = { product: settings, market: { index: { ...SAMPLE_INDEX, percent: prime / 100 } } };
      const liens = owed === 0 ? [] : [{ id: 'first', balance: Math.round((value * owed) / 100), monthlyPayment: 900 }];
      const offers = buildOffers({ score, value, occupancy, state, liens, debts: [], monthlyIncome: 90_000, product: settings, index: priced.market.index }, Infinity); // prettier-ignore
      const tier = tierOf(rateSheet, score);
      const wrong: string[] = [];
      for (const { term, originationFee: feePercent, id, baseRate, max } of offers) {
        const [, , band = '', from = '0'] = id.split('-');
        const cltv = Math.min(Number(band), tier?.maxCltv[occupancy] ?? 0);
        const cell = { score: tier?.score ?? 0, cltv, term, occupancy, feePercent, liensAhead: liens.length, line: Number(from) };
        const rate = gridRate(rateSheet, cell);
        const whole = { ...cell, rate: baseRate, ...reachOf(rateSheet, settings, cell) };
        const over = LEGAL_LIMITS.filter(({ holdsIn, isOver }) => holdsIn(state, occupancy) && isOver(whole, priced));
        wrong.push(...over.map(({ name }) => name), ...(rate === baseRate && max <= whole.largestLine ? [] : [id]));
      }
      expect(wrong).toEqual([]);
      made += offers.length;
      const i = rateSheet.tiers.findIndex((one) => one === tier);
      const hopeless = limitProblems(priced, STATES).refused.some(
        ({ path, message }) => path[0] === 'tiers' && path[1] === i && message.includes('primary home'),
      );
      if (hopeless && occupancy === 'HOME') {
        none++;
        expect(offers).toEqual([]);
      }
    }),
    { numRuns: 20, seed: 7 },
  );
  expect([made > 200, none > 1]).toEqual([true, true]);
});
