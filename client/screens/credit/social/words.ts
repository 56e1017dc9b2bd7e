import type { AsideNote } from '@hearthline/kit/page-frame/AsideNotes.tsx';

/** Sentences of the page that asks for the Social Security number. */
export const WORDS = {
  title: 'What is your Social Security number?',
  lede: 'The credit bureau found no file under your name, birth date and address. With your number it can look again.',
  ssn: 'Social Security number',
  ssnHint: 'Nine digits. We show only the last four.',
  about: 'This is what we told the bureau',
  name: 'Legal name',
  dob: 'Date of birth',
  address: 'Home address',
  wrong: (phone: string) => `Is something wrong here? Call us at ${phone} and we correct it with you.`,
  submit: 'Confirm and check again',
  why: 'Why we ask',
} as const;

export const NOTES: readonly AsideNote[] = [
  { icon: 'person', title: 'It tells you apart from others', text: 'Two people can share a name and a birth date. Your number belongs to you alone.' },
  { icon: 'info', title: 'It stays a soft check', text: 'Looking again does not change your credit score.' },
  { icon: 'lock', title: 'It is kept encrypted', text: 'Nobody on our team sees it whole, and we never send it by email.' },
];
