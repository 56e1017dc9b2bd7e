import type { ProductSettings } from '@hearthline/rules/offers/types.ts';
import type { HelocSettings } from './schema.ts';

/**
 * The lender's product as it is stored with an application: every setting of the line. Only the APR range is not: it follows from the others
 * (`aprRangeOf`, which a test compares), and is printed.
 */
export function productOf({ membershipDiscount, aprRange: _, ...settings }: HelocSettings): ProductSettings {
  return {
    ...settings,
    membershipDiscount: membershipDiscount?.type ?? null,
    membershipDiscountSize: membershipDiscount?.percent ?? 0,
  };
}
