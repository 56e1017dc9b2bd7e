import { expect, test } from 'vitest';
import { questionsWith } from './answers.ts';

const QUESTIONS = [
  { question: 'When do I get my money?', alsoAsked: ['when is funding', 'cuándo recibo mi dinero'] },
  { question: 'How is the money sent?', alsoAsked: ['wire'] },
];

test.each([
  ['nothing', ' ', 2],
  ['words as far as they are typed, in any order', 'mon wh', 1],
  ['another way to ask', 'WIRE', 1],
  ['Spanish without accents', 'cuando', 1],
  ['the end of a word', 'oney', 0],
  ['a word that is missing', 'money bitcoin', 0],
])('%s', (_what, typed, found) => expect(questionsWith(QUESTIONS, typed)).toHaveLength(found));
