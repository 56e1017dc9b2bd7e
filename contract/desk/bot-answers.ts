/** What people thought of the bot's answers, at /desk/bot-answers, and which questions it had no answer to. */
import { BOT_REASONS, type BotReason } from '@hearthline/rules/fields/chat.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paged, pageNumber } from './parts.ts';
import type { STAFF_ROLES } from './roles.ts';

/** Those who lead chats, and an auditor. */
export const ANSWER_READERS = ['agent', 'compliance', 'auditor'] as const satisfies readonly (typeof STAFF_ROLES)[number][];
/** Days back that answers are counted. */
export const ANSWER_DAYS = ['7', '30', '90'] as const;
/** What the questions without an answer stand under. */
export const NO_ANSWER = 'hand-over';

const AT = '/desk/api/v1/bot-answers';
const reading = { service: 'desk', access: 'staff', roles: ANSWER_READERS, method: 'GET' } as const;
const days = z.enum(ANSWER_DAYS).optional().describe('Days back; 30 without it');
const reason = z.enum(Object.keys(BOT_REASONS) as [BotReason, ...BotReason[]]);

const row = z
  .object({
    answerId: z.string().describe('The name of an article, or `own:` and what was asked of the application'),
    question: z.string().describe('The question of the article; the id itself where the article is gone'),
    kind: z.enum(['ARTICLE', 'OWN', 'GONE']).describe('OWN: from the application of who asked'),
    given: z.number().int(),
    helpful: z.number().int().describe('Thumbs up: one of a chat, the last'),
    notHelpful: z.number().int(),
    reasons: z.array(z.object({ reason, count: z.number().int() })).describe('Of those that were not helpful, the most frequent first'),
    handedOver: z.number().int().describe('Times that a person was asked for, or the bot had no answer, right after it'),
  })
  .meta({ id: 'BotAnswer' });
export type BotAnswerRow = z.output<typeof row>;

export const deskBotAnswersGet = endpoint({
  ...reading,
  id: 'desk-bot-answers-get',
  path: AT,
  summary: 'The answers that the bot gave in chats of the lender, with what people thought of them: those first that helped least',
  query: z.strictObject({ days, page: pageNumber }),
  reply: paged(row).extend({ withoutAnswer: z.number().int().describe('Questions to which the bot had no answer') }),
});

export const deskBotAnswersFile = endpoint({
  ...reading,
  id: 'desk-bot-answers-file',
  path: `${AT}/file`,
  summary: 'The same, all rows, as a file for a spreadsheet (CSV); the download is logged',
  query: z.strictObject({ days }),
  reply: z.any().describe('The bytes'),
});

export const deskBotAnswerGet = endpoint({
  ...reading,
  id: 'desk-bot-answer-get',
  path: `${AT}/{answerId}`,
  summary:
    'The questions that got one answer, newest first, with what was thought of it; those without an answer under `hand-over`. Looking is logged',
  params: z.strictObject({ answerId: z.string().regex(/^(?:own:)?[a-z0-9-]{1,80}$/) }),
  query: z.strictObject({ days, page: pageNumber, rating: z.enum(['UP', 'DOWN']).optional() }),
  reply: paged(
    z
      .object({
        conversationUuid: z.uuid(),
        seq: z.number().int().describe('The number of the question in its chat'),
        at: z.iso.datetime(),
        asked: z.string().describe('As it was asked; numbers of cards and Social Security numbers are masked'),
        rating: z.enum(['UP', 'DOWN']).nullable(),
        reason: reason.nullable(),
        note: z.string().describe('The words beside the reason; may be empty'),
      })
      .meta({ id: 'BotAnswerQuestion' }),
  ).extend({ question: z.string(), kind: z.enum(['ARTICLE', 'OWN', 'GONE', 'NONE']) }),
});

export const DESK_BOT_ANSWER_ENDPOINTS = { deskBotAnswersGet, deskBotAnswersFile, deskBotAnswerGet };
