import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { reopened } from './reopened.ts';
import type { PoolClient } from 'pg';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { conditionOf, setCommentToBorrower } from '@hearthline/database/stores/application/conditions.ts';
import { judgeUpload } from '@hearthline/database/stores/application/uploads.ts';

/** Uploads that have to be accepted to clear a condition. */
const required = (asked: number) => Math.max(1, asked);

/**
 * Staff accept an upload: its condition is cleared once it has as many accepted uploads as it requests. Empty when there is no such upload, or it was
 * accepted before. To be called in the transaction that records the facts.
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
 * Staff reject an upload, with the reason the borrower reads. Its condition requests it again; a condition that the upload had cleared is reopened.
 * Empty when there is no such upload, or it was rejected before.
 */
export async function rejectDocument(
  client: PoolClient,
  { uuid, facts }: Application,
  documentId: string,
  { reason, at, by }: { readonly reason: string; readonly at: Date; /** The member of staff. */ readonly by: string },
): Promise<Fact[]> {
  if (!(await judgeUpload(client, uuid, documentId, { state: 'REJECTED', reason, at }))) return [];
  const rejected: Fact = { type: 'documentRejected', documentId };
  const conditionId = facts.documents.find((d) => d.id === documentId)?.conditionId;
  const condition = conditionId ? await conditionOf(client, uuid, conditionId) : null;
  if (!conditionId || !condition) return [rejected];
  // Of a kind, what was asked stays: its words are not those of the category.
  await setCommentToBorrower(client, conditionId, condition.kind === null ? reason : `${condition.notes ?? ''} ${reason}`.trim());
  const isOpen = facts.openConditions.some((c) => c.id === conditionId);
  if (isOpen) return [rejected];
  return [rejected, reopened(condition, by)];
}
