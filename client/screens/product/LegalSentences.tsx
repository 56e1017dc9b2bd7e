import { Note } from '@hearthline/kit/stack/Stack.tsx';
import type { Quote } from '@hearthline/rules/offers/quote.ts';
import { rateWith } from '@hearthline/rules/offers/quote.ts';
import { roundHalfEven } from '@hearthline/rules/money.ts';
import type { JSX } from 'react';
import type { Offers } from './offers.ts';
import { APR_SENTENCE, LAW, percentText } from './copy.ts';

/** The sentences the law requires under the figures, and the whole term of the line in one sentence. */
export function LegalSentences({
  quote,
  offers,
}: {
  quote: Quote;
  offers: Pick<Offers, 'ageRestricted' | 'membershipDiscount'>;
}): JSX.Element {
  const { term, payments, totalOfPayments, totalInterest, lineAmount, drawPeriodYears, offer } = quote;
  const course = offers.ageRestricted
    ? LAW.interestOnly(term, payments, lineAmount, totalInterest)
    : LAW.course(term, payments, totalOfPayments, totalInterest);
  const membership = roundHalfEven(offer.baseRate - rateWith(offer, 'MANUAL', offers.membershipDiscount));
  return (
    <Note fine>
      {[
        APR_SENTENCE,
        ...(membership > 0 ? [LAW.membership(percentText(membership))] : []),
        course,
        LAW.early,
        LAW.again(drawPeriodYears),
      ].join(' ')}
    </Note>
  );
}
