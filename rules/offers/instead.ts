import type { PayType } from '../enums.ts';
import { startingFee } from './fees.ts';
import { quote, quoteInput, termsOf } from './quote.ts';
import type { PricedOffers } from './types.ts';

/** A line that is offered instead of the one that was asked for. Dollars, percent, years. */
export interface OfferedInstead {
  readonly line: number;
  readonly draw: number;
  readonly feePercent: number;
  readonly originationFee: number;
  readonly apr: number;
  readonly term: number;
  /** A month. */
  readonly payment: number;
}

/** What was asked for; null where the borrower had not chosen yet. */
export type RequestedTerms = { readonly draw: number | null; readonly feePercent: number | null; readonly payType: PayType };

/**
 * The terms of a counteroffer (12 CFR 1002.9(a)(1)(iv)), a row for each term of years, shortest first: the first draw that was asked for, or the most that
 * the term supports, with the fee that was chosen, or the lowest there is.
 */
export function offeredInstead(offers: PricedOffers, { draw, feePercent, payType }: RequestedTerms): OfferedInstead[] {
  const all = offers.offersByType.FIXED;
  const fee = startingFee(all, feePercent);
  return termsOf(all, fee)
    .toSorted((a, b) => a - b)
    .flatMap((term) => {
      const most = Math.max(...all.filter((offer) => offer.term === term && offer.originationFee === fee).map(({ maxDraw }) => maxDraw));
      const found = quote(quoteInput(offers, { draw: Math.min(draw ?? most, most), term, feePercent: fee, payType, payoffs: [] }));
      if (!found.ok) return [];
      const { lineAmount: line, originationFee, apr, monthlyPayment: payment } = found.quote;
      return [{ line, draw: found.quote.draw, feePercent: fee, originationFee, apr, term, payment }];
    });
}

/** The row to name first: of the term that was chosen, else the largest line. */
export const mainOffer = (rows: readonly OfferedInstead[], term: number | null): OfferedInstead | null =>
  rows.find((row) => row.term === term) ?? rows.toSorted((a, b) => b.line - a.line)[0] ?? null;
