import { helocCreate } from '@hearthline/contract/application/create.ts';
import { placeOf } from '../../../identity/access/sessions.ts';
import { createApplication } from '../../../applications/creation/create.ts';
import { deleteOldDrafts } from '../../../applications/drafts/drafts.ts';
import { route } from '../../http/route.ts';

export const register = route(helocCreate, async ({ body, query, caller, organization, ctx, request }) => {
  const { uuid } = await createApplication(ctx, {
    identityUuid: caller.identityUuid,
    orgCode: organization,
    state: query.state,
    body,
    place: placeOf(request),
  });
  // The application stands: a draft that could not be deleted now runs out by itself.
  await deleteOldDrafts(ctx, request, body.profileRequest.email).catch((error: unknown) =>
    ctx.log.warn({ err: error, applicationUuid: uuid }, 'a draft was not deleted'),
  );
  return { uuid };
});
