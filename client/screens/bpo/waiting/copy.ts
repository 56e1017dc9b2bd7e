/** Copy of the page before the valuer's visit. */
export const COPY = {
  contact: 'Whom the valuer calls',
  times: 'Good times',
  anyTime: 'Any time',
} as const;
