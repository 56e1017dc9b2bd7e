import type { Fact } from '@hearthline/kit/facts/Facts.tsx';

/** Copy of the page that asks for the Social Security number. */
export const COPY = {
  title: 'What is your Social Security number?',
  intro: 'The credit bureau found no file under your name, birth date and address. With your number it can look again.',
  ssn: 'Social Security number',
  ssnHint: 'Nine digits. We show only the last four.',
  about: 'This is what we told the bureau',
  name: 'Legal name',
  dob: 'Date of birth',
  address: 'Home address',
  wrong: 'Is something wrong here?',
  correct: 'Correct it',
  submit: 'Confirm and check again',
} as const;

export const FACTS: readonly Fact[] = [
  {
    term: 'Why we ask',
    main: 'Your number tells you apart from others',
    note: 'Two people can share a name and a birth date. Your number belongs to you alone.',
  },
  { term: 'Your credit score', main: 'It stays as it is', note: 'Checking again is also a soft check.' },
  { term: 'How we keep it', main: 'Encrypted', note: 'Nobody on our team sees it whole, and we never send it by email.' },
];
