import type { FastifyRequest } from 'fastify';
import type { Context } from '../../config/context.ts';
import { deleteDraft, draftsOpenedBy } from '@hearthline/database/stores/application/drafts.ts';
import { emailKey } from '@hearthline/database/stores/person/identities.ts';
import { accessHashOf } from './draft-access.ts';
import { openDraft } from './draft-body.ts';

/**
 * Deletes the drafts an application was made from (AMB-20): this browser's, of the same e-mail address. Another person's draft
 * in the same browser stays. Answers how many were deleted.
 */
export async function deleteOldDrafts(ctx: Context, request: FastifyRequest, email: string): Promise<number> {
  const accessHash = accessHashOf(request);
  if (!accessHash) return 0;
  const drafts = await Promise.all((await draftsOpenedBy(ctx.pool, accessHash)).map(async (row) => openDraft(ctx, row)));
  const submitted = drafts.filter(({ data }) => data.email !== undefined && emailKey(data.email) === emailKey(email));
  await Promise.all(submitted.map(async ({ id }) => deleteDraft(ctx.pool, id)));
  return submitted.length;
}
