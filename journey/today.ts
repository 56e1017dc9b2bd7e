import type { Facts } from './facts.ts';
import { dateInZone, type IsoDate } from '@hearthline/rules/dates.ts';
import { zoneOfHome } from '@hearthline/rules/time-zone.ts';

/** The time zone of the home. Until the parcel is known its state decides. */
export const timeZoneAtProperty = ({ parcel, created }: Pick<Facts, 'parcel' | 'created'>): string =>
  zoneOfHome(parcel?.timeZone, created?.state);

/** The day an instant falls on where the property is: the day that counts (AMB-128). */
export function dayAtProperty(facts: Pick<Facts, 'parcel' | 'created'>, at: Date): IsoDate {
  return dateInZone(at, timeZoneAtProperty(facts));
}
