import { FEE_PERCENTS, TERMS } from '../offers/pricing.ts';
import type { ProductSettings } from '../offers/types.ts';

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
};
