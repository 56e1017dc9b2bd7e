import type { Parcel } from '@hearthline/providers/property/port.ts';
import { AVM_FSD } from '@hearthline/rules/offers/limits.ts';
import { v7 } from 'uuid';
import { latestAnswer, sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { effectKey, GiveUp, conclusive, type StepRun } from '../../engine/step.ts';
import { portsOf } from '../../config/providers.ts';

/** Values the home by the first AVM with enough confidence; without any, the borrower states the value (NO_AVM_FOUND). */
export const valuationStep: StepRun = async (ctx, application, attempt, signal) => {
  const parcel = (await latestAnswer<Parcel[]>(ctx, application.uuid, 'parcels'))?.find((p) => p.id === application.facts.propertyId);
  if (!parcel) throw new GiveUp('NO_PARCEL');
  const result = conclusive(
    await portsOf(ctx, application).property.value(
      { parcel: { id: parcel.id, address: parcel.address }, purpose: 'PREQUALIFICATION', maxFsd: AVM_FSD.most },
      { idempotencyKey: effectKey(application.uuid, 'valuation', attempt), signal },
    ),
  );
  const id = v7();
  const write = result.data && {
    write: await sealedAnswer(ctx, { id, applicationUuid: application.uuid, kind: 'valuation', attempt, data: result.data }),
  };
  const value = result.data?.accepted;
  if (!value) return { facts: [{ type: 'noValueFound', attempt, tried: (result.data?.tried ?? []).map((v) => v.model) }], ...write };
  return {
    facts: [
      {
        type: 'valuationReceived',
        attempt,
        valuationId: id,
        model: value.model,
        value: value.value,
        low: value.low,
        high: value.high,
        fsd: value.fsd,
        accepted: true,
        asOf: value.asOf,
        ...(value.billed !== undefined && { billed: value.billed }),
      },
    ],
    ...write,
  };
};
