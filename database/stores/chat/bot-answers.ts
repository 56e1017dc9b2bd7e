/** The bot's answers in chats of a lender, and what people thought of them (decision 0152). A rating is of an answer in a chat: given twice there, it counts once. */
import type { Queryable } from '../../transaction.ts';

export type Period = { readonly organization: string; readonly since: Date };
/** How the store knows that a person was asked for, that the bot had no answer, and which reasons there are. */
export type Known = { readonly askedForPerson: string; readonly noAnswer: string; readonly reasons: readonly string[] };

export type CountedAnswer = {
  readonly id: string;
  readonly given: number;
  readonly up: number;
  readonly down: number;
  readonly handedOver: number;
};

/** What the bot said, and what followed, in chats of a lender ($1) since an instant ($2); $3: the words with which a person is asked for; $4: those of no answer. */
const SAID = `select m.conversation_uuid, m.answer->>'questionId' as id, m.author = 'BOT' as is_answer, m.body = $4 as is_none,
    lead(case when m.author = 'BOT' then m.answer->>'questionId' when m.author = 'PRODUCT' and m.body = $3 then 'hand-over' end)
      over (partition by m.conversation_uuid order by m.seq) = 'hand-over' as handed
  from chat_conversation c join chat_message m on m.conversation_uuid = c.uuid
  where c.organization_code = $1 and c.changed_at >= $2 and m.at >= $2 and m.author <> 'VISITOR'`;

/** The answers of a period, those first that were not helpful the most often, and how many questions had none. */
export async function answersGiven(
  on: Queryable,
  { organization, since }: Period,
  { askedForPerson, noAnswer }: Known,
): Promise<{ answers: CountedAnswer[]; withoutAnswer: number }> {
  const { rows } = await on.query(
    `select g.id, sum(g.given)::integer as given, count(*) filter (where f.rating = 1)::integer as up,
       count(*) filter (where f.rating = 0)::integer as down, sum(g.handed)::integer as "handedOver"
     from (select conversation_uuid, id, count(*) as given, count(*) filter (where handed) as handed from (${SAID}) said
       where is_answer and (id <> 'hand-over' or is_none) group by 1, 2) g
     left join chat_bot_feedback f on f.conversation_uuid = g.conversation_uuid and f.question_id = g.id
     group by g.id order by down desc, "handedOver" desc, given desc, g.id`,
    [organization, since, askedForPerson, noAnswer],
  );
  const all = rows as CountedAnswer[];
  return { answers: all.filter(({ id }) => id !== 'hand-over'), withoutAnswer: all.find(({ id }) => id === 'hand-over')?.given ?? 0 };
}

/** How often each reason was given for each answer that was not helpful; words of one's own without a known reason before them count as the last. */
export async function reasonsGiven(
  on: Queryable,
  { organization, since }: Period,
  { reasons }: Known,
): Promise<{ id: string; reason: string; count: number }[]> {
  const { rows } = await on.query(
    `select f.question_id as id, coalesce((select r from unnest($3::text[]) r where f.reason = r or starts_with(f.reason, r || ': ')), $4) as reason,
       count(*)::integer as count
     from chat_conversation c join chat_bot_feedback f on f.conversation_uuid = c.uuid
     where c.organization_code = $1 and c.changed_at >= $2 and f.rating = 0
       and exists (select from chat_message m where m.conversation_uuid = c.uuid and m.author = 'BOT' and m.answer->>'questionId' = f.question_id and m.at >= $2)
     group by 1, 2 order by 1, 3 desc, 2`,
    [organization, since, reasons, reasons.at(-1)],
  );
  return rows as { id: string; reason: string; count: number }[];
}

export type AskedQuestion = {
  readonly conversationUuid: string;
  readonly applicationUuid: string | null;
  readonly seq: number;
  readonly at: Date;
  readonly asked: string;
  readonly rating: 0 | 1 | null;
  readonly reason: string | null;
};
type Wanted = Period & { readonly id: string; readonly rating: 0 | 1 | null; readonly limit: number; readonly offset: number };

/** A page of the questions that got an answer, newest first, with the number of all. */
export async function questionsAsked(
  on: Queryable,
  { organization, since, id, rating, limit, offset }: Wanted,
  { noAnswer }: Known,
): Promise<{ rows: AskedQuestion[]; total: number }> {
  const found = `from chat_message m join chat_conversation c on c.uuid = m.conversation_uuid
    left join chat_bot_feedback f on f.conversation_uuid = m.conversation_uuid and f.question_id = $3
    where m.author = 'BOT' and m.answer->>'questionId' = $3 and m.at >= $2 and c.organization_code = $1
      and ($3 <> 'hand-over' or m.body = $4) and ($5::smallint is null or f.rating = $5)`;
  const asked = [organization, since, id, noAnswer, rating];
  const counted = await on.query(`select count(*)::integer as total ${found}`, asked);
  const { rows } = await on.query(
    `select p.*, q.seq, q.body as asked from (
       select m.conversation_uuid as "conversationUuid", c.application_uuid as "applicationUuid", m.key, m.at, m.seq as place, f.rating, f.reason ${found}
       order by m.at desc, m.conversation_uuid, m.seq desc limit ${limit} offset ${offset}) p
     join chat_message q on q.conversation_uuid = p."conversationUuid" and q.author = 'VISITOR' and q.key = p.key
     order by p.at desc, p."conversationUuid", p.place desc`,
    asked,
  );
  return {
    rows: rows.map(({ key: _key, place: _place, ...row }) => row as AskedQuestion),
    total: counted.rows[0]?.['total'] as number,
  };
}
