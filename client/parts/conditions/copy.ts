/** What the pages of conditions share. */
export const CONDITIONS = {
  loading: 'Loading what we need from you',
  back: 'See everything we need from you',
  rejected: 'Not accepted',
  closed: 'This request is closed',
  closedText: 'We have what we asked for, or it is no longer needed. You need to do nothing.',
} as const;
