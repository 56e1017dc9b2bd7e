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
  advice: 'I cannot advise you on that, and I cannot promise a decision. A person can tell you more.',
  too: 'A person can help you with it too.',
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
  advice: BOT_WORDS.advice,
  unknown: BOT_WORDS.unsure,
  order: BOT_WORDS.unsure,
  others: BOT_WORDS.others,
};

/** From which confidence on something that was found is said, and what a question for advice needs. */
const SURE = 0.7;
const SURE_OF_ADVICE = 1.15;
/** How far ahead of the next the first has to be, unless it is asked in the words of the article. */
const AHEAD = 0.12;
const IN_ITS_WORDS = 1.8;
/** From how many words on a message is long: what it is about is what its sentences have in common, and the first has to be ahead by this share. */
const LONG = 25;
const AHEAD_IN_LONG = 1.15;
/** What a sentence of a long message has to be about to count. */
const OF_NOTE = 0.45;
/** How far behind its article a question on one's own application may be. */
const OWN_NEAR = 0.35;

const handOver = (words: string): Answer => ({
  kind: 'hand-over',
  questionId: 'hand-over',
  words,
  article: null,
  screen: null,
  offersPerson: true,
});

type Lookup = { readonly knowledge: Knowledge; readonly least: number; readonly isKnown: boolean };
/** Articles on what the bot also answers from one's own application. */
const OF_APPLICATIONS = new Set(Object.values(INTENTS).map(({ article }) => article));

type Choice = { readonly target: string; readonly confidence: number };

/** What one question asks, when the bot is sure of it. */
function choiceOf(found: readonly Choice[], least: number, ahead: number): Choice | null {
  const [first] = found;
  if (!first || first.confidence < least) return null;
  // An article and the question on one's own application that it also answers are no rivals.
  const topic = articleOf(first.target);
  const isMine = intentOf(first.target) !== null;
  const rival = found.find(({ target }) => articleOf(target) !== topic && (!isMine || intentOf(target) !== null));
  if (rival && first.confidence < Math.max(IN_ITS_WORDS, 2 * least) && first.confidence - rival.confidence < ahead) return null;
  // What everyone asks alike is answered from the person's own application.
  const isOwn = ({ target, confidence }: Choice): boolean =>
    intentOf(target) !== null && articleOf(target) === topic && first.confidence - confidence < OWN_NEAR;
  return found.find(isOwn) ?? first;
}

/** What a long message is about: each of its sentences counts, with the whole. */
function subjectOf(message: string, parts: readonly string[], { knowledge, least, isKnown }: Lookup): Choice | null {
  const sums = new Map<string, number>();
  for (const part of [message, ...parts])
    for (const { target, confidence } of knowledge.find(part, isKnown))
      if (confidence > OF_NOTE) sums.set(target, (sums.get(target) ?? 0) + confidence);
  const found = [...sums].map(([target, confidence]) => ({ target, confidence })).toSorted((a, b) => b.confidence - a.confidence);
  return choiceOf(found, 2 * least, (found[0]?.confidence ?? 0) * (1 - 1 / AHEAD_IN_LONG));
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
  // What the article says holds for their own documents and data as well.
  const isTheirs = own !== null && (intent === 'my-documents' || intent === 'who-sees-my-data');
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
    questionId: isTheirs ? target : article.slug,
    words: [
      ...article.answer,
      ...(own === null && OF_APPLICATIONS.has(article.slug) ? [BOT_WORDS.logIn] : []),
      BOT_WORDS.from(article.question),
    ].join('\n\n'),
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
  if (signal !== null && signal !== 'advice' && signal !== 'anger') return handOver(SIGNAL_WORDS[signal]);
  const least = signal === 'advice' ? SURE_OF_ADVICE : SURE;
  const parts = questionsIn(message);
  const lookup = { knowledge, least, isKnown: own !== null };
  const choices =
    message.split(/\s+/).length > LONG
      ? [subjectOf(message, parts, lookup) ?? []].flat()
      : (parts.length > 1 ? [message, ...parts] : [message])
          .flatMap((part) => choiceOf(knowledge.find(part, lookup.isKnown), least, AHEAD) ?? [])
          .toSorted((a, b) => b.confidence - a.confidence);
  const [first] = choices;
  const answer = first === undefined ? null : said(first, knowledge, own);
  if (first === undefined || answer === null) return handOver(signal === null ? BOT_WORDS.unsure : SIGNAL_WORDS[signal]);
  const second = choices.find(({ target }) => articleOf(target) !== articleOf(first.target));
  const more = [
    ...(second === undefined ? [] : [BOT_WORDS.second(titleOf(second.target, knowledge))]),
    ...(signal === 'anger' ? [BOT_WORDS.too] : []),
  ];
  return { ...answer, words: [answer.words, ...more].join('\n\n'), offersPerson: signal === 'anger' };
}
