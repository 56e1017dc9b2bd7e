import { plus } from '../money.ts';
import { type DiscountType, OCCUPANCY_TYPES, type OccupancyType } from '../enums.ts';
import type { ProductSettings } from './types.ts';

/** The synthetic rate model of lending §3.6: percent, years, dollars. Fees and terms are those with a price; a lender may offer no other. */
export const FEE_PERCENTS = [4.99, 2.99, 1.99, 0] as const;
export const TERMS = [5, 10, 15, 30] as const;

export interface ScoreTier {
  score: number;
  base: number;
  maxCltv: Readonly<Record<OccupancyType, number>>;
  maxLine: number;
}

/** Highest tier first. A max CLTV of 0 means the occupancy is not eligible. */
export const SCORE_TIERS: readonly ScoreTier[] = [
  { score: 780, base: 8.1, maxCltv: { HOME: 85, SECONDARY: 80, INVESTMENT: 75 }, maxLine: 400_000 },
  { score: 760, base: 8.35, maxCltv: { HOME: 85, SECONDARY: 80, INVESTMENT: 75 }, maxLine: 400_000 },
  { score: 740, base: 8.7, maxCltv: { HOME: 85, SECONDARY: 80, INVESTMENT: 75 }, maxLine: 400_000 },
  { score: 720, base: 9.25, maxCltv: { HOME: 80, SECONDARY: 75, INVESTMENT: 70 }, maxLine: 400_000 },
  { score: 700, base: 10.05, maxCltv: { HOME: 80, SECONDARY: 75, INVESTMENT: 70 }, maxLine: 300_000 },
  { score: 680, base: 11.3, maxCltv: { HOME: 75, SECONDARY: 70, INVESTMENT: 70 }, maxLine: 200_000 },
  { score: 660, base: 13.3, maxCltv: { HOME: 70, SECONDARY: 70, INVESTMENT: 65 }, maxLine: 150_000 },
  { score: 640, base: 14.1, maxCltv: { HOME: 65, SECONDARY: 0, INVESTMENT: 0 }, maxLine: 100_000 },
];

/** The highest CLTV, percent, at which any score and occupancy is lent to. */
export const HIGHEST_CLTV = Math.max(...SCORE_TIERS.flatMap(({ maxCltv }) => Object.values(maxCltv)));

/** Points added up to and including a CLTV. */
export const CLTV_BANDS = [
  { upTo: 50, add: 0 },
  { upTo: 60, add: 0.15 },
  { upTo: 70, add: 0.4 },
  { upTo: 75, add: 0.7 },
  { upTo: 80, add: 1.1 },
  { upTo: 85, add: 1.75 },
] as const;

const TERM_ADD: Readonly<Record<(typeof TERMS)[number], number>> = { 5: 0, 10: 0.35, 15: 0.6, 30: 0.95 };
const FEE_ADD: Readonly<Record<(typeof FEE_PERCENTS)[number], number>> = { 4.99: 0, 2.99: 0.6, 1.99: 0.85, 0: 1.5 };
const OCCUPANCY_ADD: Readonly<Record<OccupancyType, number>> = { HOME: 0, SECONDARY: 0.5, INVESTMENT: 1.05 };

/** The tier of a score; null below the floor. */
export const tierOf = (score: number): ScoreTier | null => SCORE_TIERS.find((tier) => score >= tier.score) ?? null;

/** Rate in percent before discounts; null when the cell is not offered or the CLTV is above the tier's limit. */
export function gridRate(score: number, cltv: number, term: number, occupancy: OccupancyType, feePercent: number): number | null {
  const tier = tierOf(score);
  const band = CLTV_BANDS.find((row) => cltv <= row.upTo);
  const termAdd = (TERM_ADD as Readonly<Record<number, number>>)[term];
  const feeAdd = (FEE_ADD as Readonly<Record<number, number>>)[feePercent];
  if (!tier || !band || termAdd === undefined || feeAdd === undefined || cltv > tier.maxCltv[occupancy]) return null;
  return [band.add, termAdd, feeAdd, OCCUPANCY_ADD[occupancy]].reduce(plus, tier.base);
}

/** The lowest and highest APR of any offer of a product, percent: from the best cell with every discount to the worst without any. */
export function aprRangeOf(product: ProductSettings): { from: number; to: number } {
  const rates = SCORE_TIERS.flatMap(({ score, maxCltv }) =>
    product.terms.flatMap((term) =>
      product.feePercents.flatMap((fee) =>
        OCCUPANCY_TYPES.flatMap((occupancy) =>
          maxCltv[occupancy] === 0
            ? []
            : [CLTV_BANDS[0].upTo, maxCltv[occupancy]].flatMap((cltv) => gridRate(score, cltv, term, occupancy, fee) ?? []),
        ),
      ),
    ),
  );
  const lowest = Math.min(...rates);
  return { from: Math.min(...discountsOn(lowest, product).map((row) => row.rateWithDiscount)), to: Math.max(...rates) };
}

/** Every discount an offer can carry with its rate in percent; ALL_IN is both together (lending §3.6). */
export function discountsOn(baseRate: number, product: ProductSettings): { discount: DiscountType; rateWithDiscount: number }[] {
  const less = (points: number): number => plus(baseRate, -points);
  const autopay = { discount: 'AUTOPAY' as const, rateWithDiscount: less(product.autopayDiscount) };
  if (!product.membershipDiscount) return [autopay];
  return [
    autopay,
    { discount: product.membershipDiscount, rateWithDiscount: less(product.membershipDiscountSize) },
    { discount: 'ALL_IN', rateWithDiscount: less(plus(product.autopayDiscount, product.membershipDiscountSize)) },
  ];
}
