import { documentGet } from '@hearthline/contract/application/documents.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { mayRead } from '../../../applications/signers/sign.ts';
import { documentsOfKind } from '@hearthline/database/stores/application/documents.ts';

export const register = route(documentGet, async ({ params, party, ctx }) => {
  const found = (await documentsOfKind(ctx.pool, params.uuid, params.kind)).find((d) => d.body !== null && mayRead(party, d));
  if (!found || found.body === null) throw new Problem('not_found');
  return { ...found, body: found.body };
});
