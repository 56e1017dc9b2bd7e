/** Chats as those who answer see them: lists, notes, who takes chats, and what is due (decision 0152). */
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import type { ChatMessageRow, ChatNoteRow } from '../../generated/rows.ts';
import type { Queryable } from '../../transaction.ts';
import type { Conversation } from './conversations.ts';

export type DeskChat = Conversation & {
  readonly agent_name: string | null;
  readonly loan_number: string | null;
  readonly application_status: string | null;
  readonly last_body: string;
  readonly last_author: ChatMessageRow['author'] | null;
  readonly last_at: Date | null;
  readonly is_here: boolean;
};

/** $1: since when a page counts as there. */
const WHOLE = `select c.*, s.name as agent_name, a.loan_number, a.status as application_status, coalesce(m.body, '') as last_body, m.author as last_author, m.at as last_at,
    exists (select from chat_here h where h.conversation_uuid = c.uuid and h.seen_at > $1) as is_here
  from chat_conversation c left join staff_member s on s.uuid = c.staff_uuid left join application a on a.uuid = c.application_uuid
  left join chat_message m on m.conversation_uuid = c.uuid and m.seq = c.last_seq`;

/** What has to be answered: by chat while it is open, by phone, by email. A chat with the bot waits for no one. */
const TO_ANSWER = `((c.mode = 'PERSON' and c.state <> 'ENDED' and c.staff_uuid is null) or (c.unanswered_since is not null and c.mode = 'PERSON' and (c.state <> 'ENDED' or c.by_email))
  or c.callback_at is not null)`;
const SINCE = 'coalesce(c.unanswered_since, c.waiting_since, c.callback_at)';
const LISTS = {
  QUEUE: { where: TO_ANSWER, order: `${SINCE}, c.uuid` },
  MINE: { where: "c.staff_uuid = $3::uuid and c.state <> 'ENDED'", order: 'c.changed_at desc, c.uuid' },
  OPEN: { where: "c.state <> 'ENDED'", order: 'c.changed_at desc, c.uuid' },
  ENDED: { where: "c.state = 'ENDED'", order: 'c.changed_at desc, c.uuid' },
} as const;

export type ChatQuery = {
  readonly organization: string;
  readonly staffUuid: string;
  readonly list: keyof typeof LISTS;
  readonly search: string | null;
  readonly hereSince: Date;
  readonly limit: number;
  readonly offset: number;
};

/** A page of a list, with the number of all that match. */
export async function chatsOf(on: Queryable, query: ChatQuery): Promise<{ rows: DeskChat[]; total: number }> {
  const { where, order } = LISTS[query.list];
  const { rows } = await on.query(
    `select whole.*, count(*) over ()::integer as total from (${WHOLE} where c.organization_code = $2 and $3::uuid is not null and ${where}
       and ($4::text is null or c.name ilike '%' || $4 || '%' or c.email ilike '%' || $4 || '%' or a.loan_number ilike '%' || $4 || '%'
         or exists (select from chat_message f where f.conversation_uuid = c.uuid and f.body ilike '%' || $4 || '%'))
       order by ${order}) whole limit $5 offset $6`,
    [
      query.hereSince,
      query.organization,
      query.staffUuid,
      query.search === null ? null : query.search.replaceAll(/[\\%_]/g, String.raw`\$&`),
      query.limit,
      query.offset,
    ],
  );
  return { rows: rows as DeskChat[], total: (rows[0]?.['total'] as number | undefined) ?? 0 };
}

/** How many chats of a lender have to be answered, and since when the oldest. */
export async function chatsToAnswer(on: Queryable, organization: string): Promise<{ waiting: number; oldest: Date | null }> {
  const { rows } = await on.query(
    `select count(*)::integer as waiting, min(${SINCE}) as oldest from chat_conversation c where c.organization_code = $1 and ${TO_ANSWER}`,
    [organization],
  );
  return rows[0] as { waiting: number; oldest: Date | null };
}

/** One chat of a lender; undefined for another lender's. */
export async function chatOfLender(on: Queryable, organization: string, uuid: string, hereSince: Date): Promise<DeskChat | undefined> {
  const { rows } = await on.query(`${WHOLE} where c.organization_code = $2 and c.uuid = $3`, [hereSince, organization, uuid]);
  return rows[0] as DeskChat | undefined;
}

export async function addNote(on: Queryable, row: ChatNoteRow): Promise<void> {
  const text = 'insert into chat_note (id, conversation_uuid, staff_uuid, body, at) values ($1, $2, $3, $4, $5)';
  await on.query(text, [row.id, row.conversation_uuid, row.staff_uuid, row.body, row.at]);
}

export async function notesOf(on: Queryable, uuid: string): Promise<(ChatNoteRow & { readonly name: string })[]> {
  const text =
    'select n.*, s.name from chat_note n join staff_member s on s.uuid = n.staff_uuid where n.conversation_uuid = $1 order by n.at, n.id';
  return (await on.query(text, [uuid])).rows as (ChatNoteRow & { name: string })[];
}

/** Whether a member takes chats now, and a sign of life of their inbox. */
export async function putAvailable(on: Queryable, staffUuid: string, isAvailable: boolean, at: Date): Promise<void> {
  await on.query(
    `insert into chat_staff (staff_uuid, is_available, seen_at) values ($1, $2, $3)
     on conflict (staff_uuid) do update set is_available = excluded.is_available, seen_at = excluded.seen_at`,
    [staffUuid, isAvailable, at],
  );
}

/** A sign of life of inboxes; who has not said that they take chats does not. */
export async function noteStaffHere(on: Queryable, staffUuids: readonly string[], at: Date): Promise<void> {
  await on.query(
    `insert into chat_staff (staff_uuid, is_available, seen_at) select uuid, false, $2 from staff_member where uuid = any($1)
     on conflict (staff_uuid) do update set seen_at = excluded.seen_at`,
    [staffUuids, at],
  );
}

/** Whether the inbox of a member of staff who may still sign in has given a sign of life since an instant. */
export async function isStaffHere(on: Queryable, staffUuid: string, seenSince: Date): Promise<boolean> {
  const text =
    'select from chat_staff s join staff_member m on m.uuid = s.staff_uuid where m.uuid = $1 and s.seen_at > $2 and m.suspended_at is null';
  return (await on.query(text, [staffUuid, seenSince])).rowCount === 1;
}

export type Colleague = {
  readonly uuid: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly isAvailable: boolean;
  readonly chats: number;
};

/** Members of a lender in these roles, and whether each takes chats: available, and with a sign of life since an instant. */
export async function colleaguesOf(
  on: Queryable,
  organization: string,
  roles: readonly StaffRole[],
  seenSince: Date,
): Promise<Colleague[]> {
  const { rows } = await on.query(
    `select m.uuid, m.name, m.role, coalesce(s.is_available and s.seen_at > $3, false) as "isAvailable",
       (select count(*)::integer from chat_conversation c where c.staff_uuid = m.uuid and c.state = 'OPEN') as chats
     from staff_member m left join chat_staff s on s.staff_uuid = m.uuid
     where m.organization_code = $1 and m.role = any($2) and m.suspended_at is null order by m.name, m.uuid`,
    [organization, roles, seenSince],
  );
  return rows as Colleague[];
}

/** Conversations with people that are not at rest: they wait, or who answers them has given no sign of life since `seenSince`. The longest waiting first. */
export async function unsettledChats(on: Queryable, seenSince: Date): Promise<{ uuid: string; organization: string }[]> {
  const { rows } = await on.query(
    `select c.uuid, c.organization_code as organization from chat_conversation c left join chat_staff s on s.staff_uuid = c.staff_uuid
     left join staff_member m on m.uuid = c.staff_uuid
     where c.mode = 'PERSON' and (c.state = 'WAITING' or (c.state = 'OPEN' and (s.seen_at is null or s.seen_at <= $1 or m.suspended_at is not null)))
     order by c.waiting_since nulls first, c.uuid limit 500`,
    [seenSince],
  );
  return rows as { uuid: string; organization: string }[];
}

/** Conversations whose token has expired and that have not ended. */
export async function expiredChats(on: Queryable, now: Date): Promise<string[]> {
  const { rows } = await on.query(
    "select uuid from chat_conversation where state <> 'ENDED' and expires_at <= $1 order by expires_at limit 500",
    [now],
  );
  return rows.map((row) => row['uuid'] as string);
}

/** The median wait of the chats of a lender that were taken since an instant, in milliseconds; null for fewer than three. */
export async function medianWait(on: Queryable, organization: string, since: Date): Promise<number | null> {
  const { rows } = await on.query(
    `select case when count(*) >= 3 then percentile_cont(0.5) within group (order by waited_ms) end::integer as median
     from chat_conversation where organization_code = $1 and waited_ms is not null and created_at > $2`,
    [organization, since],
  );
  return (rows[0]?.['median'] as number | null | undefined) ?? null;
}
