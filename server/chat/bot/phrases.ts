/** The ways in which each article, and each question on one's own application, is asked: what the bot's model is made of (tools/bot-model.ts). */
import type { HelpArticle } from '@hearthline/rules/help/article.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The questions on one's own application, with the article for those whose application the chat does not know. */
export const INTENTS = {
  'where-am-i': 'where-does-my-application-stand',
  'what-next': 'what-do-i-do-next',
  'what-is-requested': 'what-does-this-request-want',
  'why-declined': 'why-was-i-declined',
  'when-money': 'when-do-i-get-my-money',
  'what-do-i-pay': 'how-is-my-payment-computed',
  'my-rate': 'what-rate-do-i-get',
  'how-to-cancel': 'withdraw-my-application',
  'who-sees-my-data': 'who-sees-my-data',
  'what-is-missing': 'what-do-i-do-next',
  'my-documents': 'where-are-my-documents',
  'co-owner-state': 'how-a-co-owner-signs',
} as const;
export type Intent = keyof typeof INTENTS;

/** What a message asks: an article by its name, `own:` and a question on one's own application, or `no:` and why the bot answers nothing. */
export type Target = string;
export const ownTarget = (intent: Intent): Target => `own:${intent}`;
export const intentOf = (target: Target): Intent | null => (target.startsWith('own:') ? (target.slice(4) as Intent) : null);
/** What is asked, whether it is answered in general or from one's own application; null for what the bot does not answer. */
export function topicOf(target: Target): string | null {
  if (target.startsWith('no:')) return null;
  const intent = intentOf(target);
  return intent === null ? target : INTENTS[intent];
}

export type Phrase = { readonly text: string; readonly target: Target };

/** Every phrase of the articles, then of `asked.txt`: a line for each target, as people write in a chat. They are not words of ours. */
export function phrasesOf(articles: ReadonlyMap<string, HelpArticle>): readonly Phrase[] {
  const lines = readFileSync(join(import.meta.dirname, 'asked.txt'), 'utf8')
    .trim()
    .split('\n');
  const more = lines.map((line) => {
    const at = line.indexOf(': ');
    return { target: line.slice(0, at), texts: line.slice(at + 2).split('; ') };
  });
  const own = [...articles.values()].map(({ slug, question, alsoAsked, askedInChats }) => ({
    target: slug,
    texts: [question, ...alsoAsked, ...askedInChats],
  }));
  return [...own, ...more].flatMap(({ target, texts }) => texts.map((text) => ({ text, target })));
}
