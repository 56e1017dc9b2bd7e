import type { Query } from '@hearthline/journey/paths.ts';
import { isRequired, payable } from '@hearthline/rules/offers/selection.ts';
import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { fees, firstChoice, terms, type OfferChoice, type Offers } from './offers.ts';

/**
 * The choice is kept in the address, so that reload and Back restore it and nothing is stored (AMB-51: `from` and `decision` stay in it).
 */
export function choiceToQuery(choice: OfferChoice, carried: Query): Query {
  const { amount, term, fee, payType, payoffs, preference } = choice;
  return {
    from: carried['from'],
    decision: carried['decision'],
    amount: amount === null ? 'none' : String(amount),
    term: String(term),
    fee: String(fee),
    pay: payType === 'MANUAL' ? 'manual' : null,
    payoff: payoffs.join(','),
    cash: preference === 'PRESERVE' && payoffs.length > 0 ? 'keep' : null,
  };
}

/** True when the address contains a choice; without one there is nothing to confirm. */
export const hasChoice = (query: Query): boolean =>
  typeof query['amount'] === 'string' && typeof query['term'] === 'string' && typeof query['fee'] === 'string';

const numberOf = (text: string | null | undefined): number =>
  typeof text === 'string' && /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;

/** The choice in the address; missing or unavailable parts fall back to the page's initial choice. */
export function choiceFromQuery(query: Query, offers: Offers): OfferChoice {
  const first = firstChoice(offers);
  if (!hasChoice(query)) return first;
  const fee = fees(offers).find((percent) => percent === numberOf(query['fee'])) ?? first.fee;
  const term = terms(offers, fee).find((years) => years === numberOf(query['term'])) ?? first.term;
  const amount = numberOf(query['amount']);
  const requestedIds = (query['payoff'] ?? '').split(',');
  return {
    amount: query['amount'] === 'none' ? null : Number.isNaN(amount) ? first.amount : amount,
    term,
    fee,
    payType: query['pay'] === 'manual' ? 'MANUAL' : 'AUTOPAY',
    payoffs: payable(offers)
      .filter((debt) => isRequired(debt) || requestedIds.includes(debt.id))
      .map((debt) => debt.id),
    preference: query['cash'] === 'keep' ? 'PRESERVE' : 'DEDUCT',
  };
}

/** The address's query as plain text: the router itself would parse '100000' into a number. */
export function useAddressQuery(): Query {
  const text = useLocation({ select: ({ searchStr }) => searchStr });
  return useMemo(() => Object.fromEntries(new URLSearchParams(text)), [text]);
}
