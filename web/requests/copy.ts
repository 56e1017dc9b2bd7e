/** Messages of failed requests, the same for borrowers and staff. */
export const REQUESTS = {
  loading: 'Loading',
  failed: 'We could not load this page',
  notSent: 'This was not sent',
  offline: 'You seem to be offline. What you typed is still here. Check your connection and try again.',
  offlineLoad: 'You seem to be offline. Check your connection and try again.',
  moved: 'Your application has moved on since this page was opened. We are looking up where it stands.',
  stale: 'This changed while this page was open. Check the page and send it again.',
  tooMany: 'That was tried several times. Wait a few minutes and try again.',
  slow: 'This took too long. Try again.',
  forbidden: 'You may not do this.',
  notFound: 'This does not exist, or it is not yours to see.',
  again: 'Try again',
} as const;
