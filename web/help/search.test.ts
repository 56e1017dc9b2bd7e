import { expect, test } from 'vitest';
import { searchQuestions } from './search.ts';

const QUESTIONS = [
  { question: 'How do I withdraw my application?', alsoAsked: ['cancel my application'] },
  { question: 'When do I get my money?', alsoAsked: ['when is funding', 'cuándo recibo mi dinero'] },
  { question: 'How long can I cancel after I sign?', alsoAsked: ['rescission', 'derecho a cancelar'] },
  { question: 'How is the money sent?', alsoAsked: ['wire'] },
];
const found = (search: string): readonly string[] => searchQuestions(QUESTIONS, search).map(({ question }) => question);

test.each([
  ['nothing', ' ?', QUESTIONS.map(({ question }) => question)],
  ['a word as far as it is typed', 'mon', ['When do I get my money?', 'How is the money sent?']],
  ['another way to ask', 'wire', ['How is the money sent?']],
  ['Spanish without accents', 'CUANDO recibo', ['When do I get my money?']],
  ['all of the words', 'how can i cancel the application', ['How do I withdraw my application?']],
  [
    'a word of the question before one of another way to ask',
    'cancel',
    ['How long can I cancel after I sign?', 'How do I withdraw my application?'],
  ],
  ['a letter that is wrong', 'rescision', ['How long can I cancel after I sign?']],
  ['letters in another place, which are two errors in a long word', 'widthraw', ['How do I withdraw my application?']],
  ['three errors', 'widthrwa', []],
  ['two letters that changed places', 'withdarw', ['How do I withdraw my application?']],
  ['a letter too many', 'fundding', ['When do I get my money?']],
  ['common words alone', 'how long', ['How long can I cancel after I sign?']],
  ['what no question has', 'bitcoin', []],
  ['two errors in a word that is not long', 'fondong', []],
  ['a short word, which has to be right', 'wore', []],
])('a search for %s', (_, search, questions) => {
  expect(found(search)).toEqual(questions);
});

/** Two of them, as the desk searches an answer to insert into a chat. */
const ANSWERS = [
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
])('an answer to insert is found by %s', (_what, typed, count) => expect(searchQuestions(ANSWERS, typed)).toHaveLength(count));
