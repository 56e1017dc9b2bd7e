import type { IsoDate } from '../dates.ts';

/**
 * The U.S. Prime Rate in percent, from the day on which The Wall Street Journal first published it: the index of later draws, outside the lender's
 * control and public (12 CFR 1026.40(f)(1)). The values are the rows of the series PRIME in the table `market_rate`, and nowhere else.
 */
export type PrimeRate = { readonly from: IsoDate; readonly percent: number };

/** The name of the index, as documents and screens print it (12 CFR 1026.40(d)(12)(iii)). */
export const INDEX_NAME = 'the U.S. Prime Rate that The Wall Street Journal publishes';

/** The Prime Rate in effect on a day: that of the last of `rates`, oldest first, not after it. RangeError before they begin. */
export function primeOn(rates: readonly PrimeRate[], day: IsoDate): PrimeRate {
  const found = rates.findLast(({ from }) => from <= day);
  if (!found) throw new RangeError(`The Prime Rate of ${day} is not in the table`);
  return found;
}

/** Years of the historical example, and the month and day of each year whose value it takes (12 CFR 1026.40(d)(12)(xi)). */
const HISTORY_YEARS = 15;
const HISTORY_DAY = '07-01';

/** The index of a year of the historical example, percent. */
export type IndexYear = { readonly year: number; readonly percent: number };

/** The Prime Rate on July 1 of the fifteen most recent years, as of a day; oldest first. */
export function primeHistory(rates: readonly PrimeRate[], on: IsoDate): readonly IndexYear[] {
  const last = Number(on.slice(0, 4)) - (on.slice(5) < HISTORY_DAY ? 1 : 0);
  return Array.from({ length: HISTORY_YEARS }, (_, i) => {
    const year = last - HISTORY_YEARS + 1 + i;
    return { year, percent: primeOn(rates, `${year}-${HISTORY_DAY}`).percent };
  });
}
