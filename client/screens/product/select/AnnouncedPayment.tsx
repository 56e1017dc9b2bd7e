import { formatApr, formatMoney } from '@hearthline/rules/money.ts';
import type { Quote } from '@hearthline/rules/offers/quote.ts';
import type { JSX } from 'react';
import { LiveRegion } from '@hearthline/kit/live-region/LiveRegion.tsx';
import { COPY } from './copy.ts';

/** Announces the payment to screen readers once the choice is stable. */
export function AnnouncedPayment({ quote, instead }: { quote: Quote | null; instead: string }): JSX.Element {
  return <LiveRegion words={quote ? COPY.spoken(formatMoney(quote.monthlyPayment), formatApr(quote.apr)) : instead} />;
}
