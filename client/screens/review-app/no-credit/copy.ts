import { DAY, type PageCopy } from '@hearthline/journey/status-copy/row.ts';

/** Sentences of the page for a person without a credit file. */
export const COPY = {
  title: 'We could not find a credit file for you',
  intro: 'The credit bureau knows no file under your name and Social Security number. We need one to make an offer.',
  reasons: 'Why this happens',
  few: 'You never had a loan or a card in your name, or not for many years',
  newcomer: 'You came to the country a short while ago',
  typo: 'A name, a date or a number differs from what the bureau has',
  after: 'If nobody finds a file within 30 days, we close the application and send you a notice with the reason. You owe nothing.',
} as const;

export const HOLD: PageCopy = {
  title: COPY.title,
  intro: COPY.intro,
  who: 'A person on our team',
  whoNote: 'They compare your name, birth date and number with the bureau’s records.',
  long: 'Within 2 business days',
  longNote: 'We email you what they found.',
  you: 'Call us if something has changed',
  youNote: 'A new last name or an old address often solves it.',
  seconds: 2 * DAY,
};
