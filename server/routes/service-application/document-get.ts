import { documentGet } from '@hearthline/contract/application/documents.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { documentOf } from '../../stores/documents.ts';

export const register = route(documentGet, async ({ params, ctx }) => {
  const found = await documentOf(ctx.pool, params.uuid, params.kind);
  if (!found) throw new Problem('not_found');
  return found;
});
