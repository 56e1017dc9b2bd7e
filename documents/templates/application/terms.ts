import type { LineTerms } from '../document-data.ts';
import { facts, type Block } from '../../pdf/blocks.ts';
import { apr, dollars, money, percent } from '../template.ts';

/** Payment first, then APR, then term, then line amount (design §1). */
export const keyFigures = (terms: LineTerms): Block => ({
  kind: 'figures',
  items: [
    { label: 'Monthly payment', value: money(terms.payment), note: terms.interestOnly ? 'Interest only' : undefined },
    { label: 'APR', value: apr(terms.apr), note: 'Fixed for the first draw' },
    { label: 'Term', value: `${terms.termYears} years`, note: `Draw for ${terms.drawPeriodYears} years` },
    { label: 'Your line', value: dollars(terms.line), note: terms.lienPosition === 1 ? 'First lien' : 'Second lien' },
  ],
});

/** From the line amount to the cash; every term of the sum is shown. */
export function moneyTable(terms: LineTerms): Block {
  const costs = terms.costs.filter((cost) => cost.paidBy === 'BORROWER' && cost.amount > 0);
  const minus = (amount: number): string => `−${money(amount)}`;
  return {
    kind: 'table',
    caption: 'From your line to your cash',
    head: ['Step', 'Amount'],
    align: ['left', 'right'],
    widths: [3, 1],
    rows: [
      ['Your line', money(terms.line)],
      [`Origination fee, ${percent(terms.feePercent)} of the first draw`, minus(terms.originationFee)],
      ['First draw', money(terms.draw)],
      ...costs.map((cost) => [cost.label, minus(cost.amount)]),
      ...terms.payoffs.map((payoff) => [
        `Paid to ${payoff.creditor}${payoff.mask ? ` (account ending in ${payoff.mask})` : ''}`,
        minus(payoff.amount),
      ]),
      ['Cash to you', money(terms.cashToBorrower)],
    ],
    total: true,
  };
}

/** Costs paid by the lender, listed for completeness. */
export function lenderPaid({ costs }: LineTerms): readonly Block[] {
  const ours = costs.filter((cost) => cost.paidBy === 'LENDER' && cost.amount > 0);
  return ours.length === 0 ? [] : [facts(...ours.map((cost) => [`${cost.label}, paid by us`, money(cost.amount)] as const))];
}

/** The rate and payment without autopay. */
export const autopayLine = ({ withoutAutopay }: LineTerms): string =>
  withoutAutopay === null
    ? 'You make each payment yourself. If you choose automatic payments before signing, the APR of your first draw is lower.'
    : `The APR of your first draw includes the discount for automatic payments. You do not have to use them. Without them from the start the APR is ${apr(withoutAutopay.apr)} and the payment ${money(withoutAutopay.payment)}.`;

/** How draws after the first are priced, in one sentence. */
export const laterDrawLine = ({ laterDraws: { index, margin, maxRate }, drawPeriodYears }: LineTerms): string =>
  `For ${drawPeriodYears} years you can draw again what you have paid down. Each later draw has its own APR: the U.S. Prime Rate on the day of that draw (now ${apr(index)}) plus a margin of ${percent(margin)}. It is never above ${apr(maxRate)}, and is then fixed for that draw.`;
