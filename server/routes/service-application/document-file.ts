import { documentFile } from '@hearthline/contract/application/documents.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { documentOf, paperOf } from '../../stores/documents.ts';

export const register = route(documentFile, async ({ params: { uuid, kind }, ctx, reply }) => {
  const key = await paperOf(ctx.pool, uuid, kind);
  const sealed = key === null ? null : await ctx.documents.storage.get(key);
  const found = sealed === null ? await documentOf(ctx.pool, uuid, kind) : null;
  if (sealed === null && found === null) throw new Problem('not_found');
  void reply
    .type(sealed ? 'application/pdf' : 'text/plain; charset=utf-8')
    .header('content-disposition', `attachment; filename="${kind.toLowerCase().replaceAll('_', '-')}.${sealed ? 'pdf' : 'txt'}"`);
  return sealed ?? Buffer.from(`${found?.title}\n\n${found?.body}\n`, 'utf8');
});
