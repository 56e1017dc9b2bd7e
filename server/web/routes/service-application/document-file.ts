import { documentFile } from '@hearthline/contract/application/documents.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { mayRead } from '../../../applications/signers/sign.ts';
import { documentsOfKind } from '@hearthline/database/stores/application/documents.ts';
import { packagePdf } from '../../../steps/documents/make-documents.ts';

export const register = route(documentFile, async ({ params: { uuid, kind }, party, ctx, reply }) => {
  const mine = (await documentsOfKind(ctx.pool, uuid, kind)).filter((d) => mayRead(party, d));
  const key = mine.find((d) => d.storageKey !== null)?.storageKey ?? null;
  const found = key === null ? mine.find((d) => d.body !== null) : undefined;
  const sealed =
    key === null ? found && (await packagePdf(ctx, await applicationByUuid(ctx.pool, uuid), kind)) : await ctx.documents.storage.get(key);
  if (!sealed && !found) throw new Problem('not_found');
  void reply
    .type(sealed ? 'application/pdf' : 'text/plain; charset=utf-8')
    .header('content-disposition', `attachment; filename="${kind.toLowerCase().replaceAll('_', '-')}.${sealed ? 'pdf' : 'txt'}"`);
  return sealed ?? Buffer.from(`${found?.title}\n\n${found?.body}\n`, 'utf8');
});
