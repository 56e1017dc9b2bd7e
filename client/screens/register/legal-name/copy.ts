import type { AsideNote } from '@hearthline/kit/page-frame/AsideNotes.tsx';

export const COPY = {
  intro: 'As it appears on your driver’s license or passport.',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  suffix: 'Suffix',
} as const;

export const ASIDE: readonly AsideNote[] = [
  {
    icon: 'person',
    title: 'Why your legal name',
    text: 'It has to match your credit file and the title of your home. A nickname makes both hard to find.',
  },
  { icon: 'lock', title: 'Protected with 256-bit encryption', text: 'You can stop at any point. Your answers are kept for you.' },
];
