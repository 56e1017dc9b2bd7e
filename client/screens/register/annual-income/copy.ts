import type { AsideNote } from '@hearthline/kit/page-frame/AsideNotes.tsx';

export const COPY = {
  intro: 'Use your own income, before taxes. We check it later, with your permission.',
  income: 'Annual pre-tax income',
  incomeHint: 'Include bonus and all jobs',
  other: 'Other income',
  otherHint:
    'Rental, investment, retirement, etc. You do not have to list alimony, child support or separate maintenance unless you want us to count it.',
  incomeFix: 'Type what you earn in a year, in whole dollars.',
  aYear: 'a year',
  source: 'Primary income source',
  sourceFix: 'Choose the one that brings you the most.',
} as const;

export const ASIDE: readonly AsideNote[] = [
  { icon: 'card', title: 'What counts', text: 'Pay, bonus, tips, self-employment profit, rent, pensions and Social Security.' },
  {
    icon: 'info',
    title: 'A close figure is fine',
    text: 'If the checked figure turns out lower, we show you what changes before you decide.',
  },
];
