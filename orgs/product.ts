import type { ProductSettings } from '@hearthline/rules/offers/types.ts';
import type { HelocSettings } from './heloc-settings.ts';

/**
 * The lender's product as it is stored with an application: every setting of the line. The APRs that are advertised follow from them
 * (`aprRangeOf`).
 */
export function productOf({ membershipDiscount, ...settings }: HelocSettings): ProductSettings {
  return {
    ...settings,
    membershipDiscount: membershipDiscount?.type ?? null,
    membershipDiscountSize: membershipDiscount?.percent ?? 0,
  };
}
