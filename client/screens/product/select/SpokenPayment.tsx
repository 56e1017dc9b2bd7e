import { formatApr, formatMoney } from '@hearthline/rules/money.ts';
import type { Quote } from '@hearthline/rules/offers/quote.ts';
import { type JSX, useEffect, useState } from 'react';
import { WORDS } from './words.ts';

/** Milliseconds without a change before the payment is spoken: a dragged slider must not speak every step. */
const QUIET = 800;

/** The payment, spoken once the choice rests. */
export function SpokenPayment({ quote, instead }: { quote: Quote | null; instead: string }): JSX.Element {
  const words = quote ? WORDS.spoken(formatMoney(quote.monthlyPayment), formatApr(quote.apr)) : instead;
  const [first] = useState(words);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken((before) => (before === '' && words === first ? '' : words)), QUIET);
    return () => clearTimeout(timer);
  }, [words, first]);
  return (
    <p className="sr" role="status">
      {spoken}
    </p>
  );
}
