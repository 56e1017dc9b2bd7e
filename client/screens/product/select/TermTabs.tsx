import { RadioTabs } from '@hearthline/kit/radio-tabs/RadioTabs.tsx';
import { formatApr, formatDollars, formatMoney } from '@hearthline/rules/money.ts';
import type { JSX } from 'react';
import { cardOf, mostOf, terms, type OfferChoice, type Offers } from '../offers.ts';
import { COPY } from './copy.ts';

type TermTabsProps = {
  readonly offers: Offers;
  readonly choice: OfferChoice;
  readonly onPick: (years: number) => void;
  readonly error: string | undefined;
};

/** Each term with its payment and APR, ordered by years, none recommended. One that is not available at the amount shows its maximum. */
export function TermTabs({ offers, choice, onPick, error }: TermTabsProps): JSX.Element {
  const options = terms(offers, choice.fee).map((term) => {
    const { apr, monthlyPayment } = cardOf(offers, choice, term, choice.fee);
    const lines =
      apr === null || monthlyPayment === null
        ? [COPY.upTo, formatDollars(mostOf(offers, choice.fee, term))]
        : [
            formatMoney(monthlyPayment),
            <span key="apr">
              {formatApr(apr)}
              <span className="wide-only"> {COPY.apr}</span>
            </span>,
          ];
    return {
      value: String(term),
      title: (
        <>
          {term} <small>{COPY.years}</small>
        </>
      ),
      lines,
    };
  });
  return (
    <RadioTabs
      label={COPY.term}
      hint={COPY.termHint}
      name="term"
      value={String(choice.term)}
      onChange={(event) => onPick(Number(event.currentTarget.value))}
      options={options}
      error={error}
    />
  );
}
