import type { Parcel } from '@hearthline/providers/property/port.ts';
import { v7 } from 'uuid';
import { propertyAddress } from '@hearthline/database/stores/application/property.ts';
import { sealedAnswer, latestAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { endedOrder, isUnderWay, orderOf } from '../../engine/order.ts';
import { GiveUp, NOTHING_TO_RECORD, conclusive, type StepRun } from '../../engine/step.ts';
import { portsOf, servedBy } from '../../config/providers.ts';

/** The flood determination for the life of the loan (lending §2.8, §4.7). Usually immediate; while it is researched, a callback makes the job due again. */
export const floodStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, facts, loanNumber } = application;
  const about = { provider: servedBy(application, 'flood'), applicationUuid: uuid, step: 'flood' } as const;
  const address = await propertyAddress(ctx.pool, application);
  const parcel = (await latestAnswer<Parcel[]>(ctx, uuid, 'parcels'))?.find((p) => p.id === facts.propertyId);
  const { ref, refused } = await orderOf(ctx, about, { step: 'flood', attempt, signal }, async (options) =>
    portsOf(ctx, application).flood.start(
      { reference: uuid, loanNumber, address, ...(parcel && { latitude: parcel.latitude, longitude: parcel.longitude }) },
      options,
    ),
  );
  if (ref === null) throw new GiveUp(refused);
  const result = await portsOf(ctx, application).flood.get(ref, { signal });
  if (isUnderWay(result)) return NOTHING_TO_RECORD;
  const { data: found, reasonCode } = conclusive(result);
  if (!found) throw new GiveUp(reasonCode ?? 'UNDETERMINED');
  const save = await sealedAnswer(ctx, { id: v7(), applicationUuid: uuid, kind: 'flood', attempt, data: found });
  return {
    facts: [{ type: 'floodDetermined', attempt, zone: found.zone, sfha: found.specialFloodHazardArea, certificateRef: found.lifeOfLoanId }],
    write: async (client) => {
      await save(client);
      await endedOrder(ctx, client, about, ref);
    },
  };
};
