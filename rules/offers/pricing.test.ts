import { expect, test } from 'vitest';

import { totalFromDraw } from '../money.ts';
import { OCCUPANCY_TYPES } from '../enums.ts';
import { monthlyPayment } from './payments.ts';
import { costAmount, costsFor, feesFrom, texasFeesOf } from './costs.ts';
import { dtiCapOf, hoepaFeeLimit, hoepaRateLimit, maxCltvOf, texasMinDraw } from './limits.ts';
import { FEE_PERCENTS, rateOf, STANDARD_PRODUCT, TERMS } from '../testing/standard-product.ts';
import { discountsOn, FIRST_SHEET } from './pricing.ts';

const CLTVS = [50, 60, 65, 70, 75, 80, 85];
const cells = FIRST_SHEET.tiers.flatMap(({ score }) =>
  CLTVS.flatMap((cltv) =>
    TERMS.flatMap((term) =>
      OCCUPANCY_TYPES.flatMap((occupancy) =>
        FEE_PERCENTS.map((fee) => ({ score, cltv, term, occupancy, fee, rate: rateOf(score, cltv, term, occupancy, fee) })),
      ),
    ),
  ),
);
const eligible = cells.filter((cell) => cell.rate !== null);

test('1,776 eligible cells', () => expect(eligible).toHaveLength(1776));

test('the rates span exactly 7.60 to 17.20', () => {
  const rates = eligible.map((cell) => cell.rate ?? 0);
  const most = Math.max(...rates);
  expect(most).toBe(17.2);
  expect(
    eligible
      .filter((cell) => cell.rate === most)
      .every((cell) => cell.occupancy === 'INVESTMENT' && cell.term === 30 && cell.fee === 0 && cell.score === 660),
  ).toBe(true);
  const least = rateOf(785, 45, 5, 'HOME', 4.99) ?? 0;
  expect(Math.min(...rates)).toBe(least);
  const member = { ...STANDARD_PRODUCT, membershipDiscount: 'CREDIT_UNION' } as const;
  expect(discountsOn(least, member)).toEqual([
    { discount: 'AUTOPAY', rateWithDiscount: 7.85 },
    { discount: 'CREDIT_UNION', rateWithDiscount: 7.85 },
    { discount: 'ALL_IN', rateWithDiscount: 7.6 },
  ]);
});

test.each([
  [5, 9.45, 2160.47],
  [10, 9.8, 1349.64],
  [15, 10.05, 1109.89],
  [30, 10.4, 934.4],
])('score 745 at 68 %%, fee 2.99, %d years: %d %% with autopay, %d a month', (term, rate, payment) => {
  expect(totalFromDraw(100_000, 2.99)).toBe(102_990);
  const autopay = discountsOn(rateOf(745, 68, term, 'HOME', 2.99) ?? 0, STANDARD_PRODUCT)[0]?.rateWithDiscount ?? 0;
  expect(autopay).toBe(rate);
  expect(monthlyPayment(102_990, autopay, term)).toBe(payment);
});

test('nothing below 640, above the tier, or off the menu', () => {
  expect(rateOf(639, 40, 5, 'HOME', 0)).toBeNull();
  expect(rateOf(640, 65.01, 5, 'HOME', 0)).toBeNull();
  expect(rateOf(640, 40, 5, 'SECONDARY', 0)).toBeNull();
  expect(rateOf(785, 40, 7, 'HOME', 0)).toBeNull();
  expect(rateOf(785, 40, 5, 'HOME', 3)).toBeNull();
});

test('HOEPA limits (lending §3.9)', () => {
  expect(hoepaRateLimit(30, false)).toBe(14.9);
  expect(hoepaRateLimit(30, true)).toBe(12.9);
  expect(hoepaFeeLimit(15_748.5)).toBe(1259.88);
  expect(hoepaFeeLimit(20_000)).toBe(1380);
  expect(hoepaFeeLimit(104_990)).toBe(5249.5);
});

test('Texas homestead: 80 %, and fees within 2 % of the line', () => {
  expect(maxCltvOf(FIRST_SHEET, 785, 'HOME', 'TX')).toBe(80);
  expect(maxCltvOf(FIRST_SHEET, 785, 'HOME', 'AZ')).toBe(85);
  expect(maxCltvOf(FIRST_SHEET, 720, 'INVESTMENT', 'TX')).toBe(70);
  expect([4.99, 2.99, 1.99, 0].map((fee) => texasMinDraw(fee, 0))).toEqual([null, null, 0, 0]);
  expect(texasMinDraw(0, 300)).toBe(15_000);
  // What the lender charged until the valuation by a model was counted: 1,990 and 180 are 2.128 % of the line.
  const avm = [{ feeType: 'AVM_FEE', amount: 180 }] as const;
  expect([texasFeesOf(101_990, 1_990, avm), texasFeesOf(101_990, 1_990, [])].map(({ counted, passes }) => [counted, passes])).toEqual([
    [2_170, false],
    [1_990, true],
  ]);
  expect(texasMinDraw(1.99, 180)).toBe(361_446);
  expect(texasFeesOf(101_990, 1_990, [{ feeType: 'ONSITE_APPRAISAL_FEE', amount: 550 }]).passes).toBe(true);
});

test('DTI caps', () => expect([700, 699, 660, 659].map((score) => dtiCapOf(FIRST_SHEET, score))).toEqual([50, 45, 45, 43]));
test('a duplex is capped at 45', () => expect(dtiCapOf(FIRST_SHEET, 800, 'DUPLEX')).toBe(45));

test('New York’s mortgage tax by county, without the lender’s quarter of a percent (Tax Law s.253)', () => {
  const taxOf = (county: string, line: number): number => {
    const tax = costsFor({ state: 'NY', county, occupancy: 'HOME', product: STANDARD_PRODUCT }).find(
      (cost) => cost.feeType === 'RECORDING_TAX',
    );
    return tax ? costAmount(tax, { line, draw: line, term: 15 }) : 0;
  };
  // Albany: 1.25 % in all, of which 0.25 % is ours, and the additional quarter begins above 10,000.
  expect([taxOf('Albany County', 103_000), taxOf('Albany', 103_050), taxOf('Albany', 103_051)]).toEqual([1005, 1005, 1006]);
  expect([taxOf('Erie', 100_000), taxOf('Jefferson', 100_000), taxOf('Kings', 100_000)]).toEqual([725, 500, 1770]);
  // The additional tax is suspended: nothing below 10,000 is left out, and Columbia's own tax is half a percent.
  expect([taxOf('Broome', 100_000), taxOf('Columbia', 100_000), taxOf('Ulster', 100_000)]).toEqual([750, 1000, 500]);
  // The published totals, with the lender's quarter, of 100,000 above the first 10,000: MT-15 and the notices of the Department.
  const total = (county: string): number => (taxOf(county, 110_000) - taxOf(county, 10_000)) / 1_000 + 0.25;
  const TOTALS = {
    1.25: ['Albany', 'Columbia', 'Cortland', 'Essex', 'Greene', 'Steuben', 'Warren', 'Wyoming'],
    1: ['Allegany', 'Broome', 'Chenango', 'Erie', 'Monroe', 'Niagara', 'Orleans', 'Otsego', 'Sullivan', 'Washington', 'Yates'],
    0.75: ['Chemung', 'Madison', 'Ontario', 'St. Lawrence', 'Tioga', 'Tompkins', 'Ulster'],
    1.05: ['Dutchess', 'Nassau', 'Orange', 'Putnam', 'Suffolk'],
    1.3: ['Rockland', 'Westchester'],
    2.05: ['Bronx', 'Kings', 'New York', 'Queens', 'Richmond'],
  };
  for (const [rate, counties] of Object.entries(TOTALS))
    for (const county of counties) expect(total(county), county).toBeCloseTo(Number(rate), 6);
});

test('recording tax by state (lending §3.1)', () => {
  const taxOf = (state: 'MD' | 'FL' | 'AZ' | 'AL'): number => {
    const tax = costsFor({ state, occupancy: 'HOME', product: STANDARD_PRODUCT }).find((cost) => cost.feeType === 'RECORDING_TAX');
    return tax ? costAmount(tax, { line: 103_000, draw: 100_000, term: 15 }) : 0;
  };
  expect([taxOf('MD'), taxOf('FL'), taxOf('AL'), taxOf('AZ')]).toEqual([1442, 566.5, 154.5, 0]);
});

test('the notary in person is the borrower’s cost only where the state allows no other', () => {
  const notary = (state: 'AZ' | 'GA' | 'TX') =>
    costsFor({ state, occupancy: 'HOME', product: STANDARD_PRODUCT }).find((cost) => cost.feeType === 'NOTARY_FEE')?.borrowerPaidAmount;
  expect([notary('AZ'), notary('GA'), notary('TX')]).toEqual([undefined, 300, 300]);
});

test('an automated valuation costs what the vendor billed, the listed price at most, and nothing when no model answered', () => {
  const avm = (about: { isEstimated?: boolean; avmBilled?: number }) =>
    costsFor({ state: 'AZ', occupancy: 'HOME', product: STANDARD_PRODUCT, ...about }).find((cost) => cost.feeType === 'AVM_FEE')
      ?.borrowerPaidAmount;
  expect([avm({}), avm({ avmBilled: 95 }), avm({ avmBilled: 400 }), avm({ isEstimated: true })]).toEqual([180, 95, 180, undefined]);
});

test('a fee that is not given back is charged after three whole business days with the terms', () => {
  // Monday; then over Thanksgiving.
  expect([feesFrom('2026-11-16'), feesFrom('2026-11-24')]).toEqual(['2026-11-20', '2026-12-01']);
});
