import { draftCreate } from '@hearthline/contract/drafts.ts';
import { allowTry, bucket } from '../../../identity/access/throttle.ts';
import { DRAFT_LIFE_MS, grantAccess, newDraftId, openDraft, sealDraft } from '../../../applications/drafts/drafts.ts';
import { route } from '../../http/route.ts';
import { lenderOf } from '../../../organizations/organizations.ts';
import { addDraft } from '@hearthline/database/stores/application/drafts.ts';

export const create = route(draftCreate, async ({ body, organization, ctx, request, reply }) => {
  await allowTry(ctx, [bucket(ctx.config, 'draftsPlace', request.ip)]);
  const id = newDraftId();
  const now = ctx.clock.now();
  const row = {
    id,
    access_hash: grantAccess(request, reply),
    organization_code: lenderOf(organization).orgCode,
    sealed: await sealDraft(ctx, id, body.data),
    version: 1,
    created_at: now,
    updated_at: now,
    expires_at: new Date(now.getTime() + DRAFT_LIFE_MS),
  };
  await addDraft(ctx.pool, row);
  return openDraft(ctx, row);
});
