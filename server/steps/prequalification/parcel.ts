import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { Parcel, ParcelDetails } from '@hearthline/providers/property/port.ts';
import { dateInZone } from '@hearthline/rules/dates.ts';
import { collateralReasons } from '@hearthline/rules/eligibility.ts';
import { timeZoneOf } from '@hearthline/rules/time-zone.ts';
import { v7 } from 'uuid';
import { propertyAddress } from '@hearthline/database/stores/application/property.ts';
import { latestAnswer, sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { effectKey, GiveUp, conclusive, type StepRun } from '../../engine/step.ts';
import { portsOf } from '../../config/providers.ts';

/** Finds the parcel by address and reads it once it is the only match or the borrower chose it (lending §1.2, row 4). */
export const parcelStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, facts: known } = application;
  const ask = (what: 'parcel-find' | 'parcel-details') => ({ idempotencyKey: effectKey(uuid, what, attempt), signal });
  const address = await propertyAddress(ctx.pool, application);
  const facts: Fact[] = [];
  const lookupId = v7();
  const before = known.propertyId === null ? null : await latestAnswer<Parcel[]>(ctx, uuid, 'parcels');
  const parcels = before ?? conclusive(await portsOf(ctx, application).property.find(address, ask('parcel-find'))).data?.parcels ?? [];
  if (before === null) facts.push({ type: 'parcelsFound', attempt, lookupId, candidates: parcels.map((p) => p.id) });

  const chosen = known.propertyId ?? (parcels.length === 1 ? parcels[0]?.id : undefined);
  const parcel = parcels.find((p) => p.id === chosen);
  let details: ParcelDetails | null = null;
  if (parcel) {
    details = conclusive(
      await portsOf(ctx, application).property.details({ id: parcel.id, address: parcel.address }, ask('parcel-details')),
    ).data;
    if (!details) throw new GiveUp('NO_PARCEL_DETAILS');
    const { propertyType, condition, lastTransfer, listedForSale, annualTax, hoaDues, county } = details;
    const timeZone = timeZoneOf(address.state);
    const reasons = collateralReasons({
      propertyType,
      condition,
      lastTransferDate: lastTransfer.date,
      listedForSale,
      today: dateInZone(ctx.clock.now(uuid), timeZone),
    });
    facts.push({ type: 'parcelDetailed', attempt, propertyId: parcel.id, propertyType, timeZone, reasons, annualTax, hoaDues, county });
  }
  const seal = async (kind: 'parcels' | 'parcel', id: string, data: unknown) =>
    sealedAnswer(ctx, { id, applicationUuid: uuid, kind, attempt, data });
  const keeps = await Promise.all([
    ...(before === null ? [seal('parcels', lookupId, parcels)] : []),
    ...(details ? [seal('parcel', v7(), details)] : []),
  ]);
  return {
    facts,
    write: async (client) => {
      for (const save of keeps) await save(client);
    },
  };
};
