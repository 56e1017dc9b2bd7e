import { emailTags } from '../world/vendor/orders.ts';
import { streetKey } from '../world/address-key.ts';
import { TRIGGER_STREETS } from '../world/homes.ts';

export const PRODUCTS = ['BPO_EXT', 'BPO_INT', 'RESI_EVAL', 'ONSITE_1004'] as const;
export type Product = (typeof PRODUCTS)[number];

/** Hours from the order until it is assigned, scheduled, inspected, and reported. */
export const HOURS: Readonly<Record<Product, readonly [assigned: number, scheduled: number, inspected: number, completed: number]>> = {
  BPO_EXT: [2, 6, 36, 48],
  BPO_INT: [2, 12, 72, 120],
  RESI_EVAL: [1, 4, 20, 24],
  ONSITE_1004: [4, 24, 120, 168],
};

/** Cancellation by product and email tag of the contact. `nth` is which order of its kind this is, from 1. */
const BY_TAG: Readonly<Record<string, (product: Product, nth: number) => 'NO_COMPS' | 'NO_ACCESS' | null>> = {
  nobpo: (product) => (product.startsWith('BPO') ? 'NO_COMPS' : null),
  nocomps: (product) => (product === 'ONSITE_1004' ? null : 'NO_COMPS'),
  noaccess: (product, nth) => (product.startsWith('BPO') && nth === 1 ? 'NO_ACCESS' : null),
};

/** 37 Rural Route has no comparable sales: only an on-site appraiser finds a value (lending §5, persona 37). */
export function cancelReason(product: Product, street1: string, email: string | undefined, nth: number): 'NO_COMPS' | 'NO_ACCESS' | null {
  if (streetKey(street1) === TRIGGER_STREETS.rural && product !== 'ONSITE_1004') return 'NO_COMPS';
  return (
    emailTags(email)
      .map((tag) => BY_TAG[tag]?.(product, nth) ?? null)
      .find((reason) => reason !== null) ?? null
  );
}

/** Value each product finds, as a share of the home's simulated value; +lowvalue: a fifth less. */
export function shareOfValue(product: Product, email: string | undefined): number {
  return SHARE_OF_VALUE[product] * (emailTags(email).includes('lowvalue') ? 0.8 : 1);
}
const SHARE_OF_VALUE: Readonly<Record<Product, number>> = { BPO_EXT: 0.985, BPO_INT: 0.99, RESI_EVAL: 0.98, ONSITE_1004: 0.995 };
