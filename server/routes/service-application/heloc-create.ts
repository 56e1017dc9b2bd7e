import { helocCreate } from '@hearthline/contract/application/create.ts';
import { createApplication } from '../../checklist/create.ts';
import { forgetDrafts } from '../../drafts/forget-drafts.ts';
import { route } from '../../http/route.ts';

export const register = route(helocCreate, async ({ body, query, caller, organisation, ctx, request }) => {
  const { uuid } = await createApplication(ctx, { identityUuid: caller.identityUuid, orgCode: organisation, state: query.state, body });
  await forgetDrafts(ctx, request, body.profileRequest.email);
  return { uuid };
});
