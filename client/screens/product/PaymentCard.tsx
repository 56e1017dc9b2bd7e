import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyFigures.tsx';
import { Figure, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { formatApr, formatMoney } from '@hearthline/rules/money.ts';
import type { Quote } from '@hearthline/rules/offers/quote.ts';
import type { JSX, ReactNode } from 'react';
import { aMonth } from '../../parts/line/copy.ts';
import { FIGURES } from './copy.ts';

type PaymentCardProps = {
  /** Null when the amount is not available at this term: `instead` is shown then. */
  readonly quote: Quote | null;
  readonly instead: string;
  /** The button, and any text under it. */
  readonly children: ReactNode;
};

/** The monthly payment, first and largest; then APR, draw, fee, line amount and cash. */
export function PaymentCard({ quote, instead, children }: PaymentCardProps): JSX.Element {
  return (
    <Card title={FIGURES.payment}>
      {quote ? (
        <>
          <Figure>{formatMoney(quote.monthlyPayment)}</Figure>
          <p className="muted">{aMonth(quote.term, quote.balloon)}</p>
          <KeyValues
            ruled
            items={[
              { term: FIGURES.apr, value: formatApr(quote.apr) },
              { term: FIGURES.draw, value: formatMoney(quote.draw) },
              { term: FIGURES.fee, value: formatMoney(quote.originationFee) },
              { term: FIGURES.line, value: formatMoney(quote.lineAmount) },
              { term: quote.cashToYou < 0 ? FIGURES.due : FIGURES.cash, value: formatMoney(Math.abs(quote.cashToYou)) },
            ]}
          />
        </>
      ) : (
        <Stack top={6}>
          <p>{instead}</p>
        </Stack>
      )}
      {children}
    </Card>
  );
}
