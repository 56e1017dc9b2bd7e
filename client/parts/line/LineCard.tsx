import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyFigures.tsx';
import { Figure, Note } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { PayType } from '@hearthline/rules/enums.ts';
import { formatApr, formatMoney } from '@hearthline/rules/money.ts';
import type { Quote } from '@hearthline/rules/offers/quote.ts';
import type { JSX } from 'react';
import { aMonth, LINE } from './copy.ts';

type LineCardProps = { readonly title: string; readonly quote: Quote; readonly payType: PayType };

/** The terms of the chosen line, the payment first. */
export function LineCard({ title, quote, payType }: LineCardProps): JSX.Element {
  const { monthlyPayment, term, apr, draw, feePercent, originationFee, lineAmount, payoffTotal, cashToYou, balloon } = quote;
  return (
    <Card title={title} tag={<Tag>{LINE.tag(term)}</Tag>}>
      <Figure>{formatMoney(monthlyPayment)}</Figure>
      <p className="muted">{aMonth(term, balloon)}</p>
      <KeyValues
        ruled
        items={[
          { term: payType === 'AUTOPAY' ? LINE.aprAutopay : LINE.apr, value: formatApr(apr) },
          { term: LINE.draw, value: formatMoney(draw) },
          { term: LINE.fee(feePercent), value: formatMoney(originationFee) },
          { term: LINE.lineAmount, value: formatMoney(lineAmount) },
          ...(payoffTotal > 0 ? [{ term: LINE.payoffs, value: formatMoney(payoffTotal) }] : []),
          { term: cashToYou < 0 ? LINE.due : LINE.cash, value: formatMoney(Math.abs(cashToYou)) },
          ...(balloon === null ? [] : [{ term: LINE.balloon, value: formatMoney(balloon) }]),
          { term: LINE.pay, value: payType === 'AUTOPAY' ? LINE.autopay : LINE.manual },
        ]}
      />
      <Note fine>{LINE.aprSentence}</Note>
    </Card>
  );
}
