/** Lenders that stand for the others where all of them would cost too much: the primary brand, its New York, broker and interest-only variants, and a credit union. */
export const REPRESENTATIVE: readonly string[] = ['MAIN', 'MAIN_NY', 'MAIN_WHOLESALE', 'MAIN_MARKETS_CREDIT', 'PLUMFIELD'];
