/** Copy of the page before the agent's visit. */
export const COPY = {
  contact: 'Whom the agent calls',
  times: 'Good times',
  anyTime: 'Any time',
} as const;
