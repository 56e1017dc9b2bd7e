/** Sentences of the page for a frozen or locked credit file. */
export const COPY = {
  frozen: 'Your credit file is frozen',
  locked: 'Your credit file is locked',
  frozenLede: (bureau: string) =>
    `${bureau} keeps your file frozen, so nobody can read it. Lift the freeze for a day, then come back to this page.`,
  lockedLede: (bureau: string) => `You or somebody for you locked your file at ${bureau}. Unlock it, then come back to this page.`,
  bureau: 'The credit bureau',
  steps: 'How to open it',
  callFrozen: (bureau: string) => `Reach ${bureau}`,
  callFrozenNote: 'Use its web site, its app or its phone line. Ask to lift the freeze for one day, for any lender.',
  callLockedNote: 'Sign in to its app or web site and switch the lock off. You can switch it on again tomorrow.',
  wait: 'Wait for it to open',
  waitFrozenNote: 'Asked online or by phone, a bureau must lift a freeze within one hour. It is free.',
  waitLockedNote: 'A lock opens within a few minutes.',
  back: 'Come back and try again',
  backNote: 'Your application waits here. Looking at your file is a soft check and does not change your score.',
  now: 'Now',
  hour: 'Up to 1 hour',
  minutes: 'A few minutes',
  after: 'Then',
  lines: 'Freeze lines of the national bureaus',
  linesNote: 'You only need the one that keeps your file frozen.',
  pin: 'Freeze PIN',
  pinHint: 'Only if the bureau gave you one. 4 to 10 digits.',
  still: (bureau: string) => `${bureau} has not opened your file yet`,
  stillText: 'We just asked again. If you lifted the freeze a moment ago, give it an hour and try once more.',
  submit: 'Try again',
} as const;

/** Telephone lines of the three national bureaus (domain.md §1.6); the bureaus are not named. */
export const FREEZE_LINES = ['888-397-3742', '800-685-1111', '888-909-8872'] as const;
