import type { Parcel } from '@hearthline/providers/property/port.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { signersOf } from '@hearthline/database/stores/person/parties.ts';
import { latestAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { orderOf } from '../../engine/order.ts';
import { GiveUp, type StepRun } from '../../engine/step.ts';

/** Orders the full title search (lending §1.2, row 21). */
export const titleOrderStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, facts } = application;
  const parcel = (await latestAnswer<Parcel[]>(ctx, uuid, 'parcels'))?.find((p) => p.id === facts.propertyId);
  if (!parcel || !facts.selection) throw new GiveUp('NO_PARCEL');
  const amount = facts.selection.lineAmount;
  const [who, others] = await Promise.all([applicantOf(ctx, application), signersOf(ctx.pool, uuid)]);
  const { ref, refused } = await orderOf(
    ctx,
    { provider: 'title', applicationUuid: uuid, step: 'title-result' },
    { step: 'title-order', attempt, signal },
    async (options) =>
      ctx.providers.title.start(
        {
          externalTrackingId: uuid,
          property: { id: parcel.id, apn: parcel.apn, address: parcel.address },
          amount,
          parties: [
            {
              first: who.first,
              ...(who.middle && { middle: who.middle }),
              last: who.last,
              ...(who.suffix && { suffix: who.suffix }),
              role: 'BORROWER',
            },
            ...others.filter(({ role }) => role !== 'SPOUSE').map(({ first, last }) => ({ first, last, role: 'CO_OWNER' as const })),
          ],
        },
        options,
      ),
  );
  if (ref === null) throw new GiveUp(refused);
  return {
    facts: [{ type: 'titleProgressed', orderRef: ref, stage: 'ORDERED', newLiens: 0, legalDescription: false, ownersMatch: false }],
  };
};
