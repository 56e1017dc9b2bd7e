/**
 * What the bot says to a message (decision 0152): a help article, or what the person's own pages show of their application, in their words, with its
 * source and the screen that does it. It hands over to people when it is not sure, when a person is asked for, and to who is upset, in need, or asks for advice. A
 * message is text to look up and nothing else: no words in it change what the bot does.
 */
import type { HelpArticle } from '@hearthline/rules/help/article.ts';
import { type Own, ownAnswer } from './own.ts';
import { INTENTS, intentOf, ownTarget, type Target, topicOf } from './phrases.ts';
import type { Recognize } from './recognition.ts';
import type { Found } from './recognizer.ts';
import { pathOf } from './screens.ts';
import { signalIn } from './signals.ts';
import { FEWEST_IN_STORY, lookedUp, sentencesOf, together, wordsIn } from './story.ts';

export type Answer = {
  readonly kind: 'answer' | 'hand-over';
  /** The name of an article, `own:` and what was asked of the application, or `hand-over`. */
  readonly questionId: string;
  /** The same of a second question, where it is answered too. */
  readonly also: string | null;
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
  loss: 'A person can help you with that.',
  anger: 'I am sorry about that. A person can help you.',
  advice: 'I cannot advise you on that, and I cannot promise a decision. A person can tell you more.',
  too: 'A person can help you with it too.',
  others: 'I can only speak about your own application.',
  from: (question: string) => `From our help: “${question}”`,
  own: (loanNumber: string) => `From your application ${loanNumber}`,
  logIn: 'Log in, and I can answer for your own application.',
  second: (question: string) => `You also asked: “${question}”`,
} as const;

/** What is said with a person offered, by why nothing is answered; every other reason is that the bot does not know. */
const WHY_NONE: Readonly<Record<Target, string>> = {
  'no:person': BOT_WORDS.person,
  'no:distress': BOT_WORDS.distress,
  'no:fraud': BOT_WORDS.fraud,
  'no:complaint': BOT_WORDS.complaint,
  'no:advice': BOT_WORDS.advice,
  'no:others': BOT_WORDS.others,
  'no:order': BOT_WORDS.unsure,
};

/** What the bot looks its answers up in. */
export type Knowledge = { readonly articles: ReadonlyMap<string, HelpArticle>; readonly recognize: Recognize };

/**
 * From which sureness on something is said: from here on at most 1 % of the questions of bench/bot/questions.json are answered with something else, and from
 * 0.54 on 2 %.
 */
export const SURE = 0.66;
/** What speaks for no answer counts more: a wrong answer is worse than none. */
const FOR_NONE = 0.05;
/** What speaks for a question on one's own application counts more for who has one. */
const FOR_OWN = 0.1;
/** Up to how many words a message is looked up question by question as well; a longer one tells a story, whose sentences alone mislead. */
const MOST_WORDS = 16;
/** Sentences that say too little to be looked up alone have fewer words; one of them alone has to be surer than a message. */
const FEWEST_WORDS = 5;
const MORE_FOR_SENTENCE = 0.1;
/** With these answers a person is offered too. */
const FOR_PEOPLE = new Set(['borrower-or-owner-has-died', 'complaint', 'someone-else-in-my-account', 'talk-to-a-person']);

/** What is answered where a death is spoken of: anything else is for people. */
const OF_LOSS = new Set(['another-owner-in-the-records', 'borrower-or-owner-has-died']);

const handOver = (words: string): Answer => ({
  kind: 'hand-over',
  questionId: 'hand-over',
  also: null,
  words,
  article: null,
  screen: null,
  offersPerson: true,
});

/** Articles on what the bot also answers from one's own application. */
const OF_APPLICATIONS = new Set<string>(Object.values(INTENTS));

type Choice = { readonly target: Target; readonly topic: string; readonly sure: number };

/** What one question asks, when something is to be answered. How sure that is: what speaks for it, and by how much more than for the next. */
function choiceOf(found: readonly Found[], isKnown: boolean): Choice | null {
  const topics = new Map<string | null, number>();
  for (const { target, score } of found) {
    const topic = topicOf(target);
    const counts = score + (topic === null ? FOR_NONE : isKnown && intentOf(target) !== null ? FOR_OWN : 0);
    topics.set(topic, Math.max(topics.get(topic) ?? -Infinity, counts));
  }
  const [[topic, first] = [null, 0], [, second] = [null, 0]] = [...topics].toSorted(([, a], [, b]) => b - a);
  if (topic === null) return null;
  // What everyone asks alike is answered from the person's own application.
  const own = isKnown ? found.find(({ target }) => intentOf(target) !== null && topicOf(target) === topic) : undefined;
  return { target: own?.target ?? topic, topic, sure: 2 * first - second };
}

/** What is looked up beside the message: the questions of one that may ask several things, or the sentences of one that tells a story. */
function partsOf(message: string): { readonly questions: readonly string[]; readonly story: readonly string[] } {
  const isStory = wordsIn(message) > MOST_WORDS;
  const parts = sentencesOf(message).filter((part) => wordsIn(part) >= (isStory ? FEWEST_IN_STORY : FEWEST_WORDS));
  if (isStory) return { questions: [], story: lookedUp(parts) };
  return { questions: parts.length > 1 ? parts : [], story: [] };
}

function said({ target, topic }: Choice, { articles }: Knowledge, own: Own | null): Answer | null {
  const intent = intentOf(target);
  const mine = intent === null || own === null ? null : ownAnswer(intent, own);
  const article = articles.get(topic);
  if (!article) return null;
  const at = own?.application.uuid ?? null;
  // What the article says holds for their own documents and data as well.
  const isTheirs = own !== null && (intent === 'my-documents' || intent === 'who-sees-my-data');
  if (mine !== null && intent !== null && own !== null)
    return {
      kind: 'answer',
      questionId: ownTarget(intent),
      also: null,
      words: [...mine.words, BOT_WORDS.own(own.application.loanNumber)].join('\n\n'),
      article: article.slug,
      screen: mine.screen,
      offersPerson: false,
    };
  return {
    kind: 'answer',
    questionId: isTheirs ? target : article.slug,
    also: null,
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
 * The answer to a message. Of several questions two are answered: the one it is surest of, and the next.
 * @param own the application of who asks, while the chat has their proof; null for everyone else
 * @param sure from which sureness on something is said
 */
export async function answerOf(message: string, knowledge: Knowledge, own: Own | null, sure: number = SURE): Promise<Answer> {
  const signal = signalIn(message);
  if (signal === 'distress' || signal === 'fraud') return handOver(BOT_WORDS[signal]);
  const { questions, story } = partsOf(message);
  const [whole = [], ...parts] = await knowledge.recognize([message, ...questions, ...story]);
  const found = story.length === 0 ? whole : together(whole, story, parts);
  // A sentence is not answered in a message that asks for a person, or gives orders.
  const likeliest = found[0]?.target ?? '';
  const main = choiceOf(found, own !== null);
  const sentences = story.length === 0 ? parts.map((one) => choiceOf(one, own !== null)) : [];
  const choices = [
    ...(main !== null && main.sure >= sure ? [main] : []),
    ...sentences
      .flatMap((choice) => choice ?? [])
      .filter((choice) => choice.sure >= sure + MORE_FOR_SENTENCE)
      .toSorted((one, other) => other.sure - one.sure),
  ].filter(({ topic }) => signal !== 'loss' || OF_LOSS.has(topic));
  const [first] = choices;
  const answer = first && said(first, knowledge, own);
  if (!answer || likeliest in WHY_NONE) return handOver(WHY_NONE[likeliest] ?? BOT_WORDS[signal ?? 'unsure']);
  const second = choices.find(({ topic }) => topic !== first.topic);
  const also = second ? said(second, knowledge, own) : null;
  const more = [
    ...(also === null ? [] : [BOT_WORDS.second(knowledge.articles.get(also.article ?? '')?.question ?? ''), also.words]),
    ...(signal === 'anger' ? [BOT_WORDS.too] : []),
  ];
  return {
    ...answer,
    also: also?.questionId ?? null,
    words: [answer.words, ...more].join('\n\n'),
    offersPerson: signal === 'anger' || FOR_PEOPLE.has(first.topic),
  };
}
