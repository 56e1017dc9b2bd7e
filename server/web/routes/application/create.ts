import { CREATE_ENDPOINTS } from '@hearthline/contract/application/create.ts';
import { abilityToStart } from '../../../applications/creation/checks.ts';
import { createApplication } from '../../../applications/creation/create.ts';
import { deleteOldDrafts } from '../../../applications/drafts/drafts.ts';
import { clientInfoOf } from '../../../identity/request-parts.ts';
import { routes } from '../../http/route.ts';

/** An active application of a wholesale lender has the product name `heloc_WHOLESALE`. */
const productName = (orgCode: string) => (orgCode.includes('WHOLESALE') ? 'heloc_WHOLESALE' : orgCode);

export const CREATE_ROUTES = routes(CREATE_ENDPOINTS, {
  helocCreate: async ({ body, query, caller, organization, ctx, request }) => {
    const { uuid } = await createApplication(ctx, {
      identityUuid: caller.identityUuid,
      orgCode: organization,
      state: query.state,
      body,
      clientInfo: clientInfoOf(request),
    });
    // The application is created: a draft that could not be deleted now expires by itself.
    await deleteOldDrafts(ctx, request, body.profileRequest.email).catch((error: unknown) =>
      ctx.log.warn({ err: error, applicationUuid: uuid }, 'a draft was not deleted'),
    );
    return { uuid };
  },

  canStart: async ({ caller, ctx }) => {
    const { active, waitUntil } = await abilityToStart(ctx, ctx.pool, caller.identityUuid);
    return {
      canStartApplication: active.length === 0 && waitUntil === null,
      organizationsWithActiveApplication: active.map((a) => productName(a.orgCode)),
      activeApplicationUuid: active[0]?.uuid ?? null,
      waitUntil,
    };
  },
});
