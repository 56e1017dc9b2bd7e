import type { OccupancyType } from '../enums.ts';
import { FIRST_SHEET, gridRate } from '../offers/pricing.ts';
import type { ProductSettings } from '../offers/types.ts';

/** The terms in years and the origination fees in percent that the first sheet prices. */
export const TERMS = FIRST_SHEET.terms.map(({ years }) => years);
export const FEE_PERCENTS = FIRST_SHEET.fees.map(({ percent }) => percent);
/** A rate of the first sheet, percent: `gridRate` of a line of any size with no lien ahead. */
export const rateOf = (score: number, cltv: number, term: number, occupancy: OccupancyType, feePercent: number): number | null =>
  gridRate(FIRST_SHEET, { score, cltv, term, occupancy, feePercent });

/** Percent over the index, highest score tier first. */
const STANDARD_MARGINS = [1.5, 1.75, 2, 2.5, 3.25, 4.5, 5.5, 7];

/** Product settings of a lender that varies none: dollars, percent, years. */
export const STANDARD_PRODUCT: ProductSettings = {
  minLine: 15_000,
  maxLine: 400_000,
  feePercents: FEE_PERCENTS,
  terms: TERMS,
  ageRestricted: false,
  membershipDiscount: null,
  autopayDiscount: 0.25,
  membershipDiscountSize: 0.25,
  feeCap: null,
  laterDraws: { margins: FIRST_SHEET.tiers.map(({ score }, i) => ({ score, margin: STANDARD_MARGINS[i] ?? 0 })), maxRate: 17.2 },
};
