/** Each fixed sentence of docs/spec/sentences.md is in the copy of the product, letter by letter. */
import { expect, test } from 'vitest';

import { SOURCES, isTest, read } from './tree.ts';

const PAGE = 'docs/spec/sentences.md';

/** Normalizes apostrophes and spaces, and joins a sentence split over several literals. */
const plain = (text: string): string =>
  text
    .replaceAll(/&apos;|&#39;|\\'|[‘’]/g, "'")
    .replaceAll(/['"`]\s*\+\s*['"`]/g, '')
    .replaceAll(/\s+/g, ' ');

const literally = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Finds a sentence. One or two words have to be a whole literal, because they occur in many others; `{…}` stands for a value. */
const finder = (sentence: string): RegExp => {
  const pieces = plain(sentence)
    .split(/\{[^}]*\}/)
    .map((piece) => literally(piece.trim()))
    .join(String.raw`.{1,60}?`);
  return sentence.split(' ').length < 3
    ? new RegExp(`(?<=['"\`>] ?)${pieces}(?= ?['"\`<])`)
    : new RegExp(String.raw`(?<!\w)${pieces}(?!\w)`);
};

const rowsOf = (text: string) =>
  [...text.matchAll(/^\| ([^|]+) \| (.+) \|$/gm)]
    .map(([, rule = '', sentence = '']) => ({ rule, sentence }))
    .filter(({ rule }) => /§|AMB-/.test(rule));

const product = SOURCES.filter((file) => /\.tsx?$/.test(file) && !isTest(file) && !/^(e2e|checks|bench|tools)\/|\/mocks?\//.test(file))
  .map((file) => plain(read(file)))
  .join('\n');
const isInProduct = ({ sentence }: { readonly sentence: string }): boolean => finder(sentence).test(product);

test('every fixed sentence is in the product as the specification has it', () => {
  const rows = rowsOf(read(PAGE));
  expect(rows.length).toBeGreaterThan(130);
  expect(rows.filter((row) => !isInProduct(row)).map(({ rule, sentence }) => `${rule}: ${sentence}`)).toEqual([]);
});

test('a misspelled sentence is not found', () => {
  expect(isInProduct({ sentence: 'Confirm that you have entered anual pre-tax income' })).toBe(false);
  expect(isInProduct({ sentence: 'Requird' })).toBe(false);
});
