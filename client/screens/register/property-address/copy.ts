import type { AsideNote } from '@hearthline/kit/page-frame/AsideNotes.tsx';
import { FASTEST_FUNDING, FASTEST_FUNDING_IN_TEXAS } from '@hearthline/rules/regulation/funding-days.ts';

export const COPY = {
  intro: 'Houses, townhomes, condos and two-unit homes can qualify.',
  seniors: 'This line is for homeowners who are 62 or older.',
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
  disasterText: 'A home here needs a post-disaster inspection before we can lend. You can continue; we arrange it with you.',
} as const;

/** Beside the question. How fast funding can be depends on the state, and on whether it is a homestead there. */
export const ASIDE: Readonly<Record<'fast' | 'texas', AsideNote>> & { readonly rest: readonly AsideNote[] } = {
  fast: {
    icon: 'clock',
    title: `Apply in 5 minutes, receive funding in as few as ${FASTEST_FUNDING} business days`,
    text: 'Counted from the day you sign, if nobody has to visit your home to value it. By law, three of these days are yours to change your mind. In Texas it takes longer.',
  },
  // Twelve days between the application and the closing, and three to cancel (Tex. Const. art. XVI s.50(a)(6)(M), (Q)(viii)).
  texas: {
    icon: 'clock',
    title: `Apply in 5 minutes; in Texas, funding takes at least ${FASTEST_FUNDING_IN_TEXAS} days`,
    text: 'Texas law requires twelve days before you sign, and gives you three days after that to change your mind.',
  },
  rest: [
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
  ],
};
