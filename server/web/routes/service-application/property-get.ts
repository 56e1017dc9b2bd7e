import { propertyGet } from '@hearthline/contract/application/property.ts';
import type { Parcel } from '@hearthline/providers/property/port.ts';
import { route } from '../../http/route.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { propertyAddress } from '@hearthline/database/stores/application/property.ts';
import { latestAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';

export const register = route(propertyGet, async ({ params, ctx }) => {
  const application = await applicationByUuid(ctx.pool, params.uuid);
  const address = await propertyAddress(ctx.pool, application);
  const parcels = (await latestAnswer<Parcel[]>(ctx, application.uuid, 'parcels')) ?? [];
  const open = application.facts.parcels?.candidates ?? [];
  return {
    address: { ...address, street2: address.street2 ?? null },
    chosen: application.facts.propertyId,
    candidates: parcels.filter((p) => open.includes(p.id)).map((p) => ({ propertyId: p.id, apn: p.apn, address: p.fullAddress })),
  };
});
