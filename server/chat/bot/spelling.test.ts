/** Mistyped words are read as the phrases write them; words that are right stay as they are. */
import { expect, test } from 'vitest';
import { mistakes, spellingBy } from './spelling.ts';

const often = (text: string): readonly string[] => Array.from({ length: 30 }, () => text);
const corrected = spellingBy([...often('does the notary need my license'), ...often('my payment is right'), 'mony for the notery']);

test.each([
  ['letters turned over', 'does teh notary need my license', 'does the notary need my license'],
  ['a letter left out', 'does the notary ned my licnse', 'does the notary need my license'],
  ['spelled by ear', 'does the noterry need my lisense', 'does the notary need my license'],
])('%s', (_, typed, meant) => {
  expect(corrected(typed)).toBe(meant);
});

test.each([
  ['every word is known', 'does the notary need my license'],
  ['a word that is near none', 'my grandfather is right'],
  ['a word that few phrases have', 'my notery is right'],
  ['numbers', 'my payment is 612'],
  ['short words', 'my is u'],
])('nothing to correct: %s', (_, typed) => {
  expect(corrected(typed)).toBeNull();
});

test('vowels and letters turned over cost less than other mistakes', () => {
  expect(mistakes('notary', 'notary')).toBe(0);
  expect(mistakes('notery', 'notary')).toBeLessThan(mistakes('nokary', 'notary'));
  expect(mistakes('ntoary', 'notary')).toBeLessThan(mistakes('nxxary', 'notary'));
  expect(mistakes('notarry', 'notary')).toBeLessThan(mistakes('notarky', 'notary'));
});
