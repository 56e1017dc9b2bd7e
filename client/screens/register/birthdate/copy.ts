import type { AsideNote } from '@hearthline/kit/page-frame/AsideNotes.tsx';

export const COPY = {
  label: 'Date of birth',
  hint: 'For example 4 27 1985.',
  /** A day that exists, and cannot be a birth date. */
  fix: 'Enter a day in the past, in 1900 or later.',
} as const;

export const ASIDE: readonly AsideNote[] = [
  {
    icon: 'calendar',
    title: 'Why your date of birth',
    text: 'Two people can share a name and a street. The date tells the credit bureau which file is yours.',
  },
  { icon: 'lock', title: 'Kept private', text: 'Only people who need it for your application can see it.' },
];
