import type { GetOptions } from '../wire/order.ts';
import type { ProviderResult } from '../wire/result.ts';

/** Port: a feed of published rates and thresholds that a rate or a test is set by. A lookup changes nothing, so it carries no key. */
export interface MarketRatesPort {
  /** OK with everything published for days from `since` (yyyy-MM-dd) on, and what was in effect on that day. */
  published(since: string, options?: GetOptions): Promise<ProviderResult<PublishedRates>>;
}

export interface PublishedRates {
  /** Average prime offer rates of fixed-rate transactions, percent by term in years, in effect from the Monday of a week (12 CFR 1026.35(a)(2)). */
  readonly apor: readonly { readonly week: string; readonly byTerm: Readonly<Record<string, number>> }[];
  /** Dollar figures of 12 CFR 1026.32(a)(1)(ii), adjusted each January 1. */
  readonly highCost: readonly { readonly year: number; readonly loanAmount: number; readonly dollarTrigger: number }[];
  /** The U.S. Prime Rate of The Wall Street Journal, percent, from the day it was first published. */
  readonly prime: readonly { readonly from: string; readonly percent: number }[];
}
