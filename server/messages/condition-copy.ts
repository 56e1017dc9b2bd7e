import { conditionCard } from '@hearthline/journey/conditions.ts';
import type { PoolClient } from 'pg';
import type { Application, Connection } from '@hearthline/database/stores/application/application.ts';
import { conditionOf, openConditions } from '@hearthline/database/stores/application/conditions.ts';
import type { ConditionRow } from '@hearthline/database/generated/rows.ts';

const cardOf = ({ facts }: Application, row: ConditionRow) =>
  conditionCard({
    category: row.category,
    notes: row.notes,
    commentsToBorrower: row.comments_to_borrower,
    requestDocuments: row.request_documents,
    numDocsRequired: row.documents_required,
    accountMask: facts.full.disbursement?.mask ?? null,
  });

/** Title and description of a condition as its card shows them; null when there is no such row. */
export async function conditionCopy(client: PoolClient, application: Application, conditionId: string) {
  const row = await conditionOf(client, application.uuid, conditionId);
  if (!row) return null;
  const { title, description } = cardOf(application, row);
  return { title, description };
}

/** Cards of the open conditions, oldest first. */
export async function conditionCards(on: Connection, application: Application) {
  return (await openConditions(on, application.uuid)).map((row) => cardOf(application, row));
}
