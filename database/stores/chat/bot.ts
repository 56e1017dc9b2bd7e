/** Questions to the bot, and what people thought of its answers (decision 0152). */
import type { ChatBotFeedbackRow, ChatMessageRow } from '../../generated/rows.ts';
import type { Queryable } from '../../transaction.ts';

/** An answer carries the key of its question: a question is answered once. */
const UNANSWERED = `q.author = 'VISITOR' and not exists (select from chat_message a
  where a.conversation_uuid = q.conversation_uuid and a.author = 'BOT' and a.key = q.key)`;

/** The questions of a conversation that the bot has not answered, oldest first. */
export async function unansweredQuestions(on: Queryable, uuid: string): Promise<ChatMessageRow[]> {
  const { rows } = await on.query(`select q.* from chat_message q where q.conversation_uuid = $1 and ${UNANSWERED} order by q.seq`, [uuid]);
  return rows as ChatMessageRow[];
}

/** Chats with the bot that were left with a question before an instant. */
export async function botChatsLeft(on: Queryable, before: Date): Promise<string[]> {
  const { rows } = await on.query(
    `select c.uuid from chat_conversation c where c.mode = 'BOT' and c.state = 'OPEN' and c.changed_at < $1
       and exists (select from chat_message q where q.conversation_uuid = c.uuid and ${UNANSWERED})`,
    [before],
  );
  return rows.map(({ uuid }) => uuid as string);
}

/** Whether the bot gave an answer of this name in a conversation. */
export async function hasAnswered(on: Queryable, uuid: string, questionId: string): Promise<boolean> {
  const text = `select from chat_message where conversation_uuid = $1 and author = 'BOT' and answer->>'questionId' = $2 limit 1`;
  return (await on.query(text, [uuid, questionId])).rowCount === 1;
}

export async function putBotFeedback(on: Queryable, row: ChatBotFeedbackRow): Promise<void> {
  await on.query(
    `insert into chat_bot_feedback (conversation_uuid, question_id, rating, reason, at) values ($1, $2, $3, $4, $5)
     on conflict (conversation_uuid, question_id) do update set rating = excluded.rating, reason = excluded.reason, at = excluded.at`,
    [row.conversation_uuid, row.question_id, row.rating, row.reason, row.at],
  );
}
