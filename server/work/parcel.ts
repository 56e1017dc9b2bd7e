import type { Fact } from '@hearthline/journey/facts.ts';
import type { Parcel, ParcelDetails } from '@hearthline/providers/property/port.ts';
import { collateralReasons } from '@hearthline/rules/eligibility.ts';
import { v7 } from 'uuid';
import { latestAnswer, keepAnswer } from '../stores/provider-answer.ts';
import { propertyAddress } from '../stores/property.ts';
import { effectKey, GiveUp, settled, type StepRun } from './step.ts';
import { timeZoneOf } from '@hearthline/rules/time-zone.ts';

/** Finds the parcel by the address, then reads it once it is the only one or the borrower chose (domain.md §1.2, row 4). */
export const parcelStep: StepRun = async (ctx, application, attempt, signal) => {
  const address = await propertyAddress(ctx, application);
  const facts: Fact[] = [];
  let parcels = application.facts.propertyId === null ? null : await latestAnswer<Parcel[]>(ctx, application.uuid, 'parcels');
  const found = parcels === null;
  const lookupId = v7();
  if (parcels === null) {
    const result = settled(await ctx.providers.property.find(address, { idempotencyKey: effectKey(application.uuid, 'parcel-find', attempt), signal }));
    parcels = [...(result.data?.parcels ?? [])];
    facts.push({ type: 'parcelsFound', attempt, lookupId, candidates: parcels.map((p) => p.id) });
  }
  const chosen = application.facts.propertyId ?? (parcels.length === 1 ? parcels[0]?.id : undefined);
  const parcel = parcels.find((p) => p.id === chosen);
  let details: ParcelDetails | null = null;
  if (parcel) {
    const result = settled(await ctx.providers.property.details({ id: parcel.id, address: parcel.address }, { idempotencyKey: effectKey(application.uuid, 'parcel-details', attempt), signal }));
    details = result.data;
    if (!details) throw new GiveUp('NO_PARCEL_DETAILS');
    const reasons = collateralReasons({ propertyType: details.propertyType, condition: details.condition, lastTransferDate: details.lastTransfer.date, listedForSale: details.listedForSale, today: ctx.clock.now(application.uuid).toISOString().slice(0, 10) });
    facts.push({ type: 'parcelDetailed', attempt, propertyId: parcel.id, propertyType: details.propertyType, timeZone: timeZoneOf(address.state), reasons });
  }
  return {
    facts,
    write: async (client) => {
      const keep = (kind: 'parcels' | 'parcel', id: string, data: unknown) => keepAnswer(ctx, client, { id, applicationUuid: application.uuid, kind, attempt, data });
      if (found) await keep('parcels', lookupId, parcels);
      if (details) await keep('parcel', v7(), details);
    },
  };
};
