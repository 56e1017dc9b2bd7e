/**
 * The bot's turn in a conversation: each question is answered once, under the key of the question. A process that stops between a question and its
 * answer leaves it to the next read of the conversation, or to the round of the chats. A turn renews the ten minutes of the bot's session by itself: a
 * page that talks with the bot needs no refreshToken, and one that is silent for longer ends.
 */
import { botChatsLeft, hasAnswered, putBotFeedback, unansweredQuestions } from '@hearthline/database/stores/chat/bot.ts';
import { type Conversation, conversationByUuid, messageByKey, putConversation } from '@hearthline/database/stores/chat/conversations.ts';
import type { ChatMessageRow } from '@hearthline/database/generated/rows.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { BOT_SESSION_MS } from '@hearthline/rules/chat/limits.ts';
import { maskNumbers } from '@hearthline/rules/chat/masking.ts';
import type { Context } from '../config/context.ts';
import { happened } from '../monitoring/measures.ts';
import { helpArticles } from '../config/help-articles.ts';
import { append, changed, type ChatContext, isOver } from './conversations.ts';
import { answerOf, type Answer, BOT_WORDS } from './bot/answer.ts';
import { ownOf } from './bot/own-application.ts';
import type { Own } from './bot/own.ts';
import { recognize, type Recognize } from './bot/recognition.ts';
import { asItIs, type Rephrase, rephraserOf } from './bot/rephrase.ts';

const FILE_ONLY: Answer = {
  kind: 'hand-over',
  questionId: 'hand-over',
  also: null,
  words: BOT_WORDS.person,
  article: null,
  screen: null,
  offersPerson: true,
};

/** What messages ask; nothing that is known where the model fails, so that a person is offered. */
const recognizeOrNot: Recognize = async (texts) => {
  try {
    return await recognize(texts);
  } catch {
    happened('background', { task: 'bot' });
    return texts.map(() => []);
  }
};

/** Milliseconds that a request has to answer a question before the round does. */
const LEFT_AFTER_MS = 15_000;

/**
 * Answers what is unanswered in a conversation with the bot.
 * @param ownOf what the bot may say about the person's application; asked for only when there is something to answer
 * @param rephrase puts what was found in other words
 */
export async function answerAll(
  ctx: ChatContext,
  { uuid, mode }: Conversation,
  ownOf: () => Promise<Own | null>,
  rephrase: Rephrase = asItIs,
): Promise<void> {
  if (mode !== 'BOT') return;
  const questions = await unansweredQuestions(ctx.pool, uuid);
  if (questions.length === 0) return;
  const own = await ownOf();
  const knowledge = { articles: helpArticles(), recognize: recognizeOrNot };
  const answers: { readonly key: string; readonly answer: Answer }[] = [];
  for (const { key, body } of questions) {
    const answer = body === '' ? FILE_ONLY : await answerOf(body, knowledge, own);
    answers.push({ key, answer: await rephrase(answer, body, knowledge.articles) });
  }
  await changed(ctx, uuid, async (client, row) => {
    let at = row;
    for (const { key, answer } of answers) {
      const isAnswered = (await messageByKey(client, { uuid, author: 'BOT', key })) !== undefined;
      // A person was asked for meanwhile, or the chat is over: what was said stays without an answer of the bot.
      if (isAnswered || at.mode !== 'BOT' || isOver(at, ctx.clock.real())) continue;
      const { questionId, article, screen, words, offersPerson } = answer;
      await append(ctx, client, at, { author: 'BOT', key, body: words, answer: { questionId, article, screen, handsOver: offersPerson } });
      // A chat that waits for people as well lives as long as with them.
      const until = Math.max(at.state === 'WAITING' ? at.expires_at.getTime() : 0, ctx.clock.real().getTime() + BOT_SESSION_MS);
      at = await putConversation(client, uuid, { expires_at: new Date(until) });
    }
  });
}

/**
 * Has the bot answer what was asked, for the person whose proof the caller has seen; answers how the conversation stands then. A failure is made up for
 * at the next read.
 */
export async function letBotAnswer(ctx: Context, conversation: Conversation): Promise<Conversation> {
  try {
    await answerAll(ctx, conversation, async () => ownOf(ctx, conversation), rephraserOf(ctx.config));
  } catch (error) {
    happened('background', { task: 'bot' });
    ctx.log.error({ error: error instanceof Error ? error.message : 'unknown' }, 'the bot did not answer');
  }
  return (await conversationByUuid(ctx.pool, conversation.uuid)) ?? conversation;
}

/** Answers the questions that were left, without the proof of a person: as to a visitor. Returns how many chats. */
export async function answerLeft(ctx: ChatContext): Promise<number> {
  const left = await botChatsLeft(ctx.pool, new Date(ctx.clock.now().getTime() - LEFT_AFTER_MS));
  for (const uuid of left) {
    const conversation = await conversationByUuid(ctx.pool, uuid);
    if (conversation) await answerAll(ctx, conversation, async () => Promise.resolve(null));
  }
  return left.length;
}

/** The answer to the question with this key. Throws conflict where the bot gives none: people answer this chat. */
export async function answerWithKey({ pool }: ChatContext, uuid: string, key: string): Promise<ChatMessageRow> {
  const answer = await messageByKey(pool, { uuid, author: 'BOT', key });
  if (!answer) throw new Problem('conflict', { message: 'A person answers this chat' });
  return answer;
}

type Feedback = { readonly questionId: string; readonly rating: 0 | 1; readonly feedbackMessage: string };

/** Stores what the person thought of an answer: the last word counts. Throws not_found for an answer that the bot did not give here. */
export async function rateAnswer(
  ctx: ChatContext,
  { uuid }: Conversation,
  { questionId, rating, feedbackMessage }: Feedback,
): Promise<void> {
  if (!(await hasAnswered(ctx.pool, uuid, questionId))) throw new Problem('not_found');
  await putBotFeedback(ctx.pool, {
    conversation_uuid: uuid,
    question_id: questionId,
    rating,
    reason: rating === 1 ? '' : maskNumbers(feedbackMessage),
    at: ctx.clock.now(),
  });
}
