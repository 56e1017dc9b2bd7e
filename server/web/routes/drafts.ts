import { draftCreate, draftGet, draftPatch } from '@hearthline/contract/drafts.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { addDraft, saveDraft } from '@hearthline/database/stores/application/drafts.ts';
import { DRAFT_LIFE_MS, findDraft, grantDraftAccess, mayOpen, newDraftId, openDraft, sealDraft } from '../../applications/drafts/drafts.ts';
import { allowAttempt, bucket } from '../../identity/access/throttle.ts';
import { lenderOf } from '../../organizations/organizations.ts';
import type { WebContext } from '../context.ts';
import { type Route, route } from '../http/route.ts';

async function conflict(ctx: WebContext, id: string): Promise<Problem> {
  return new Problem('draft_conflict', { extra: { draft: await openDraft(ctx, await findDraft(ctx, id)) } });
}

export const DRAFT_ROUTES: readonly Route[] = [
  route(draftCreate, async ({ body, organization, ctx, request, reply }) => {
    await allowAttempt(ctx, [bucket(ctx.config, 'draftsIp', request.ip)]);
    const id = newDraftId();
    const now = ctx.clock.now();
    const row = {
      id,
      access_hash: grantDraftAccess(ctx, request, reply),
      organization_code: lenderOf(organization).orgCode,
      sealed: await sealDraft(ctx, id, body.data),
      version: 1,
      created_at: now,
      updated_at: now,
      expires_at: new Date(now.getTime() + DRAFT_LIFE_MS),
    };
    await addDraft(ctx.pool, row);
    return openDraft(ctx, row);
  }),

  route(draftGet, async ({ params, ctx, request }) => {
    const row = await findDraft(ctx, params.id);
    if (!mayOpen(ctx, request, row.access_hash)) throw new Problem('draft_locked');
    return openDraft(ctx, row);
  }),

  route(draftPatch, async ({ params, body, ctx, request }) => {
    const row = await findDraft(ctx, params.id);
    if (!mayOpen(ctx, request, row.access_hash)) throw new Problem('draft_locked');
    if (row.version !== body.version) throw await conflict(ctx, row.id);

    const now = ctx.clock.now();
    const before = await openDraft(ctx, row);
    const sealed = await sealDraft(ctx, row.id, { ...before.data, ...body.data });
    const after = { ...row, sealed, updated_at: now, expires_at: new Date(now.getTime() + DRAFT_LIFE_MS) };
    if (!(await saveDraft(ctx.pool, after))) throw await conflict(ctx, row.id);
    return openDraft(ctx, { ...after, version: row.version + 1 });
  }),
];
