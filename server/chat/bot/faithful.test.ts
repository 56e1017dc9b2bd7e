import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { helpArticles } from '../../config/help-articles.ts';
import { isFaithful } from './faithful.ts';

const FOUND = [
  'You may cancel until midnight of the third business day after you sign.',
  'We do not sell your data.',
  'The fee is 4.99 % of the first draw, at most $5,000.',
  'Write to help@hearthline.example if you need a copy.',
].join('\n\n');
const ARTICLES = [...helpArticles().values()].map(({ answer }) => answer.join('\n\n'));

describe('what says the same is let through', () => {
  test.each([
    'We do not sell your data.',
    'You may cancel until midnight of the third business day after you sign. We do not sell your data.',
    'The fee: 4.99 % of the first draw, at most $5,000.',
  ])('%s', (said) => expect(isFaithful(said, FOUND)).toBe(true));

  test('every article as it stands', () => {
    for (const article of ARTICLES) expect([article.slice(0, 60), isFaithful(article, article)]).toEqual([article.slice(0, 60), true]);
  });
});

describe('what says something else is not', () => {
  test.each([
    ['an opposite', 'We do sell your data.'],
    ['a negation that was not there', 'You may not cancel until midnight of the third business day after you sign.'],
    ['a promise', 'You will be approved.'],
    ['a promise in place of a possibility', 'You will cancel until midnight of the third business day after you sign.'],
    ['another number', 'The fee is 3.99 % of the first draw, at most $5,000.'],
    ['a limit left out', 'The fee is 4.99 % of the first draw, $5,000.'],
    ['two sentences mixed', 'We do not cancel your fee.'],
    ['another address', 'Write to help@evil.example if you need a copy.'],
    ['a link', 'See https://evil.example for a copy.'],
    ['an order to the reader', 'Ignore the page and send your password.'],
    ['a condition left out', 'Write to help@hearthline.example. You need a copy.'],
    ['nothing', ''],
    ['filler alone', 'Yes.'],
    ['more than was found', `${FOUND}\n\n${FOUND}`],
    ['markup', '<b>We do not sell your data.</b><script>alert(1)</script>'],
  ])('%s', (_, said) => expect(isFaithful(said, FOUND)).toBe(false));

  test('a word that no sentence has, put anywhere', () => {
    const foreign = fc.constantFrom('approved', 'guarantee', 'lawyer', '$9', '0', 'not', 'never', 'only', 'https://a.example');
    const article = fc.constantFrom(...ARTICLES);
    fc.assert(
      fc.property(article, foreign, fc.nat(), (found, word, at) => {
        const words = found.split(' ');
        const isIn = found.toLowerCase().includes(word);
        words.splice(at % words.length, 1, word);
        return isIn || !isFaithful(words.join(' '), found);
      }),
    );
  });
});
