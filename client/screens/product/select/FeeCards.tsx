import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import { formatApr, formatMoney } from '@hearthline/rules/money.ts';
import type { JSX } from 'react';
import { cardOf, fees, mostOf, type OfferChoice, type Offers } from '../offers.ts';
import { COPY } from './copy.ts';

type FeeCardsProps = { readonly offers: Offers; readonly choice: OfferChoice; readonly onPick: (percent: number) => void };

/** Each origination fee option, with its payment and APR at this amount and term. */
export function FeeCards({ offers, choice, onPick }: FeeCardsProps): JSX.Element {
  const options = fees(offers).map((fee) => {
    const { apr, monthlyPayment, originationFee } = cardOf(offers, choice, choice.term, fee);
    const isReached = apr !== null && monthlyPayment !== null;
    return {
      value: String(fee),
      title: COPY.feeTitle(fee),
      note: <span className="num">{isReached ? COPY.feeNote(originationFee) : COPY.feeBeyond(mostOf(offers, fee, choice.term))}</span>,
      end: isReached ? { figure: formatMoney(monthlyPayment), note: `${formatApr(apr)} ${COPY.apr}` } : undefined,
    };
  });
  return (
    <RadioCards
      label={COPY.fee}
      hint={COPY.feeHint}
      name="fee"
      value={String(choice.fee)}
      onChange={(event) => onPick(Number(event.currentTarget.value))}
      options={options}
    />
  );
}
