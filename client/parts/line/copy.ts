import { formatApr, formatMoney } from '@hearthline/rules/money.ts';
import type { LaterDraws } from '@hearthline/rules/offers/types.ts';

/** How the APR of draws after the first is set. */
export const LATER_DRAWS = ({ margin, maxRate }: Pick<LaterDraws, 'margin' | 'maxRate'>): string =>
  `The APR of a later draw is the U.S. Prime Rate of its day plus ${formatApr(margin)}, which stays the same, and never more than ${formatApr(maxRate)}.`;

/** What is said beside a monthly payment: of equal payments, or of interest only with a balloon at the end (AMB-02). @param balloon dollars */
export const aMonth = (years: number, balloon: number | null): string =>
  balloon === null
    ? `a month for ${years} years`
    : `a month for ${years} years, interest only. The last payment is ${formatMoney(balloon)}`;

/** Copy of the card that shows the terms of the chosen line. */
export const LINE = {
  balloon: 'Last payment, the balloon',
  tag: (years: number) => `${years} years`,
  apr: 'APR of the first draw, fixed',
  aprAutopay: 'APR of the first draw with autopay, fixed',
  draw: 'First draw',
  fee: (percent: number) => `Origination fee (${percent}%)`,
  lineAmount: 'Line amount',
  cash: 'Cash to you',
  due: 'You bring to closing',
  payoffs: 'Debts paid off',
  pay: 'How you pay',
  autopay: 'Autopay',
  manual: 'You send each payment',
  aprSentence: 'APRs for home equity lines of credit do not include costs other than interest.',
} as const;
