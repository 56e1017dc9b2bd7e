import { streetKey } from '../world/address-key.ts';
import { TRIGGER_STREETS } from '../world/homes.ts';

export const PRODUCTS = ['BPO_EXT', 'BPO_INT', 'RESI_EVAL', 'ONSITE_1004'] as const;
export type Product = (typeof PRODUCTS)[number];

/** Hours from the order until somebody takes it, makes an appointment, stands before the house, and has written it up. */
export const HOURS: Readonly<Record<Product, readonly [assigned: number, scheduled: number, inspected: number, completed: number]>> = {
  BPO_EXT: [2, 6, 36, 48],
  BPO_INT: [2, 12, 72, 120],
  RESI_EVAL: [1, 4, 20, 24],
  ONSITE_1004: [4, 24, 120, 168],
};

/** On 37 Rural Route nothing comparable was sold: only an appraiser who comes to see finds a value (domain.md §5, persona 37). */
export function cancelReason(product: Product, street1: string): 'NO_COMPS' | null {
  return streetKey(street1) === TRIGGER_STREETS.rural && product !== 'ONSITE_1004' ? 'NO_COMPS' : null;
}

/** What each product finds, as a share of the home's value in the world. */
export const SHARE_OF_VALUE: Readonly<Record<Product, number>> = { BPO_EXT: 0.985, BPO_INT: 0.99, RESI_EVAL: 0.98, ONSITE_1004: 0.995 };
