import { draftGet } from '@hearthline/contract/drafts.ts';
import { findDraft, openDraft } from '../../../applications/drafts/draft-body.ts';
import { mayOpen } from '../../../applications/drafts/draft-access.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';

export const get = route(draftGet, async ({ params, ctx, request }) => {
  const row = await findDraft(ctx, params.id);
  if (!mayOpen(request, row.access_hash)) throw new Problem('draft_locked');
  return openDraft(ctx, row);
});
