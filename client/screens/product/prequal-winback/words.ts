/** Sentences of this page. */
export const WORDS = {} as const;
