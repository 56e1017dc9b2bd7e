/** Copy of the page that the notary's session returns to. */
export const COPY = {
  finishing: 'The notary has sealed your deed',
  finishingIntro: 'We are fetching the sealed documents. This takes a few seconds; the page continues by itself.',
  fetching: 'Fetching the sealed documents',
  done: 'You have met the notary',
  doneIntro: 'Your part is done: the deed has your signature and the notary’s seal.',
  othersIntro: 'Your part is done. The other owners still meet the notary; we email you when the last one has signed.',
  goOn: 'Continue',
  title: 'Your session with the notary',
  intro: 'The session opens at the notary service, and returns to this page.',
  inSession: 'Your session is open',
  inSessionIntro: 'Go back to it to finish. If you leave the session, it ends after an hour, and you can start again.',
  back: 'Go back to the session',
} as const;
