import type { IsoDate } from '../dates.ts';

/** The U.S. Prime Rate in percent, from the day on which The Wall Street Journal first published it. */
export type PrimeRate = { readonly from: IsoDate; readonly percent: number };

/** The name of the index, as documents and screens print it (12 CFR 1026.40(d)(12)(iii)). */
export const INDEX_NAME = 'the U.S. Prime Rate that The Wall Street Journal publishes';

/**
 * The index of later draws: outside the lender's control and public (12 CFR 1026.40(f)(1)). Every change since December 2008, oldest first: the
 * historical example needs fifteen years. The last row holds until a newer one is added.
 */
export const PRIME_RATES: readonly PrimeRate[] = (
  [
    ['2008-12-16', 3.25],
    ['2015-12-17', 3.5],
    ['2016-12-15', 3.75],
    ['2017-03-16', 4],
    ['2017-06-15', 4.25],
    ['2017-12-14', 4.5],
    ['2018-03-22', 4.75],
    ['2018-06-14', 5],
    ['2018-09-27', 5.25],
    ['2018-12-20', 5.5],
    ['2019-08-01', 5.25],
    ['2019-09-19', 5],
    ['2019-10-31', 4.75],
    ['2020-03-04', 4.25],
    ['2020-03-16', 3.25],
    ['2022-03-17', 3.5],
    ['2022-05-05', 4],
    ['2022-06-16', 4.75],
    ['2022-07-28', 5.5],
    ['2022-09-22', 6.25],
    ['2022-11-03', 7],
    ['2022-12-15', 7.5],
    ['2023-02-02', 7.75],
    ['2023-03-23', 8],
    ['2023-05-04', 8.25],
    ['2023-07-27', 8.5],
    ['2024-09-19', 8],
    ['2024-11-08', 7.75],
    ['2024-12-19', 7.5],
    ['2025-09-18', 7.25],
    ['2025-10-30', 7],
    ['2025-12-11', 6.75],
  ] as const
).map(([from, percent]) => ({ from, percent }));

/** The Prime Rate in effect on a day: that of the last row not after it. RangeError before the table begins. */
export function primeOn(day: IsoDate): PrimeRate {
  const found = PRIME_RATES.findLast(({ from }) => from <= day);
  if (!found) throw new RangeError(`The Prime Rate of ${day} is not in the table`);
  return found;
}

/** The newest value in the table. */
export const primeNow = (): PrimeRate => primeOn('9999-12-31');

/** Years of the historical example, and the month and day of each year whose value it takes (12 CFR 1026.40(d)(12)(xi)). */
const HISTORY_YEARS = 15;
const HISTORY_DAY = '07-01';

/** The Prime Rate on July 1 of the fifteen most recent years, as of a day; oldest first. */
export function primeHistory(on: IsoDate): readonly { readonly year: number; readonly percent: number }[] {
  const last = Number(on.slice(0, 4)) - (on.slice(5) < HISTORY_DAY ? 1 : 0);
  return Array.from({ length: HISTORY_YEARS }, (_, i) => {
    const year = last - HISTORY_YEARS + 1 + i;
    return { year, percent: primeOn(`${year}-${HISTORY_DAY}`).percent };
  });
}
