import { DEFAULT_STAGE } from '@hearthline/rules/conditions/stages.ts';
import type { PoolClient } from 'pg';
import type { Connection } from './application.ts';
import type { ConditionRow } from '../../generated/rows.ts';

type Asked = Pick<ConditionRow, 'uuid' | 'application_uuid' | 'category' | 'notes' | 'request_documents' | 'created'> &
  Partial<Pick<ConditionRow, 'signer_id' | 'opened_by' | 'comments_to_borrower' | 'kind' | 'stage' | 'internal' | 'owner_uuid' | 'due_on'>>;

/** Inserts a condition; an existing one stays unchanged. */
export async function saveCondition(client: PoolClient, asked: Asked): Promise<void> {
  await client.query({
    name: 'condition-insert',
    text: 'insert into condition (uuid, application_uuid, category, notes, request_documents, documents_required, created, signer_id, opened_by, comments_to_borrower, kind, stage, internal, owner_uuid, due_on) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) on conflict do nothing',
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
      asked.comments_to_borrower ?? null,
      asked.kind ?? null,
      asked.stage ?? DEFAULT_STAGE,
      asked.internal ?? false,
      asked.owner_uuid ?? null,
      asked.due_on ?? null,
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

/** What the borrower and the signers are asked and have not answered, oldest first: never what staff alone see. */
export async function openRequests(on: Connection, applicationUuid: string): Promise<ConditionRow[]> {
  const { rows } = await on.query<ConditionRow>({
    name: 'requests-open',
    text: 'select *, due_on::text from condition where application_uuid = $1 and closed_at is null and not internal order by created, uuid',
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
    text: 'select *, due_on::text from condition where application_uuid = $1 order by created desc, uuid desc',
    values: [applicationUuid],
  });
  return rows;
}

/** One condition of an application, open or closed. */
export async function conditionOf(on: Connection, applicationUuid: string, uuid: string): Promise<ConditionRow | null> {
  const { rows } = await on.query<ConditionRow>({
    name: 'condition-of',
    text: 'select *, due_on::text from condition where application_uuid = $1 and uuid = $2',
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
    text: 'update condition set closed_at = null, waived_at = null, waiver_reason = null, waiver_words = null where uuid = $2 and application_uuid = $1',
    values: [applicationUuid, uuid],
  });
}

type Change = {
  readonly stage?: string | undefined;
  readonly owner?: string | null | undefined;
  readonly dueOn?: string | null | undefined;
};
/** Another stage, owner or due day; what is undefined stays as it is. */
export async function changeCondition(
  client: PoolClient,
  applicationUuid: string,
  uuid: string,
  { stage, owner, dueOn }: Change,
): Promise<void> {
  await client.query({
    name: 'condition-change',
    text: `update condition set stage = coalesce($3, stage), owner_uuid = case when $4 then $5::uuid else owner_uuid end,
        due_on = case when $6 then $7::date else due_on end where uuid = $2 and application_uuid = $1`,
    values: [applicationUuid, uuid, stage ?? null, owner !== undefined, owner ?? null, dueOn !== undefined, dueOn ?? null],
  });
}

/** It ends unmet. */
export async function waiveCondition(client: PoolClient, applicationUuid: string, uuid: string, reason: string, at: Date): Promise<void> {
  await client.query({
    name: 'condition-waive',
    text: 'update condition set closed_at = $4, waived_at = $4, waiver_reason = $3 where uuid = $2 and application_uuid = $1',
    values: [applicationUuid, uuid, reason, at],
  });
}

/** Why, in the words of who waived it. */
export async function setWaiverWords(client: PoolClient, uuid: string, words: string): Promise<void> {
  await client.query({
    name: 'condition-waiver-words',
    text: 'update condition set waiver_words = $2 where uuid = $1',
    values: [uuid, words],
  });
}

/** What was met or waived, newest first. */
export async function closedConditions(on: Connection, applicationUuid: string): Promise<ConditionRow[]> {
  return (await conditionsOf(on, applicationUuid)).filter(({ closed_at: closedAt }) => closedAt !== null);
}
