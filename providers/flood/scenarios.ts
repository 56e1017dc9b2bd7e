import { streetKey } from '../world/address-key.ts';

const SLOW_STREET = '35 BAYOU BEND';

/** Seconds a determination takes: immediate, unless the vendor's staff must look at the map (lending §5, persona 35: 3 minutes). */
export function researchSeconds(street1: string): number {
  return streetKey(street1) === SLOW_STREET ? 180 : 0;
}
