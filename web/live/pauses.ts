/** Milliseconds before something that failed is tried again: doubled each time up to the most. */
export const AGAIN_MS = { first: 1000, most: 15_000 } as const;

/** Milliseconds before the next attempt, counted from 0: 1, 2, 4, 8, then 15 s. */
export const pauseBefore = (attempt: number): number => Math.min(AGAIN_MS.most, AGAIN_MS.first * 2 ** attempt);
