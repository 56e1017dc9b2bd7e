import { statesEligibility, zipEligibility } from '@hearthline/web/operations/organization.ts';
import { api } from '../../../services/api/api.ts';
import { cachedQuery } from '../../../services/api/first-page-query.ts';
import { flagValue, isOn } from '../../../services/flags/flags.ts';
import { product } from '../../../services/organization/organization.ts';

/** The flag of the modal between the New York site and the main one: fe-heloc-{product}-ny-modal. */
export const NY_MODAL = 'fe-heloc-heloc-ny-modal';
const DISASTER = 'fe-heloc-disaster-zips';
const TEN_MINUTES = 600_000;

export type Place = { readonly state: string; readonly zip: string };
export type Stop = 'newYork' | 'notNewYork' | 'hawaii';

/**
 * The modal for a property's state, if any: New York by flag where the brand has a site on the other side (decision record 168), Hawaii where the lender
 * is configured for it (AMB-25, AMB-26).
 */
export function stopFor({ state }: Place): Stop | null {
  const { newYorkSite, otherSite, hawaiiModal } = product();
  if (isOn(NY_MODAL) && otherSite !== null && newYorkSite !== (state === 'NY')) return newYorkSite ? 'notNewYork' : 'newYork';
  return state === 'HI' && hawaiiModal !== null ? 'hawaii' : null;
}

/** True when a disaster's zip list contains the property's zip: the home then needs an inspection first. */
export function isDisasterZip(zip: string): boolean {
  const zips = flagValue(DISASTER, 'zips');
  return (
    typeof zips === 'string' &&
    zip !== '' &&
    zips
      .split(',')
      .map((entry) => entry.trim())
      .includes(zip)
  );
}

const lists = () =>
  Promise.all([
    cachedQuery(statesEligibility, TEN_MINUTES, () => api(statesEligibility)),
    cachedQuery(zipEligibility, TEN_MINUTES, () => api(zipEligibility)),
  ]);

/** Reads the lists while the question is answered, so that Continue does not wait for them. */
export function prefetchLendingArea(): void {
  lists().catch(() => undefined);
}

/** Whether the lender lends in this state and zip. True when the lists cannot be read: the server decides at creation. */
export async function isServed({ state, zip }: Place): Promise<boolean> {
  try {
    const [{ states }, { excludedZips }] = await lists();
    return states.some((code) => code === state) && !excludedZips.includes(zip);
  } catch {
    return true;
  }
}
