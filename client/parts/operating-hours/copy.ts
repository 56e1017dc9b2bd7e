/** The telephone hours of the lender. */
export const HOURS_COPY = { unknown: 'Call or write to us', to: 'to' } as const;
