import { formatDollars } from '@hearthline/rules/money.ts';

/** What is said of the home insurance before the page that asks for it. */
export const AHEAD = {
  title: 'Have your home insurance ready',
  when: 'After the notary, and before we send any money, you show us the policy of your home.',
  amount: (dwelling: number) => `It has to cover the dwelling with at least ${formatDollars(dwelling)}.`,
  unknown: 'It has to cover the dwelling with at least your line and the mortgages before it, but never more than your home is worth.',
  flood: (dollars: number) => `Your home is in a flood zone: flood insurance of at least ${formatDollars(dollars)} is needed too.`,
  now: 'Look at your policy today. If it covers less, ask your insurer to raise it, which can take a few days.',
} as const;
