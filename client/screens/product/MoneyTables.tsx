import { Card } from '@hearthline/kit/card/Card.tsx';
import { FiguresTable, type FigureRow } from '@hearthline/kit/figures/FiguresTable.tsx';
import { formatSigned } from '@hearthline/kit/format/format.ts';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { formatMoney, roundHalfEven } from '@hearthline/rules/money.ts';
import { FEE_NAMES } from '@hearthline/rules/offers/costs.ts';
import { type Quote, rateWith } from '@hearthline/rules/offers/quote.ts';
import type { JSX } from 'react';
import { FIGURES, percentText, SUMS, APR_SENTENCE, LAW } from './copy.ts';
import type { Debt, Offers } from './offers.ts';

type MoneyTablesProps = { readonly quote: Quote; readonly paidOff: readonly Debt[] };

const costRow = ({ feeType, amount }: Quote['costs'][number]): FigureRow => ({
  head: FEE_NAMES[feeType],
  amount: formatSigned(-amount),
});

/** Cash paid out and amount owed, as two sums with all their terms. */
export function MoneyTables({ quote, paidOff }: MoneyTablesProps): JSX.Element {
  const { draw, costs, cashToYou, feePercent, originationFee, lineAmount } = quote;
  const cash: FigureRow =
    cashToYou < 0
      ? { head: FIGURES.due, amount: formatMoney(-cashToYou), total: true }
      : { head: FIGURES.cash, amount: formatMoney(cashToYou), total: true };
  return (
    <Card>
      <FiguresTable
        caption={SUMS.get}
        rows={[
          { head: SUMS.draw, note: SUMS.drawNote, amount: formatMoney(draw) },
          ...paidOff.map((debt) => ({ head: SUMS.payoff(debt.creditor), amount: formatSigned(-debt.payOff.amount) })),
          ...costs.filter(({ amount }) => amount > 0).map(costRow),
          cash,
        ]}
      />
      <FiguresTable
        caption={SUMS.owe}
        rows={[
          { head: SUMS.draw, amount: formatMoney(draw) },
          { head: SUMS.fee(percentText(feePercent)), amount: formatSigned(originationFee) },
          { head: SUMS.line, amount: formatMoney(lineAmount), total: true },
        ]}
      />
    </Card>
  );
}

/** The sentences the law requires under the figures, and the whole term of the line in one sentence. */
export function LegalSentences({
  quote,
  offers,
}: {
  quote: Quote;
  offers: Pick<Offers, 'ageRestricted' | 'membershipDiscount'>;
}): JSX.Element {
  const { term, payments, totalOfPayments, totalInterest, monthlyPayment, balloon, drawPeriodYears, laterDraws, offer } = quote;
  const course =
    balloon === null
      ? LAW.course(term, payments, totalOfPayments, totalInterest)
      : LAW.interestOnly(term, payments - 1, monthlyPayment, balloon, totalInterest);
  const membership = roundHalfEven(offer.baseRate - rateWith(offer, 'MANUAL', offers.membershipDiscount));
  return (
    <Note fine>
      {[
        APR_SENTENCE,
        ...(membership > 0 ? [LAW.membership(percentText(membership))] : []),
        course,
        LAW.early,
        LAW.again(drawPeriodYears, laterDraws),
      ].join(' ')}
    </Note>
  );
}
