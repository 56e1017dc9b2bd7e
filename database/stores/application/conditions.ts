import type { PoolClient } from 'pg';
import type { Connection } from './application.ts';
import type { ConditionRow } from '../../generated/rows.ts';

type Asked = Pick<ConditionRow, 'uuid' | 'application_uuid' | 'category' | 'notes' | 'request_documents' | 'created'> & {
  readonly signer_id?: string;
  readonly opened_by?: string;
};

/** Inserts a condition; an existing one stays unchanged. */
export async function saveCondition(client: PoolClient, asked: Asked): Promise<void> {
  await client.query({
    name: 'condition-insert',
    text: 'insert into condition (uuid, application_uuid, category, notes, request_documents, documents_required, created, signer_id, opened_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing',
    values: [
      asked.uuid,
      asked.application_uuid,
      asked.category,
      asked.notes,
      JSON.stringify(asked.request_documents),
      asked.request_documents.length,
      asked.created,
      asked.signer_id ?? null,
      asked.opened_by ?? null,
    ],
  });
}

export async function closeCondition(client: PoolClient, applicationUuid: string, uuid: string, at: Date): Promise<void> {
  await client.query({
    name: 'condition-close',
    text: 'update condition set closed_at = $3 where uuid = $2 and application_uuid = $1',
    values: [applicationUuid, uuid, at],
  });
}

/** Open conditions, oldest first. */
export async function openConditions(on: Connection, applicationUuid: string): Promise<ConditionRow[]> {
  const { rows } = await on.query<ConditionRow>({
    name: 'conditions-open',
    text: 'select * from condition where application_uuid = $1 and closed_at is null order by created, uuid',
    values: [applicationUuid],
  });
  return rows;
}

/** Notes when the person who is asked saw each of these conditions for the first time. */
export async function conditionsSeen(on: Connection, uuids: readonly string[], at: Date): Promise<void> {
  await on.query({
    name: 'conditions-seen',
    text: 'update condition set seen_at = $2 where uuid = any($1::uuid[]) and seen_at is null',
    values: [uuids, at],
  });
}

/** Every condition, open or closed, newest first. */
export async function conditionsOf(on: Connection, applicationUuid: string): Promise<ConditionRow[]> {
  const { rows } = await on.query<ConditionRow>({
    name: 'conditions-of',
    text: 'select * from condition where application_uuid = $1 order by created desc, uuid desc',
    values: [applicationUuid],
  });
  return rows;
}

/** One condition of an application, open or closed. */
export async function conditionOf(on: Connection, applicationUuid: string, uuid: string): Promise<ConditionRow | null> {
  const { rows } = await on.query<ConditionRow>({
    name: 'condition-of',
    text: 'select * from condition where application_uuid = $1 and uuid = $2',
    values: [applicationUuid, uuid],
  });
  return rows[0] ?? null;
}

/** A comment that the borrower reads in place of the description. */
export async function setCommentToBorrower(client: PoolClient, uuid: string, comments: string): Promise<void> {
  await client.query({
    name: 'condition-say',
    text: 'update condition set comments_to_borrower = $2 where uuid = $1',
    values: [uuid, comments],
  });
}

export async function reopenCondition(client: PoolClient, applicationUuid: string, uuid: string): Promise<void> {
  await client.query({
    name: 'condition-reopen',
    text: 'update condition set closed_at = null where uuid = $2 and application_uuid = $1',
    values: [applicationUuid, uuid],
  });
}
