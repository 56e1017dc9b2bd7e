import { draftGet } from '@hearthline/contract/drafts.ts';
import { findDraft, openDraft } from '../../drafts/draft-body.ts';
import { mayOpen } from '../../drafts/draft-access.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';

export const get = route(draftGet, async ({ params, ctx, request }) => {
  const row = await findDraft(ctx, params.id);
  if (!mayOpen(request, row.access_hash)) throw new Problem('draft_locked');
  return openDraft(ctx, row);
});
