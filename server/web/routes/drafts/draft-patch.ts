import { draftPatch } from '@hearthline/contract/drafts.ts';
import { DRAFT_LIFE_MS, findDraft, mayOpen, openDraft, sealDraft } from '../../../applications/drafts/drafts.ts';
import type { WebContext } from '../../context.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { saveDraft } from '@hearthline/database/stores/application/drafts.ts';

async function conflict(ctx: WebContext, id: string): Promise<Problem> {
  return new Problem('draft_conflict', { extra: { draft: await openDraft(ctx, await findDraft(ctx, id)) } });
}

export const patch = route(draftPatch, async ({ params, body, ctx, request }) => {
  const row = await findDraft(ctx, params.id);
  if (!mayOpen(request, row.access_hash)) throw new Problem('draft_locked');
  if (row.version !== body.version) throw await conflict(ctx, row.id);

  const now = ctx.clock.now();
  const before = await openDraft(ctx, row);
  const sealed = await sealDraft(ctx, row.id, { ...before.data, ...body.data });
  const after = { ...row, sealed, updated_at: now, expires_at: new Date(now.getTime() + DRAFT_LIFE_MS) };
  if (!(await saveDraft(ctx.pool, after))) throw await conflict(ctx, row.id);
  return openDraft(ctx, { ...after, version: row.version + 1 });
});
