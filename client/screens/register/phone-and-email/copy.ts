import type { AsideNote } from '@hearthline/kit/page-frame/AsideNotes.tsx';

export const COPY = {
  intro: 'We write to you about this application and your account. We send you offers only if you ask for them.',
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
