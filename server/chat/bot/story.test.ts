/** A story is understood by the sentence that asks, and by the whole. */
import { expect, test } from 'vitest';
import { sentencesOf, together } from './story.ts';

test('sentences end at signs, and where another thought is joined', () => {
  expect(sentencesOf('We live far out. My wife works nights, and we both have to sign? Also can it wait')).toEqual([
    'We live far out',
    'My wife works nights',
    'we both have to sign',
    'can it wait',
  ]);
});

test('what a question asks counts more than what a statement mentions', () => {
  const whole = [
    { target: 'a', score: 0.2 },
    { target: 'b', score: 0.2 },
  ];
  const statement = [
    { target: 'a', score: 0.6 },
    { target: 'b', score: 0 },
  ];
  const question = [
    { target: 'a', score: 0 },
    { target: 'b', score: 0.5 },
  ];
  const found = together(whole, ['I was at the notary', 'how do I pay'], [statement, question]);
  expect(found.map(({ target }) => target)).toEqual(['b', 'a']);
});
