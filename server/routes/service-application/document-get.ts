import { documentGet } from '@hearthline/contract/application/documents.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';

export const register = route(documentGet, async ({ params, ctx }) => {
  const { rows } = await ctx.pool.query<{ kind: string; title: string; version: string; sha256: string; body: string }>('select kind, title, version, sha256, body from document where application_uuid = $1 and kind = $2 order by version desc limit 1', [params.uuid, params.kind]);
  if (!rows[0]) throw new Problem('not_found');
  return rows[0];
});
