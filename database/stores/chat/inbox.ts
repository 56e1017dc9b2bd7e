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

/** What has to be answered: a chat that waits, what was asked and not answered, a call that was asked for. The words of the index chat_to_answer. */
const TO_ANSWER = "(c.state = 'WAITING' or c.unanswered_since is not null or c.callback_at is not null)";
const SINCE = 'coalesce(c.unanswered_since, c.waiting_since, c.callback_at)';
const LISTS = {
  QUEUE: { where: TO_ANSWER, order: `${SINCE}, c.uuid` },
  MINE: { where: "c.staff_uuid = $2::uuid and c.state <> 'ENDED'", order: 'c.changed_at desc, c.uuid' },
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

/** Letters from which on the messages are searched too: their index knows runs of three. */
const SEARCHED_FROM = 3;
/** The chats of a lender ($1) with a text ($3) in what is known of their person, each part by its index. */
const ABOUT = `select n.uuid from chat_conversation n where n.organization_code = $1 and (n.name ilike '%' || $3 || '%' or n.email ilike '%' || $3 || '%')
  union select n.uuid from application a join chat_conversation n on n.application_uuid = a.uuid
    where n.organization_code = $1 and a.loan_number ilike '%' || $3 || '%'`;
/** And those in which it was said, of all that is kept. */
const SAID = `union select f.conversation_uuid from chat_message f join chat_conversation n on n.uuid = f.conversation_uuid
  where n.organization_code = $1 and f.body ilike '%' || $3 || '%'`;

/** A page of a list, with the number of all that match. */
export async function chatsOf(on: Queryable, query: ChatQuery): Promise<{ rows: DeskChat[]; total: number }> {
  const { where, order } = LISTS[query.list];
  const words = query.search === null ? null : query.search.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const found = `from chat_conversation c where c.organization_code = $1 and $2::uuid is not null and ${where}`;
  const matching = query.search === null ? found : `${found} and c.uuid in (${ABOUT} ${query.search.length < SEARCHED_FROM ? '' : SAID})`;
  const asked = [query.organization, query.staffUuid, ...(words === null ? [] : [words])];
  const counted = await on.query(`select count(*)::integer as total ${matching}`, asked);
  const ids = await on.query(`select c.uuid ${matching} order by ${order} limit ${query.limit} offset ${query.offset}`, asked);
  const { rows } = await on.query(`${WHOLE} where c.uuid = any($2::uuid[]) order by array_position($2::uuid[], c.uuid)`, [
    query.hereSince,
    ids.rows.map((row) => row['uuid']),
  ]);
  return { rows: rows as DeskChat[], total: counted.rows[0]?.['total'] as number };
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

/** A sign of life of inboxes. Who has not said that they take chats does not, and who was away since an instant has to say it again. */
export async function noteStaffHere(on: Queryable, staffUuids: readonly string[], at: Date, seenSince: Date): Promise<void> {
  await on.query(
    `insert into chat_staff (staff_uuid, is_available, seen_at) select uuid, false, $2 from staff_member where uuid = any($1)
     on conflict (staff_uuid) do update set seen_at = excluded.seen_at, is_available = chat_staff.is_available and chat_staff.seen_at > $3`,
    [staffUuids, at, seenSince],
  );
}

/** Whether the inbox of a member of staff in one of these roles has given a sign of life since an instant. */
export async function isStaffHere(on: Queryable, staffUuid: string, roles: readonly StaffRole[], seenSince: Date): Promise<boolean> {
  const text =
    'select from chat_staff s join staff_member m on m.uuid = s.staff_uuid where m.uuid = $1 and s.seen_at > $2 and m.role = any($3) and m.suspended_at is null';
  return (await on.query(text, [staffUuid, seenSince, roles])).rowCount === 1;
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
       (select count(*)::integer from chat_conversation c
         where (c.staff_uuid = m.uuid and c.state = 'OPEN') or (c.offered_uuid = m.uuid and c.state = 'WAITING')) as chats
     from staff_member m left join chat_staff s on s.staff_uuid = m.uuid
     where m.organization_code = $1 and m.role = any($2) and m.suspended_at is null order by m.name, m.uuid`,
    [organization, roles, seenSince],
  );
  return rows as Colleague[];
}

export type Due = {
  readonly roles: readonly StaffRole[];
  /** Product time: when a ring is over that began, and when the promised time is over of what waits. */
  readonly rungBefore: Date;
  readonly promisedBefore: Date;
  /** Real time: since when an inbox, and a page, gave a sign of life. */
  readonly seenSince: Date;
  readonly hereSince: Date;
  /** Chats of one lender that are looked at in one round. */
  readonly most: number;
};

/**
 * Conversations with people that are due, the longest waiting of each lender first: who answers is away; or it waits and the person is to be told that no
 * one is free; or its ring is over, or was never begun, while the person is there and someone takes chats.
 */
export async function dueChats(
  on: Queryable,
  { roles, rungBefore, promisedBefore, seenSince, hereSince, most }: Due,
): Promise<{ uuid: string; organization: string }[]> {
  const { rows } = await on.query(
    `with present as (select m.uuid, m.organization_code, s.is_available from chat_staff s join staff_member m on m.uuid = s.staff_uuid
       where s.seen_at > $1 and m.suspended_at is null and m.role = any($2))
     select uuid, organization from (
       select c.uuid, c.organization_code as organization, row_number() over (partition by c.organization_code order by c.waiting_since nulls first, c.uuid) as place
       from chat_conversation c
       where (c.state = 'OPEN' and c.mode = 'PERSON' and c.staff_uuid is not null and not exists (select from present p where p.uuid = c.staff_uuid))
         or (c.state = 'WAITING' and (
           (c.nobody_at is null and (c.waiting_since <= $3 or not exists (select from present p where p.organization_code = c.organization_code and p.is_available)))
           or ((c.offered_at is null or c.offered_at <= $4 or not exists (select from present p where p.uuid = c.offered_uuid and p.is_available))
             and exists (select from chat_here h where h.conversation_uuid = c.uuid and h.seen_at > $5)
             and exists (select from present p where p.organization_code = c.organization_code and p.is_available))))
     ) due where place <= $6`,
    [seenSince, roles, promisedBefore, rungBefore, hereSince, most],
  );
  return rows as { uuid: string; organization: string }[];
}

/** Conversations that have to end, and why: the token has expired, the session in which a person began it is over, or nothing was written for long and no page shows it. */
export async function chatsToEnd(
  on: Queryable,
  { now, quietSince, hereSince }: { readonly now: Date; readonly quietSince: Date; readonly hereSince: Date },
): Promise<{ uuid: string; why: 'EXPIRED' | 'SIGNED_OUT' | 'IDLE' }[]> {
  const { rows } = await on.query(
    `select c.uuid, case when c.expires_at <= $1 then 'EXPIRED' when s.uuid is not null then 'SIGNED_OUT' else 'IDLE' end as why
     from chat_conversation c left join session s on s.uuid = c.session_uuid and (s.revoked_at is not null or s.expires_at <= $1)
     where c.state <> 'ENDED' and (c.expires_at <= $1 or s.uuid is not null
       or (c.state = 'OPEN' and c.mode = 'PERSON' and c.provider = 'embedded' and c.changed_at <= $2 and not exists (select from chat_here h where h.conversation_uuid = c.uuid and h.seen_at > $3)))
     limit 500`,
    [now, quietSince, hereSince],
  );
  return rows as { uuid: string; why: 'EXPIRED' | 'SIGNED_OUT' | 'IDLE' }[];
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
