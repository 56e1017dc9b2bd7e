/** The bot's answers as the operations of the specification give them (B 90, B 257–259). */
import type { botMessageReply } from '@hearthline/contract/services/chat.ts';
import type { ChatMessageRow } from '@hearthline/database/generated/rows.ts';
import type { z } from 'zod';

/** What an answer of the bot carries beside its words: what it came from, the screen that does it, and whether it offers a person. */
export type BotAnswer = {
  readonly questionId: string;
  readonly article: string | null;
  readonly screen: string | null;
  readonly handsOver: boolean;
};

/** An answer of the bot with its question. */
export function botMessageOf(
  row: ChatMessageRow,
  question: { readonly seq: number; readonly body: string },
): z.input<typeof botMessageReply> {
  const { questionId, article, screen, handsOver } = row.answer as BotAnswer;
  return {
    questionId,
    questionStr: question.body,
    responseStr: row.body,
    createdDt: row.at.toISOString(),
    conversationId: row.conversation_uuid,
    seq: row.seq,
    questionSeq: question.seq,
    handsOver,
    screen,
    article,
  };
}
