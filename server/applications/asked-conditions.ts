import type { conditionsList } from '@hearthline/contract/application/read.ts';
import type { ConditionRow } from '@hearthline/database/generated/rows.ts';
import { openRequests } from '@hearthline/database/stores/application/conditions.ts';
import { uploadsOf } from '@hearthline/database/stores/application/uploads.ts';
import type { Pool } from 'pg';
import type { z } from 'zod';

type Asked = z.input<typeof conditionsList.reply>[number];

/**
 * The open conditions of a borrower (null) or of another signer, oldest first. One needs action while fewer uploads are under review or accepted than
 * it requests: a rejected one has to be sent again.
 */
export async function askedConditions(
  pool: Pool,
  uuid: string,
  signerId: string | null,
): Promise<{ readonly rows: readonly ConditionRow[]; readonly asked: Asked[] }> {
  const rows = (await openRequests(pool, uuid)).filter((c) => signerId === null || c.signer_id === signerId);
  const uploads = rows.length > 0 ? await uploadsOf(pool, [uuid]) : [];
  const asked = rows.map((c) => {
    const documents = uploads.filter((u) => u.condition_uuid === c.uuid);
    return {
      uuid: c.uuid,
      categoryEnum: c.category,
      created: c.created.toISOString(),
      notes: c.notes,
      commentsToBorrower: c.comments_to_borrower,
      requestDocuments: c.request_documents,
      xtraData: { numDocsRequired: c.documents_required },
      actionNeeded: documents.filter((u) => u.state !== 'REJECTED').length < Math.max(1, c.documents_required),
      documents: documents.map((u) => ({ uuid: u.id, type: u.document_type, state: u.state, reason: u.reason })),
    };
  });
  return { rows, asked };
}
