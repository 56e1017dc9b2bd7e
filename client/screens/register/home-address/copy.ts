import type { AsideNote } from '@hearthline/kit/page-frame/AsideNotes.tsx';

export const ASIDE: readonly AsideNote[] = [
  {
    icon: 'house',
    title: 'The home you live in',
    text: 'The credit bureaus keep your file under this address. It does not secure the line.',
  },
  {
    icon: 'lock',
    title: 'Protected with 256-bit encryption',
    text: 'You can stop at any point. We check nothing before the last question.',
  },
];
