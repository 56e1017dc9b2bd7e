import type { WebContext } from '../../context.ts';
import { PROPERTY_ENDPOINTS, type propertyPut } from '@hearthline/contract/application/property.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { type Application, applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { saveExplanation } from '@hearthline/database/stores/application/explanations.ts';
import { propertyAddress, saveProperty } from '@hearthline/database/stores/application/property.ts';
import { type Applicant, applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { latestAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { lenderOf } from '../../../organizations/organizations.ts';
import type { Parcel } from '@hearthline/providers/property/port.ts';
import { isLentIn, notLentMessage } from '@hearthline/rules/eligibility.ts';
import type { StateCode } from '@hearthline/rules/enums.ts';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import { preCheckReasons } from '../../../applications/creation/checks.ts';
import { allowAttempt, bucket } from '../../../identity/access/throttle.ts';
import { edit, routes } from '../../http/route.ts';
import { portsOfLender } from '../../../config/providers.ts';

type Address = Extract<z.output<typeof propertyPut.body>, { address: object }>['address'];

/** A corrected address is checked like the first: another state has another minimum age (lending §1.2, row 1). */
async function corrected(
  ctx: WebContext,
  client: PoolClient,
  { uuid, facts, orgCode }: Application,
  address: Address,
  who: Applicant,
  at: Date,
): Promise<Fact[]> {
  const lender = lenderOf(ctx, orgCode);
  const message = notLentMessage(address.state);
  if (!isLentIn({ ...address, ...lender })) throw new Problem('not_lent', { message, errors: [{ field: 'address.state', message }] });
  if (!facts.created) throw new Error(`Application ${uuid} was never created`);
  const propertyVersion = facts.created.propertyVersion + 1;
  await saveProperty(client, uuid, propertyVersion, address);
  const reasons = preCheckReasons(lender, facts.created, {
    place: address,
    homeState: who.homeAddress.state as StateCode,
    birth: who.dob,
    at,
  });
  return [
    { type: 'addressCorrected', propertyVersion, state: address.state },
    { type: 'preChecksMade', reasons },
  ];
}

export const PROPERTY_ROUTES = routes(PROPERTY_ENDPOINTS, {
  propertyGet: async ({ params, ctx }) => {
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const address = await propertyAddress(ctx.pool, application);
    const parcels = (await latestAnswer<Parcel[]>(ctx, application.uuid, 'parcels')) ?? [];
    const open = application.facts.parcels?.candidates ?? [];
    const shown = (p: Parcel) => ({ propertyId: p.id, apn: p.apn, address: p.fullAddress });
    return {
      address: { ...address, street2: address.street2 ?? null },
      chosen: application.facts.propertyId,
      candidates: parcels.filter((p) => open.includes(p.id)).map(shown),
      refused: application.facts.parcels !== null && open.length === 0 ? parcels.map(shown) : [],
    };
  },

  propertyPut: async (call) => {
    const { body, ctx, params } = call;
    const who = await applicantOf(ctx, await applicationByUuid(ctx.pool, params.uuid));
    const after = await edit(call, async (application, client) => {
      if ('address' in body) return corrected(ctx, client, application, body.address, who, ctx.clock.now(params.uuid));
      if ('noneOfThese' in body) {
        if (application.status !== 'MULTIPLE_PROPERTIES')
          throw new Problem('conflict', { message: 'There is nothing to choose from. Correct the address' });
        return [{ type: 'noParcelFits' }];
      }
      const found = application.facts.parcels?.candidates ?? [];
      // after "none of these" the list of this address may be seen again
      const again =
        found.length === 0 ? ((await latestAnswer<Parcel[]>(ctx, application.uuid, 'parcels')) ?? []).map(({ id }) => id) : found;
      if (!again.includes(body.propertyId)) throw new Problem('conflict', { message: 'This property is not one of those we found' });
      return [{ type: 'parcelChosen', propertyId: body.propertyId }];
    });
    return { version: after.version };
  },

  ownershipPut: async (call) => {
    const { ctx, body, params } = call;
    const after = await edit(call, async (_, client) => {
      if (body.explanation)
        await saveExplanation(client, params.uuid, 'borrower', 'OWNERSHIP', body.explanation, ctx.clock.now(params.uuid));
      return [{ type: 'ownershipStated', ownership: body.ownership }];
    });
    return { version: after.version };
  },

  estimatePut: async (call) => {
    const { ctx, body, params } = call;
    const after = await edit(call, async (_, client) => {
      const said = [body.source, body.improvements].filter(Boolean).join('; ');
      if (said) await saveExplanation(client, params.uuid, 'borrower', 'ESTIMATE', said, ctx.clock.now(params.uuid));
      return [{ type: 'valueEstimated', amount: body.amount }];
    });
    return { version: after.version };
  },

  /** A vendor that does not respond gives no suggestions: the borrower types the address. */
  /** Each is a call of the vendor, and nobody has signed in: they are counted. */
  addressSuggestions: async ({ query, ctx, request, organization }) => {
    await allowAttempt(ctx, [bucket(ctx.config, 'suggestionsIp', request.ip)]);
    return (
      (await portsOfLender(ctx, lenderOf(ctx, organization)).address.suggest(query.text)).data?.map((a) => ({
        ...a,
        street2: a.street2,
      })) ?? []
    );
  },
});
