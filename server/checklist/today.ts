import type { Facts } from '@hearthline/journey/facts.ts';
import { dateInZone, type IsoDate } from '@hearthline/rules/dates.ts';
import { timeZoneOf } from '@hearthline/rules/time-zone.ts';

/** The day an instant falls on where the property is: the day that counts (AMB-128). Until the parcel is known its state decides. */
export function dayAtProperty({ parcel, created }: Pick<Facts, 'parcel' | 'created'>, at: Date): IsoDate {
  return dateInZone(at, parcel?.timeZone ?? timeZoneOf(created?.state ?? ''));
}
