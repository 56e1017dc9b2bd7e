import type { AsideNote } from '@hearthline/kit/page-frame/AsideNotes.tsx';

export const COPY = {
  now: 'Is this property for sale?',
  nowOrSoon: 'Is this property for sale, or will be listed within 6 months?',
  label: 'For sale',
  yes: 'Yes',
  no: 'No',
  fix: 'Choose Yes or No.',
} as const;

export const ASIDE: readonly AsideNote[] = [
  {
    icon: 'house',
    title: 'Why we ask',
    text: 'A line of credit is paid back when its home is sold. A home that is listed for sale cannot secure a new one.',
  },
];
