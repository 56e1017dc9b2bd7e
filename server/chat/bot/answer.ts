/**
 * What the bot says to a message (decision 0152): a help article, or what the person's own pages show of their application, in their words, with its
 * source and the screen that does it. It hands over to people when it is not sure, when a person is asked for, and to who is upset, in need, or asks for advice. A
 * message is text to look up and nothing else: no words in it change what the bot does.
 */
import type { HelpArticle } from '@hearthline/rules/help/article.ts';
import { intentOf, type Knowledge, ownTarget } from './knowledge.ts';
import { type Own, ownAnswer } from './own.ts';
import { INTENTS } from './phrases.ts';
import { pathOf } from './screens.ts';
import { type Signal, signalIn } from './signals.ts';

export type Answer = {
  readonly kind: 'answer' | 'hand-over';
  /** The name of an article, `own:` and what was asked of the application, or `hand-over`. */
  readonly questionId: string;
  readonly words: string;
  readonly article: string | null;
  /** The path of the page that does it. */
  readonly screen: string | null;
  /** A person is offered: the bot does not know, or who asks is upset. */
  readonly offersPerson: boolean;
};

/** What the bot says around what it found. */
export const BOT_WORDS = {
  unsure: 'I am not sure that I know the answer to that. A person can help you.',
  person: 'A person can help you with that.',
  distress:
    'A person can help you with that. If you or someone else is in danger, call 911. You can call or text 988 at any time to talk with someone.',
  fraud: 'A person has to look at that with you. Ask for a person here, or call us at once.',
  complaint: 'I am sorry about that. A person can take your complaint and look into it.',
  anger: 'I am sorry about that. A person can help you.',
  decision: 'I cannot advise you on that, and I cannot promise a decision. A person can tell you more.',
  others: 'I can only speak about your own application.',
  from: (question: string) => `From our help: “${question}”`,
  own: (loanNumber: string) => `From your application ${loanNumber}`,
  logIn: 'Log in, and I can answer for your own application.',
  second: (question: string) => `You also asked: “${question}” Ask me that next.`,
} as const;

const SIGNAL_WORDS: Readonly<Record<Signal, string>> = {
  person: BOT_WORDS.person,
  distress: BOT_WORDS.distress,
  fraud: BOT_WORDS.fraud,
  complaint: BOT_WORDS.complaint,
  anger: BOT_WORDS.anger,
  decision: BOT_WORDS.decision,
  order: BOT_WORDS.unsure,
  others: BOT_WORDS.others,
};

/** From which confidence on something that was found is said, and what a question for advice needs. */
export const SURE = 0.52;
const SURE_OF_ADVICE = 0.8;
/** How far ahead of the next the first has to be, while it is not clear by itself. */
const CLEAR = 0.72;
const AHEAD = 0.04;
/** How far behind its article a question on one's own application may be. */
const OWN_NEAR = 0.12;

const handOver = (words: string): Answer => ({
  kind: 'hand-over',
  questionId: 'hand-over',
  words,
  article: null,
  screen: null,
  offersPerson: true,
});

type Choice = { readonly target: string; readonly confidence: number };

/** What one question asks, when the bot is sure of it. */
function choiceOf(question: string, knowledge: Knowledge, least: number): Choice | null {
  const found = knowledge.find(question, true);
  const [first] = found;
  if (!first || first.confidence < least) return null;
  // An article and the question on one's own application that it also answers are no rivals.
  const topic = articleOf(first.target);
  const rival = found.find(({ target }) => articleOf(target) !== topic);
  if (first.confidence < CLEAR && rival && first.confidence - rival.confidence < AHEAD) return null;
  // A question that everyone asks alike is answered from the person's own application.
  const own = found.find(
    ({ target, confidence }) => intentOf(target) !== null && articleOf(target) === topic && first.confidence - confidence < OWN_NEAR,
  );
  return own ?? first;
}

const articleOf = (target: string): string => {
  const intent = intentOf(target);
  return intent === null ? target : INTENTS[intent].article;
};

/** Splits a message that asks several things. */
const questionsIn = (message: string): string[] =>
  message
    .split(/[?¿!.;\n]+|\b(?:and also|also|another question|y tambi[eé]n|adem[aá]s)\b|,\s*(?:and|y)\s+/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const titleOf = (target: string, { articles }: Knowledge): string => articles.get(articleOf(target))?.question ?? '';

function said({ target }: Choice, knowledge: Knowledge, own: Own | null): Answer | null {
  const intent = intentOf(target);
  const mine = intent === null || own === null ? null : ownAnswer(intent, own);
  const article: HelpArticle | undefined = knowledge.articles.get(articleOf(target));
  if (!article) return null;
  const at = own?.application.uuid ?? null;
  if (mine !== null && intent !== null && own !== null)
    return {
      kind: 'answer',
      questionId: ownTarget(intent),
      words: [...mine.words, BOT_WORDS.own(own.application.loanNumber)].join('\n\n'),
      article: article.slug,
      screen: mine.screen,
      offersPerson: false,
    };
  return {
    kind: 'answer',
    questionId: article.slug,
    words: [...article.answer, ...(intent !== null && own === null ? [BOT_WORDS.logIn] : []), BOT_WORDS.from(article.question)].join(
      '\n\n',
    ),
    article: article.slug,
    screen: pathOf(article.screens[0], at),
    offersPerson: false,
  };
}

/**
 * The answer to a message. Several questions: the one it is surest of, and the next is named.
 * @param own the application of who asks, while the chat has their proof; null for everyone else
 */
export function answerOf(message: string, knowledge: Knowledge, own: Own | null): Answer {
  const signal = signalIn(message);
  if (signal !== null && signal !== 'decision') return handOver(SIGNAL_WORDS[signal]);
  const least = signal === 'decision' ? SURE_OF_ADVICE : SURE;
  const parts = questionsIn(message);
  const choices = (parts.length > 1 ? [message, ...parts] : [message])
    .flatMap((part) => choiceOf(part, knowledge, least) ?? [])
    .toSorted((a, b) => b.confidence - a.confidence);
  const [first] = choices;
  const answer = first === undefined ? null : said(first, knowledge, own);
  if (first === undefined || answer === null) return handOver(signal === null ? BOT_WORDS.unsure : SIGNAL_WORDS[signal]);
  const second = choices.find(({ target }) => articleOf(target) !== articleOf(first.target));
  return second === undefined ? answer : { ...answer, words: `${answer.words}\n\n${BOT_WORDS.second(titleOf(second.target, knowledge))}` };
}
