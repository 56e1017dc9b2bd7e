import type { AsideNote } from '@hearthline/kit/page-frame/AsideNotes.tsx';

export const COPY = {
  intro: 'Houses, townhomes, condos and two-unit homes can qualify.',
  use: 'How do you use this property?',
  useLabel: 'Use of the property',
  primary: 'Primary',
  primaryNote: 'I live here most of the year',
  secondary: 'Secondary',
  secondaryNote: 'A second home that I use part of the year',
  investment: 'Investment property',
  investmentNote: 'I rent it out or plan to',
  /** The referring loan officer has no license in the property's state. */
  notLicensed:
    'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.',
  disaster: 'This area had a recent disaster',
  disasterText: 'A home here needs a post-disaster inspection before we can lend. You can go on; we arrange it with you.',
} as const;

export const MODALS = {
  newYork: {
    title: 'A property in New York',
    text: 'Looks like you are applying with a property located in New York.',
    more: 'We lend there through our New York site. It takes you to the same first question.',
    action: 'Go to the New York site',
  },
  notNewYork: {
    title: 'A property outside New York',
    text: 'Looks like you are applying with a property located outside of New York.',
    more: 'This site lends in New York only. Our main site takes you to the same first question.',
    action: 'Go to the main site',
  },
  hawaii: {
    title: 'We do not lend in Hawaii',
    text: (partner: string) => `${partner} does. You can start there with the same first question.`,
    action: (partner: string) => `Go to ${partner}`,
  },
  back: 'Change the address',
} as const;

export const ASIDE: readonly AsideNote[] = [
  {
    icon: 'clock',
    title: 'Apply in 5 minutes, receive funding in 5 days',
    text: 'Five days is the shortest it can take. Three of them are yours by law to change your mind.',
  },
  {
    icon: 'person',
    title: 'Seeing your rate is a soft check',
    text: 'It does not change your credit score. We ask again before any hard check.',
  },
  {
    icon: 'lock',
    title: 'Protected with 256-bit encryption',
    text: 'You can stop at any point. We check nothing before the last question.',
  },
];
