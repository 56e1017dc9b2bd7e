/** What people thought of the bot's answers, as the desk reads it. */
import { type BotAnswerRow, NO_ANSWER } from '@hearthline/contract/desk/bot-answers.ts';
import { answersGiven, type Known, type Period, questionsAsked, reasonsGiven } from '@hearthline/database/stores/chat/bot-answers.ts';
import { BOT_REASONS, type BotReason } from '@hearthline/rules/fields/chat.ts';
import { helpArticles } from '../config/help-articles.ts';
import { BOT_WORDS } from './bot/answer.ts';
import { intentOf, topicOf } from './bot/phrases.ts';
import { type ChatContext, PRODUCT_WORDS } from './conversations.ts';

const DAY_MS = 86_400_000;
/** As they are stored; the last is what words without a known reason count as. */
const KNOWN: Known = { askedForPerson: PRODUCT_WORDS.asked, noAnswer: BOT_WORDS.unsure, reasons: Object.values(BOT_REASONS) };
const REASONS = Object.entries(BOT_REASONS) as [BotReason, string][];

/** The reason and the words beside it of what was stored, as a page or another caller sent it. */
export function reasonIn(stored: string): { readonly reason: BotReason; readonly note: string } {
  const [reason, words] = REASONS.find(([, text]) => stored === text || stored.startsWith(`${text}: `)) ?? ['OTHER' as const, ''];
  return { reason, note: words === '' ? stored : stored.slice(words.length + 2) };
}

/** What an answer is about. */
export function answerNamed(id: string): Pick<BotAnswerRow, 'question' | 'kind'> {
  const topic = topicOf(id);
  const article = topic === null ? undefined : helpArticles().get(topic);
  if (article === undefined) return { question: id, kind: 'GONE' };
  return { question: article.question, kind: intentOf(id) === null ? 'ARTICLE' : 'OWN' };
}

const periodOf = ({ clock }: ChatContext, organization: string, days: number): Period => ({
  organization,
  since: new Date(clock.now().getTime() - days * DAY_MS),
});

/** Every answer of the last days, those first that helped least, and how many questions had none. */
export async function botAnswersOf(
  ctx: ChatContext,
  organization: string,
  days: number,
): Promise<{ readonly rows: BotAnswerRow[]; readonly withoutAnswer: number }> {
  const period = periodOf(ctx, organization, days);
  const [{ answers, withoutAnswer }, reasons] = await Promise.all([
    answersGiven(ctx.pool, period, KNOWN),
    reasonsGiven(ctx.pool, period, KNOWN),
  ]);
  const byAnswer = Map.groupBy(reasons, ({ id }) => id);
  return {
    withoutAnswer,
    rows: answers.map(({ id, given, up, down, handedOver }) => ({
      answerId: id,
      ...answerNamed(id),
      given,
      helpful: up,
      notHelpful: down,
      reasons: (byAnswer.get(id) ?? []).map(({ reason, count }) => ({ reason: reasonIn(reason).reason, count })),
      handedOver,
    })),
  };
}

type Asked = {
  readonly id: string;
  readonly days: number;
  readonly rating: 'UP' | 'DOWN' | undefined;
  readonly limit: number;
  readonly offset: number;
};

/** A page of the questions that got an answer, or of those without one. */
export async function questionsOf(ctx: ChatContext, organization: string, { id, days, rating, limit, offset }: Asked) {
  const rated = rating === undefined ? null : rating === 'UP' ? 1 : 0;
  const { rows, total } = await questionsAsked(ctx.pool, { ...periodOf(ctx, organization, days), id, rating: rated, limit, offset }, KNOWN);
  return { ...(id === NO_ANSWER ? { question: 'Questions without an answer', kind: 'NONE' as const } : answerNamed(id)), rows, total };
}

/** A value of a file for a spreadsheet, which may take a text that begins like a formula for one. */
const cell = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

const HEAD = [
  'Answer',
  'Name',
  'From the application',
  'Given',
  'Helpful',
  'Not helpful',
  ...Object.values(BOT_REASONS),
  'Handed over right after',
];

/** The rows as a file for a spreadsheet, with the mark that has it read as UTF-8. */
export const answersAsFile = (rows: readonly BotAnswerRow[]): string =>
  `\uFEFF${[
    HEAD,
    ...rows.map((row) => [
      row.question,
      row.answerId,
      row.kind === 'OWN' ? 'yes' : 'no',
      row.given,
      row.helpful,
      row.notHelpful,
      ...REASONS.map(([reason]) => row.reasons.find((one) => one.reason === reason)?.count ?? 0),
      row.handedOver,
    ]),
  ]
    .map((line) => line.map(cell).join(','))
    .join('\r\n')}\r\n`;
