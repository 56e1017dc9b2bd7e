import { FEE_PERCENTS, SCORE_TIERS, TERMS } from '../offers/pricing.ts';
import type { ProductSettings } from '../offers/types.ts';

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
  laterDraws: { margins: SCORE_TIERS.map(({ score }, i) => ({ score, margin: STANDARD_MARGINS[i] ?? 0 })), maxRate: 17.2 },
};
