/** Conversations, their messages, and who is there (decision 0152). */
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import type { PoolClient } from 'pg';
import type { ChatConversationRow, ChatMessageRow } from '../../generated/rows.ts';
import type { Queryable } from '../../transaction.ts';

/** A conversation with the name of the member of staff who answers it. */
export type Conversation = ChatConversationRow & { readonly agent_name: string | null };
/** A message with the name of the member of staff who wrote it. */
export type ChatLine = ChatMessageRow & { readonly staff_name: string | null };

const ONE = 'select c.*, s.name as agent_name from chat_conversation c left join staff_member s on s.uuid = c.staff_uuid';
const conversationOf = ({ rows }: { rows: Record<string, unknown>[] }): Conversation | undefined => rows[0] as Conversation | undefined;

type New = Pick<
  Conversation,
  | 'uuid'
  | 'organization_code'
  | 'channel_uuid'
  | 'contact_uuid'
  | 'token_hash'
  | 'identity_uuid'
  | 'session_uuid'
  | 'application_uuid'
  | 'name'
  | 'email'
  | 'tag'
  | 'skill'
  | 'page'
  | 'mode'
  | 'provider'
  | 'state'
  | 'wanted_uuid'
  | 'waiting_since'
  | 'created_at'
  | 'changed_at'
  | 'expires_at'
>;

/** Columns and placeholders of a row, in the order of its members. */
const placed = (row: object): { columns: string[]; values: unknown[] } => ({ columns: Object.keys(row), values: Object.values(row) });

export async function insertConversation(on: Queryable, row: New): Promise<void> {
  const { columns, values } = placed(row);
  await on.query(
    `insert into chat_conversation (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
    values,
  );
}

export async function conversationByToken(on: Queryable, tokenHash: Buffer): Promise<Conversation | undefined> {
  return conversationOf(await on.query(`${ONE} where c.token_hash = $1`, [tokenHash]));
}

export async function conversationByUuid(on: Queryable, uuid: string): Promise<Conversation | undefined> {
  return conversationOf(await on.query(`${ONE} where c.uuid = $1`, [uuid]));
}

/** A conversation of a lender, locked: what is said in it, and who takes it, is decided one after the other. */
export async function lockConversation(client: PoolClient, uuid: string): Promise<Conversation | undefined> {
  return conversationOf(await client.query(`${ONE} where c.uuid = $1 for update of c`, [uuid]));
}

/** Changes members of a conversation that the caller holds locked; answers it as it is then. */
export async function putConversation(client: PoolClient, uuid: string, changes: Partial<ChatConversationRow>): Promise<Conversation> {
  const { columns, values } = placed(changes);
  const set = columns.map((column, at) => `${column} = $${at + 2}`).join(', ');
  await client.query(`update chat_conversation set ${set} where uuid = $1`, [uuid, ...values]);
  const row = await conversationByUuid(client, uuid);
  if (!row) throw new Error('The conversation disappeared while it was locked');
  return row;
}

/** The message of its sender with this key, if it is stored. */
export async function messageByKey(
  on: Queryable,
  { uuid, author, key }: { readonly uuid: string; readonly author: ChatMessageRow['author']; readonly key: string },
): Promise<ChatMessageRow | undefined> {
  const text = 'select * from chat_message where conversation_uuid = $1 and author = $2 and key = $3';
  return (await on.query(text, [uuid, author, key])).rows[0] as ChatMessageRow | undefined;
}

export async function insertMessage(client: PoolClient, row: ChatMessageRow): Promise<void> {
  await client.query(
    'insert into chat_message (conversation_uuid, seq, key, author, staff_uuid, body, answer, at) values ($1, $2, $3, $4, $5, $6, $7, $8)',
    [
      row.conversation_uuid,
      row.seq,
      row.key,
      row.author,
      row.staff_uuid,
      row.body,
      row.answer === null ? null : JSON.stringify(row.answer),
      row.at,
    ],
  );
}

/** The messages that follow a number, in order; at most `most`. */
export async function messagesAfter(on: Queryable, uuid: string, after: number, most: number): Promise<ChatLine[]> {
  const { rows } = await on.query(
    `select m.*, s.name as staff_name from chat_message m left join staff_member s on s.uuid = m.staff_uuid
     where m.conversation_uuid = $1 and m.seq > $2 order by m.seq limit $3`,
    [uuid, after, most],
  );
  return rows as ChatLine[];
}

/** The last answers of the bot with the questions they answer, oldest first. */
export async function botAnswers(
  on: Queryable,
  uuid: string,
  most: number,
): Promise<{ answer: ChatMessageRow; question: { readonly seq: number; readonly body: string } }[]> {
  const { rows } = await on.query(
    `select * from (select m.*, q.seq as question_seq, q.body as question from chat_message m
       join chat_message q on q.conversation_uuid = m.conversation_uuid and q.author = 'VISITOR' and q.key = m.key
       where m.conversation_uuid = $1 and m.author = 'BOT' order by m.seq desc limit $2) last order by seq`,
    [uuid, most],
  );
  return rows.map((row) => ({
    answer: row as ChatMessageRow,
    question: { seq: row['question_seq'] as number, body: row['question'] as string },
  }));
}

/** Those of the conversations that have changed since the revision that is named. */
export async function movedOn(on: Queryable, seen: ReadonlyMap<string, number>): Promise<string[]> {
  const { rows } = await on.query(
    `select c.uuid from unnest($1::uuid[], $2::integer[]) as seen (uuid, revision)
     join chat_conversation c on c.uuid = seen.uuid where c.revision <> seen.revision`,
    [[...seen.keys()], [...seen.values()]],
  );
  return rows.map((row) => row['uuid'] as string);
}

/** What a person said after a number: how many messages, and when the first. */
export async function saidAfter(on: Queryable, uuid: string, seq: number): Promise<{ count: number; since: Date | null }> {
  const text =
    "select count(*)::integer as count, min(at) as since from chat_message where conversation_uuid = $1 and seq > $2 and author = 'VISITOR'";
  return (await on.query(text, [uuid, seq])).rows[0] as { count: number; since: Date | null };
}

/** Notes that the pages of these conversations gave a sign of life. */
export async function noteHere(on: Queryable, uuids: readonly string[], at: Date): Promise<void> {
  await on.query(
    `insert into chat_here (conversation_uuid, seen_at) select uuid, $2 from chat_conversation where uuid = any($1)
     on conflict (conversation_uuid) do update set seen_at = excluded.seen_at`,
    [uuids, at],
  );
}

export async function noteGone(on: Queryable, uuid: string): Promise<void> {
  await on.query('delete from chat_here where conversation_uuid = $1', [uuid]);
}

/** Whether the person's page has given a sign of life since an instant. */
export async function isHereSince(on: Queryable, uuid: string, since: Date): Promise<boolean> {
  const { rowCount } = await on.query('select from chat_here where conversation_uuid = $1 and seen_at > $2', [uuid, since]);
  return rowCount === 1;
}

export async function putPass(
  on: Queryable,
  pass: {
    readonly secretHash: Buffer;
    readonly expiresAt: Date;
    readonly of: { readonly identityUuid: string; readonly sessionUuid: string } | { readonly staffSessionUuid: string };
  },
): Promise<void> {
  const staff = 'staffSessionUuid' in pass.of ? pass.of.staffSessionUuid : null;
  const [identity, session] = 'identityUuid' in pass.of ? [pass.of.identityUuid, pass.of.sessionUuid] : [null, null];
  await on.query(
    'insert into chat_pass (secret_hash, identity_uuid, session_uuid, staff_session_uuid, expires_at) values ($1, $2, $3, $4, $5)',
    [pass.secretHash, identity, session, staff, pass.expiresAt],
  );
}

/** Whose nonce it is, and of which session, while both are valid. */
export async function ownerOfPass(
  on: Queryable,
  secretHash: Buffer,
  now: Date,
): Promise<{ identityUuid: string; sessionUuid: string } | null> {
  const { rows } = await on.query(
    `select p.identity_uuid as "identityUuid", p.session_uuid as "sessionUuid" from chat_pass p join session s on s.uuid = p.session_uuid
     where p.secret_hash = $1 and p.expires_at > $2 and s.revoked_at is null and s.expires_at > $2`,
    [secretHash, now],
  );
  return (rows[0] as { identityUuid: string; sessionUuid: string } | undefined) ?? null;
}

/** Those of the sessions that are still open. */
export async function stillOpen(on: Queryable, sessions: readonly string[], now: Date): Promise<Set<string>> {
  const text = 'select uuid from session where uuid = any($1) and revoked_at is null and expires_at > $2';
  return new Set((await on.query(text, [sessions, now])).rows.map((row) => row['uuid'] as string));
}

/** Those of the sessions at the desk that are still open and in use, of members who may sign in, with the role they have now. */
export async function stillAtDesk(on: Queryable, sessions: readonly string[], now: Date, usedSince: Date): Promise<Map<string, StaffRole>> {
  const { rows } = await on.query(
    `select s.uuid, m.role from staff_session s join staff_member m on m.uuid = s.staff_uuid
     where s.uuid = any($1) and s.revoked_at is null and s.expires_at > $2 and s.seen_at > $3 and m.suspended_at is null`,
    [sessions, now, usedSince],
  );
  return new Map(rows.map((row) => [row['uuid'] as string, row['role'] as StaffRole]));
}

/** Deletes a nonce of a session; false when it has none of that name. */
export async function dropPass(on: Queryable, secretHash: Buffer, sessionUuid: string): Promise<boolean> {
  return (await on.query('delete from chat_pass where secret_hash = $1 and session_uuid = $2', [secretHash, sessionUuid])).rowCount === 1;
}

/** Uses up a ticket of the inbox's socket; answers whose it is while their session at the desk is open. */
export async function takeTicket(
  on: Queryable,
  secretHash: Buffer,
  now: Date,
): Promise<{ staffUuid: string; staffSessionUuid: string } | null> {
  const { rows } = await on.query(
    `with used as (delete from chat_pass where secret_hash = $1 and staff_session_uuid is not null returning staff_session_uuid, expires_at)
     select s.staff_uuid as "staffUuid", s.uuid as "staffSessionUuid" from used join staff_session s on s.uuid = used.staff_session_uuid
     where used.expires_at > $2 and s.revoked_at is null and s.expires_at > $2`,
    [secretHash, now],
  );
  return (rows[0] as { staffUuid: string; staffSessionUuid: string } | undefined) ?? null;
}

/** Deletes expired passes, and signs of life older than an instant; returns how many. */
export async function sweepPasses(on: Queryable, now: Date, silentSince: Date): Promise<number> {
  const passes = await on.query('delete from chat_pass where expires_at < $1', [now]);
  const here = await on.query('delete from chat_here where seen_at < $1', [silentSince]);
  return (passes.rowCount ?? 0) + (here.rowCount ?? 0);
}

/** Tells every process what is typed; nothing is stored. */
export async function notifyTyping(on: Queryable, typing: string): Promise<void> {
  await on.query("select pg_notify('chat_typing', $1)", [typing]);
}
