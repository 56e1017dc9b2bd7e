import type { IndexYear, PrimeRate } from './prime-rate.ts';

/** The index of sample documents and offers: its value on a day in 2026, and on July 1 of fifteen years. */
export const SAMPLE_INDEX: PrimeRate = { from: '2025-12-11', percent: 6.75 };
export const SAMPLE_INDEX_HISTORY: readonly IndexYear[] = [
  3.25, 3.25, 3.25, 3.25, 3.5, 4.25, 5, 5.5, 3.25, 3.25, 4.75, 8.25, 8.5, 7.5, 6.75,
].map((percent, i) => ({ year: 2012 + i, percent }));
