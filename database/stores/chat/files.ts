/** Files of chats (decision 0152). */
import type { PoolClient } from 'pg';
import type { ChatFileRow } from '../../generated/rows.ts';
import type { Queryable } from '../../transaction.ts';

export async function addFile(client: PoolClient, row: ChatFileRow): Promise<void> {
  await client.query(
    `insert into chat_file (uuid, conversation_uuid, seq, label, content_type, bytes, sha256, storage_key, sent_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [row.uuid, row.conversation_uuid, row.seq, row.label, row.content_type, row.bytes, row.sha256, row.storage_key, row.sent_at],
  );
}

/** How many files a conversation has. */
export async function filesSent(on: Queryable, conversation: string): Promise<number> {
  const { rows } = await on.query('select count(*)::integer as sent from chat_file where conversation_uuid = $1', [conversation]);
  return rows[0]?.['sent'] as number;
}

/** Names the message that carries files which no other has; answers how many those were. */
export async function nameFiles(client: PoolClient, conversation: string, seq: number, uuids: readonly string[]): Promise<number> {
  const text = 'update chat_file set seq = $2 where conversation_uuid = $1 and seq is null and uuid = any($3)';
  return (await client.query(text, [conversation, seq, uuids])).rowCount ?? 0;
}

/** The files of messages between two numbers, both included. */
export async function filesOf(on: Queryable, conversation: string, from: number, to: number): Promise<ChatFileRow[]> {
  const text = 'select * from chat_file where conversation_uuid = $1 and seq between $2 and $3 order by uuid';
  return (await on.query(text, [conversation, from, to])).rows as ChatFileRow[];
}

export async function fileOf(on: Queryable, conversation: string, uuid: string): Promise<ChatFileRow | undefined> {
  return (await on.query('select * from chat_file where conversation_uuid = $1 and uuid = $2', [conversation, uuid])).rows[0] as
    | ChatFileRow
    | undefined;
}

/** Takes files out of their chat that no message named and that were sent before an instant: none can name them any more. */
export async function loosenFiles(on: Queryable, before: Date): Promise<void> {
  await on.query('update chat_file set conversation_uuid = null where seq is null and sent_at < $1', [before]);
}

/** Files of no chat. */
export async function looseFiles(on: Queryable): Promise<ChatFileRow[]> {
  return (await on.query('select * from chat_file where conversation_uuid is null order by sent_at limit 500')).rows as ChatFileRow[];
}

export async function removeFile(on: Queryable, uuid: string): Promise<void> {
  await on.query('delete from chat_file where uuid = $1', [uuid]);
}
