import type { AsideNote } from '@hearthline/kit/page-frame/AsideNotes.tsx';

export const COPY = {
  intro: 'We only write to you about this application, unless you ask for more.',
} as const;

export const ASIDE: readonly AsideNote[] = [
  {
    icon: 'person',
    title: 'Seeing your rate is a soft check',
    text: 'It does not change your credit score. We ask again before any hard check.',
  },
  {
    icon: 'mail',
    title: 'Why we need both',
    text: 'Documents reach you by email. The phone is for codes, and for the notary on the day you sign.',
  },
];
