/** What the bot can look up: the ways in which each article, and each question on one's own application, is asked. */
import type { HelpArticle } from '@hearthline/rules/help/article.ts';
import MiniSearch from 'minisearch';
import { folded, plain, wordsOf } from './fold.ts';
import { ALSO_ASKED, type Intent, INTENTS } from './phrases.ts';
import { recognizerOf } from './recognize.ts';

/** An article by its name, or a question on one's own application. */
export type Target = string;
export const ownTarget = (intent: Intent): Target => `own:${intent}`;
export const intentOf = (target: Target): Intent | null => (target.startsWith('own:') ? (target.slice(4) as Intent) : null);

export type Found = { readonly target: Target; readonly confidence: number };

export type Knowledge = {
  readonly articles: ReadonlyMap<string, HelpArticle>;
  /** What a question asks, most likely first. @param withOwn questions on one's own application count as well */
  readonly find: (question: string, withOwn: boolean) => readonly Found[];
};

type Entry = { readonly id: number; readonly target: Target; readonly text: string; readonly isAnswer: boolean };

/** Words that differ by a typo, or by an ending, count less than the same word. */
const OPTIONS = {
  fuzzy: (term: string) => (term.length > 7 ? 0.25 : term.length > 3 ? 0.2 : false),
  prefix: (term: string) => term.length > 4,
};
/** Weight of a word that no article has: people write around their question. */
const STRANGE = 0.45;
/** What the words found in the answer of an article add. */
const OF_ANSWER = 0.25;
/** What it adds that a question is asked nearly in the words of the article. */
const NEARLY = 0.7;
const OF_SAID = 3;
/** What is taken off for the part of a question that stays unexplained, and how much a word weighs that no article has. */
const OF_UNEXPLAINED = 0.6;
const UNKNOWN = 0.7;
const OF_ONE_WORD = 0.6;
/** What a met cue adds. */
const OF_CUES = 0.4;
/** Ways of asking that are looked at. */
const LOOKED_AT = 60;

export function knowledgeOf(articles: ReadonlyMap<string, HelpArticle>): Knowledge {
  const entries: Entry[] = [];
  const add = (target: Target, text: string, isAnswer = false): void => {
    entries.push({ id: entries.length, target, text, isAnswer });
  };
  for (const { slug, question, alsoAsked, answer } of articles.values()) {
    for (const text of [question, ...alsoAsked, ...(ALSO_ASKED.get(slug) ?? [])]) add(slug, text);
    add(slug, answer.join(' '), true);
  }
  for (const [intent, { asked }] of Object.entries(INTENTS))
    for (const text of [...asked, ...(ALSO_ASKED.get(`own:${intent}`) ?? [])]) add(ownTarget(intent as Intent), text);

  const words = entries.map(({ text }) => [...new Set(wordsOf(text))]);
  const targetsWith = new Map<string, Set<Target>>();
  for (const { id, target } of entries)
    for (const word of words[id] ?? []) targetsWith.set(word, (targetsWith.get(word) ?? new Set()).add(target));
  const all = new Set(entries.map(({ target }) => target)).size;
  const most = Math.log(all);
  /** A rare word says more: the share of it, 0 to 1. */
  const weight = (word: string): number => {
    const known = targetsWith.get(word)?.size;
    return known === undefined ? STRANGE : Math.max(0.1, Math.log(all / known) / most);
  };
  const sum = (list: readonly string[]): number => list.reduce((total, word) => total + weight(word), 0);

  const index = new MiniSearch<Entry>({
    fields: ['text'],
    storeFields: ['target', 'isAnswer'],
    processTerm: folded,
    searchOptions: OPTIONS,
  });
  index.addAll(entries);
  const recognize = recognizerOf(new Set(entries.flatMap(({ text }) => plain(text).split(' '))));

  const vocabularies = new Map<Target, Set<string>>();
  for (const { id, target } of entries) vocabularies.set(target, new Set([...(vocabularies.get(target) ?? []), ...(words[id] ?? [])]));
  /** The share of a question, by weight, that neither the cues nor the words of an article explain. */
  const unexplained = (question: string, target: Target, explained: ReadonlySet<string>): number => {
    const own = vocabularies.get(target) ?? new Set<string>();
    let [of, left] = [0, 0];
    for (const word of plain(question).split(' ')) {
      const short = folded(word);
      if (short === null) continue;
      const weighs = targetsWith.has(short) ? weight(short) : UNKNOWN;
      of += weighs;
      if (!explained.has(word) && !own.has(short)) left += weighs;
    }
    return of === 0 ? 0 : left / of;
  };

  return {
    articles,
    find(question, withOwn) {
      const asked = [...new Set(wordsOf(question))];
      const known = new Map<string, number>();
      const answers = new Map<string, number>();
      // A word with a typo weighs as much as the word that it stands for.
      const meant = new Map<string, number>();
      const hits = index.search(asked.join(' '));
      for (const { match, queryTerms, terms } of hits.slice(0, LOOKED_AT)) {
        for (const term of queryTerms) {
          const stands = Math.max(...terms.filter((word) => word in match).map(weight));
          if (!targetsWith.has(term)) meant.set(term, Math.max(meant.get(term) ?? 0, Math.min(stands, 1)));
        }
      }
      const weigh = (word: string): number => (targetsWith.has(word) ? weight(word) : (meant.get(word) ?? STRANGE));
      const total = asked.reduce((sumOf, word) => sumOf + weigh(word), 0);
      for (const hit of hits) {
        const target = String(hit['target']);
        if (!withOwn && intentOf(target) !== null) continue;
        const covered =
          hit.queryTerms.reduce((sumOf, word) => sumOf + weigh(word) * (hit.terms.includes(word) ? 1 : 0.85), 0) / (total || 1);
        if (hit['isAnswer'] === true) {
          answers.set(target, Math.max(answers.get(target) ?? 0, covered));
          continue;
        }
        const own = words[Number(hit.id)] ?? [];
        const met = sum(own.filter((word) => hit.terms.includes(word))) / sum(own);
        // A way of asking of which one word is left says little, unless it is asked just so.
        const isOneWord = own.length < 2 && plain(entries[Number(hit.id)]?.text ?? '') !== plain(question);
        const alike = ((2 * covered * met) / (covered + met)) * (isOneWord ? OF_ONE_WORD : 1);
        known.set(target, Math.max(known.get(target) ?? 0, alike));
      }
      const cues = recognize(question);
      return [...new Set([...known.keys(), ...answers.keys(), ...cues.keys()])]
        .filter((target) => (intentOf(target) === null ? articles.has(target) : withOwn))
        .map((target) => {
          const alike = known.get(target) ?? 0;
          const isSaid = Math.max(0, alike - NEARLY) * OF_SAID;
          const { score = 0, words: explained = new Set<string>() } = cues.get(target) ?? {};
          const found = OF_CUES * score + alike + isSaid + OF_ANSWER * (answers.get(target) ?? 0) * (1 - Math.min(1, alike));
          return { target, confidence: found * (1 - OF_UNEXPLAINED * unexplained(question, target, explained)) };
        })
        .toSorted((a, b) => b.confidence - a.confidence);
    },
  };
}
