import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { listedCategory } from '@hearthline/journey/conditions.ts';
import type { PoolClient } from 'pg';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { conditionOf, setCommentToBorrower } from '@hearthline/database/stores/application/conditions.ts';
import { judgeUpload } from '@hearthline/database/stores/application/uploads.ts';

/** Files a condition has to have accepted. */
const required = (asked: number) => Math.max(1, asked);

/**
 * A person accepts a file: the condition it was sent for is cleared once it has as many as it asks for. Empty when there is no such file, or it was accepted
 * before. Call it inside the transaction that records the facts.
 */
export async function acceptDocument(client: PoolClient, { uuid, facts }: Application, documentId: string, at: Date): Promise<Fact[]> {
  if (!(await judgeUpload(client, uuid, documentId, { state: 'ACCEPTED', reason: null, at }))) return [];
  const accepted: Fact = { type: 'documentAccepted', documentId };
  const conditionId = facts.documents.find((d) => d.id === documentId)?.conditionId;
  if (!conditionId || !facts.openConditions.some((c) => c.id === conditionId)) return [accepted];
  const condition = await conditionOf(client, uuid, conditionId);
  const count = facts.documents.filter((d) => d.conditionId === conditionId && (d.state === 'ACCEPTED' || d.id === documentId)).length;
  return condition && count >= required(condition.documents_required) ? [accepted, { type: 'conditionCleared', conditionId }] : [accepted];
}

/**
 * A person rejects a file, with the reason the borrower reads. The condition it was sent for asks again; one that the file had cleared opens again.
 * Empty when there is no such file, or it was rejected before.
 */
export async function rejectDocument(
  client: PoolClient,
  { uuid, facts }: Application,
  documentId: string,
  reason: string,
  at: Date,
): Promise<Fact[]> {
  if (!(await judgeUpload(client, uuid, documentId, { state: 'REJECTED', reason, at }))) return [];
  const rejected: Fact = { type: 'documentRejected', documentId };
  const conditionId = facts.documents.find((d) => d.id === documentId)?.conditionId;
  const condition = conditionId ? await conditionOf(client, uuid, conditionId) : null;
  if (!conditionId || !condition) return [rejected];
  await setCommentToBorrower(client, conditionId, reason);
  const isOpen = facts.openConditions.some((c) => c.id === conditionId);
  return isOpen ? [rejected] : [rejected, { type: 'conditionReopened', conditionId, category: listedCategory(condition.category) }];
}
