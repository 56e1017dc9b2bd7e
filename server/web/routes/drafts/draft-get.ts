import { draftGet } from '@hearthline/contract/drafts.ts';
import { findDraft, mayOpen, openDraft } from '../../../applications/drafts/drafts.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';

export const get = route(draftGet, async ({ params, ctx, request }) => {
  const row = await findDraft(ctx, params.id);
  if (!mayOpen(request, row.access_hash)) throw new Problem('draft_locked');
  return openDraft(ctx, row);
});
