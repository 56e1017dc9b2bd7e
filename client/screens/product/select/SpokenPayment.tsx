import { formatApr, formatMoney } from '@hearthline/rules/money.ts';
import type { Quote } from '@hearthline/rules/offers/quote.ts';
import type { JSX } from 'react';
import { LiveRegion } from '@hearthline/kit/live-region/LiveRegion.tsx';
import { COPY } from './copy.ts';

/** The payment, spoken once the choice rests. */
export function SpokenPayment({ quote, instead }: { quote: Quote | null; instead: string }): JSX.Element {
  return <LiveRegion words={quote ? COPY.spoken(formatMoney(quote.monthlyPayment), formatApr(quote.apr)) : instead} />;
}
