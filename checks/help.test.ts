/** The help articles (docs/help): each can be read, names what exists, is short and plain, and asks what no other asks. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { APPLICATION_SCREENS, outside, REGISTRATION_SCREENS, SIGNER_SCREENS } from '@hearthline/journey/paths.ts';
import { helpArticle } from '@hearthline/rules/help/article.ts';
import { HELP_TOPICS } from '@hearthline/rules/help/topics.ts';
import { describe, expect, test } from 'vitest';

import { FILES, read, TOP } from './tree.ts';

const articles = FILES.filter((file) => /^docs\/help\/[a-z0-9-]+\.md$/.test(file)).map((file) =>
  helpArticle(file.slice('docs/help/'.length, -'.md'.length), read(file)),
);
type Article = (typeof articles)[number];

const SCREENS: ReadonlySet<string> = new Set([
  ...APPLICATION_SCREENS,
  ...REGISTRATION_SCREENS,
  ...SIGNER_SCREENS.map((screen) => `heloc-signer/${screen}`),
  ...Object.keys(outside),
]);

const WORDS = { answer: 120, sentence: 30 } as const;
const wordsOf = (text: string): number => text.split(' ').length;
const sentencesOf = ({ answer }: Article): string[] => answer.flatMap((paragraph) => paragraph.split(/(?<=[.!?:;]”?) /));

/** Marks and small words of Spanish that English lacks. */
const SPANISH = /[áéíóúñ¿]|(^| )(mi|mis|el|la|los|las|una|de|para|puedo|tengo|quiero|como|dinero|pago)( |$)/i;
/** Figures that differ between lenders, what a lender may not promise, and advice that is not ours to give. */
const NEVER = /\$\s?\d|\d\s?%|\b(guaranteed?|you will be approved|we recommend|you should sue|tax.deductible)\b/i;

const failing = (wrong: (article: Article) => readonly unknown[]): string[] =>
  articles.flatMap((article) => wrong(article).map((what) => `${article.slug}: ${String(what)}`));
const twice = (all: readonly string[]): string[] => all.filter((each, index) => all.indexOf(each) !== index);
const plain = (question: string): string => question.toLowerCase().replaceAll(/[¿?.]/g, '').trim();

describe('help articles', () => {
  test('there are at least eighty, and every file of the folder is one', () => {
    expect(articles.length).toBeGreaterThanOrEqual(80);
    expect(FILES.filter((file) => file.startsWith('docs/help/'))).toHaveLength(articles.length);
  });

  test('every rule that an article names is a file', () => {
    expect(failing(({ rules }) => rules.filter((rule) => !existsSync(join(TOP, rule))))).toEqual([]);
  });

  test('every screen that an article names exists', () => {
    expect(failing(({ screens }) => screens.filter((screen) => !SCREENS.has(screen)))).toEqual([]);
  });

  test('every topic has articles', () => {
    expect(Object.keys(HELP_TOPICS).filter((topic) => !articles.some((article) => article.topic === topic))).toEqual([]);
  });

  test('no question is asked twice, in the same words, in any form', () => {
    expect(
      twice(articles.flatMap(({ question, alsoAsked, askedInChats }) => [question, ...alsoAsked, ...askedInChats].map(plain))),
    ).toEqual([]);
  });

  test('a question is one sentence that ends with its mark', () => {
    expect(failing(({ question }) => (/^[A-Z“].*\?$|^[A-Z].*\. .*\?$/.test(question) ? [] : [question]))).toEqual([]);
  });

  test('an article names three to eight other ways to ask, one of them in Spanish', () => {
    expect(failing(({ alsoAsked }) => (alsoAsked.length >= 3 && alsoAsked.length <= 8 ? [] : [alsoAsked.length]))).toEqual([]);
    expect(failing(({ alsoAsked }) => (alsoAsked.some((way) => SPANISH.test(way)) ? [] : [alsoAsked.join('; ')]))).toEqual([]);
  });

  test('an answer is short, and so is each of its sentences', () => {
    expect(failing(({ answer }) => (wordsOf(answer.join(' ')) <= WORDS.answer ? [] : [wordsOf(answer.join(' '))]))).toEqual([]);
    expect(failing((article) => sentencesOf(article).filter((sentence) => wordsOf(sentence) > WORDS.sentence))).toEqual([]);
    expect(failing(({ answer }) => answer.filter((paragraph) => !/[.!?]$/.test(paragraph)))).toEqual([]);
  });

  test('an answer has no figure of one lender, no promise and no advice', () => {
    expect(failing(({ answer }) => answer.filter((paragraph) => NEVER.test(paragraph)))).toEqual([]);
  });
});
