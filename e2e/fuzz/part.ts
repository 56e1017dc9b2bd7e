/** What a part of `npm run fuzz` found: lines to print, and what must not have happened. */
export type FuzzResult = { readonly figures: readonly string[]; readonly problems: readonly string[] };

/** A part of `npm run fuzz`, run against a product of its own (sandbox, without the client). */
export type FuzzPart = {
  /** Settings of the product. */
  readonly env: Readonly<Record<string, string>>;
  /** Makes what it needs at `url`. `count` is how many requests to send, null for the part's own number. `warm` does each kind of work once, unmeasured. */
  readonly prepare: (
    url: string,
    given: { readonly seed: number; readonly count: number | null },
  ) => Promise<{ readonly warm: () => Promise<void>; readonly run: () => Promise<FuzzResult> }>;
};

/** Replies by status, the most frequent first: `201 × 400, 422 × 600`. */
export const byStatus = (counts: ReadonlyMap<number | string, number>): string =>
  [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([what, times]) => `${what} × ${times}`)
    .join(', ');
