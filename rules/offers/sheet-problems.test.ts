import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OCCUPANCY_TYPES } from '../enums.ts';
import { STANDARD_PRODUCT } from '../testing/standard-product.ts';
import { SAMPLE_INDEX } from '../regulation/sample-prime-rate.ts';
import { buildOffers } from './grid.ts';
import { type Cell, cellsOf, FIRST_SHEET, gridRate } from './pricing.ts';
import { sheetProblems } from './sheet-problems.ts';
import type { RateSheet, UnderwriteInput } from './types.ts';

const [best, ...lower] = FIRST_SHEET.tiers;
if (!best) throw new Error('The first sheet has no tier');
const withBest = (more: Partial<typeof best>): Partial<RateSheet> => ({ tiers: [{ ...best, ...more }, ...lower] });

describe('a rate sheet that does not hold together is refused where it does not', () => {
  test('the first sheet holds together', () => expect(sheetProblems(FIRST_SHEET)).toEqual([]));

  test.each<[string, Partial<RateSheet>, string, RegExp]>([
    ['tiers out of order', withBest({ score: 750 }), 'tiers.1.score', /760 follows 750/],
    [
      'a better borrower pays more',
      withBest({ base: 8.4 }),
      'tiers.1.base',
      /760 has a lower rate \(8.35%\).*better borrower would pay more/,
    ],
    [
      'a better borrower gets less of the home',
      withBest({ maxCltv: { HOME: 84, SECONDARY: 80, INVESTMENT: 75 } }),
      'tiers.1.maxCltv',
      /85%.*\(84%\): HOME/,
    ],
    ['a better borrower gets a smaller line', withBest({ maxLine: 300_000 }), 'tiers.1.maxLine', /\$400000.*\$300000/],
    ['a better borrower may owe less', withBest({ maxDti: 40 }), 'tiers.1.maxDti', /50%.*40%/],
    ['nothing is lent', { tiers: [{ ...best, maxCltv: { HOME: 0, SECONDARY: 0, INVESTMENT: 0 } }] }, 'tiers', /No tier lends/],
    [
      'bands out of order',
      {
        cltv: [
          { upTo: 85, add: 0 },
          { upTo: 50, add: 1 },
          { upTo: 86, add: 1 },
        ],
      },
      'cltv.1.upTo',
      /50% follows 85%/,
    ],
    [
      'more equity costs more',
      {
        cltv: [
          { upTo: 50, add: 1 },
          { upTo: 85, add: 0 },
        ],
      },
      'cltv.1.add',
      /more equity would cost more/,
    ],
    ['no rate for the highest CLTV', { cltv: [{ upTo: 80, add: 0 }] }, 'cltv', /up to a CLTV of 85%.*ends at 80%/],
    [
      'a term twice',
      {
        terms: [
          { years: 5, add: 0 },
          { years: 5, add: 1 },
        ],
      },
      'terms.1.years',
      /5 follows 5/,
    ],
    [
      'fees out of order',
      {
        fees: [
          { percent: 0, add: 0 },
          { percent: 2, add: 1 },
        ],
      },
      'fees.1.percent',
      /2% follows 0%/,
    ],
    [
      'a lower fee and a lower rate',
      {
        fees: [
          { percent: 2, add: 1 },
          { percent: 0, add: 0 },
        ],
      },
      'fees.1.add',
      /higher fee would pay the higher rate too/,
    ],
    ['a second home is cheaper', { occupancy: { HOME: 1, SECONDARY: 0, INVESTMENT: 1 } }, 'occupancy.SECONDARY', /SECONDARY/],
    ['a lien ahead is cheaper', { liensAhead: [1, 0] }, 'liensAhead.1', /lower rate \(0\)/],
    ['small lines are missing', { lineSizes: [{ from: 10_000, add: 0 }] }, 'lineSizes.0.from', /starts at \$0/],
    [
      'sizes out of order',
      {
        lineSizes: [
          { from: 0, add: 0 },
          { from: 0, add: 1 },
        ],
      },
      'lineSizes.1.from',
      /\$0 follows \$0/,
    ],
    ['a lowest rate of nothing', { terms: [{ years: 5, add: -8.1 }] }, 'tiers.0.base', /is 0%: each rate has to be above 0/],
    ['a duplex below every tier', { duplex: { minScore: 600, maxDti: 45 } }, 'duplex.minScore', /score of 600.*640/],
  ])('%s', (_, more, path, message) => {
    const problems = sheetProblems({ ...FIRST_SHEET, ...more }).map((one) => [one.path.join('.'), one.message]);
    expect(problems).toContainEqual([path, expect.stringMatching(message)]);
  });
});

/** Hundredths of a point, so that sums are exact. */
const points = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((hundredths) => hundredths / 100);
const rising = (count: number, most: number) =>
  fc.array(points(most), { minLength: count, maxLength: count }).map((all) => all.toSorted((a, b) => a - b));

/** Sheets that differ from the first in every addition and base rate, and divide lines by size. */
const SHEETS: fc.Arbitrary<RateSheet> = fc
  .record({
    bases: rising(8, 6),
    cltv: rising(6, 3),
    fees: rising(4, 2),
    occupancy: rising(2, 2),
    second: points(1),
    size: fc.integer({ min: -100, max: 100 }),
    from: fc.integer({ min: 16_000, max: 390_000 }),
  })
  .map(({ bases, cltv, fees, occupancy: [second = 0, investment = 0], second: behind, size, from }) => ({
    ...FIRST_SHEET,
    tiers: FIRST_SHEET.tiers.map((tier, i) => ({ ...tier, base: Math.round((6 + (bases[i] ?? 0)) * 100) / 100 })),
    cltv: FIRST_SHEET.cltv.map(({ upTo }, i) => ({ upTo, add: cltv[i] ?? 0 })),
    fees: FIRST_SHEET.fees.map(({ percent }, i) => ({ percent, add: fees[i] ?? 0 })),
    occupancy: { HOME: 0, SECONDARY: second, INVESTMENT: investment },
    liensAhead: [0, behind],
    lineSizes: [
      { from: 0, add: 0 },
      { from, add: size / 100 },
    ],
  }));
const product = (rateSheet: RateSheet) => ({ ...STANDARD_PRODUCT, rateSheet });

test('on a sheet without problems no better borrower pays more: score, equity, fee, home and liens each alone', () => {
  fc.assert(
    fc.property(SHEETS, (sheet) => {
      expect(sheetProblems(sheet)).toEqual([]);
      const worse = (cell: Required<Cell>): Partial<Cell>[] => [
        ...sheet.tiers.filter(({ score }) => score < cell.score).map(({ score }) => ({ score })),
        ...sheet.cltv.filter(({ upTo }) => upTo > cell.cltv).map(({ upTo }) => ({ cltv: upTo })),
        ...sheet.fees.filter(({ percent }) => percent < cell.feePercent).map(({ percent }) => ({ feePercent: percent })),
        ...(cell.occupancy === 'HOME' ? OCCUPANCY_TYPES.map((occupancy) => ({ occupancy })) : []),
        ...(cell.liensAhead === 0 ? [{ liensAhead: 1 }] : []),
      ];
      for (const cell of cellsOf(sheet, STANDARD_PRODUCT).filter((_, i) => i % 97 === 0)) {
        const rate = gridRate(sheet, cell) ?? 0;
        for (const one of worse(cell)) expect(gridRate(sheet, { ...cell, ...one }) ?? Infinity).toBeGreaterThanOrEqual(rate);
      }
    }),
    { numRuns: 40 },
  );
});

const HOME: UnderwriteInput = {
  score: 790,
  value: 600_000,
  occupancy: 'HOME',
  state: 'AZ',
  liens: [{ id: 'first', balance: 120_000, monthlyPayment: 900 }],
  debts: [],
  monthlyIncome: 30_000,
  product: STANDARD_PRODUCT,
  index: SAMPLE_INDEX,
};

test('each line of an offer has the rate of its CLTV, its size and the lien ahead; lines stay contiguous to the cent', () => {
  fc.assert(
    fc.property(SHEETS, fc.integer({ min: 200_000, max: 900_000 }), (sheet, value) => {
      const offers = buildOffers({ ...HOME, value, product: product(sheet) }, Infinity);
      for (const { term, originationFee, min, max, baseRate } of offers)
        for (const line of [min, max]) {
          // The value in whole dollars: the largest line of a band is in cents.
          const band = sheet.cltv.find(({ upTo }) => Math.round((line + 120_000) * 100) <= value * upTo)?.upTo ?? 0;
          const cell = { score: 790, cltv: band, term, occupancy: 'HOME' as const, feePercent: originationFee, liensAhead: 1, line };
          expect(baseRate).toBe(gridRate(sheet, cell));
        }
      for (const [i, offer] of offers.entries()) {
        const before = offers[i - 1];
        if (before?.term === offer.term && before.originationFee === offer.originationFee)
          expect(offer.min).toBeCloseTo(before.max + 0.01, 6);
      }
      expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
    }),
    { numRuns: 60 },
  );
});

test('behind more liens than the sheet has rows nothing is lent', () => {
  const offered = (liensAhead: number[], liens = HOME.liens) =>
    buildOffers({ ...HOME, liens, product: product({ ...FIRST_SHEET, liensAhead }) }, Infinity).length > 0;
  const two = [...HOME.liens, { id: 'second', balance: 20_000, monthlyPayment: 200 }];
  expect([offered([0]), offered([0], []), offered([0, 0]), offered([0, 0], two), offered([0, 0, 0], two)]).toEqual([
    false,
    true,
    true,
    false,
    true,
  ]);
});
