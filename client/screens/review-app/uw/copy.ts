import { DAY, type PageCopy } from '@hearthline/journey/status-copy/row.ts';

/** Sentences of the page while an underwriter reads the file. */
export const COPY = {
  course: 'Where your application stands',
  applied: 'You applied',
  appliedNote: 'We read your credit, your title and the value of your home',
  review: 'An underwriter reads it',
  reviewNote: 'A person decides, because two facts in your file do not fit together',
  answer: 'You get our answer',
  answerNote: 'By email and on this page',
  today: 'Now',
  by: (day: string) => `By ${day}`,
} as const;

export const HOLD: PageCopy = {
  title: 'We are reviewing your application',
  intro: 'Some files need a person. It says nothing about the answer.',
  who: 'An underwriter on our team',
  whoNote: 'They may call you with a question.',
  long: 'Within 1 business day',
  longNote: 'If they need longer, we tell you why.',
  seconds: DAY,
};
