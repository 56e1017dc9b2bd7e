/** Shown before the number that a failed page gives for calls to the lender. */
export const REFERENCE = 'Reference number, if you call us';
