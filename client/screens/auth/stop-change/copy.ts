/** Words of the page that a mailed link opens to stop a change of personal data. */
export const COPY = {
  title: 'Stop a change of your data',
  asked: (what: string, when: string) => `We were asked to change the ${what} that we have of you. The change takes effect on ${when}.`,
  choose: 'If you did not ask for it, stop it now. If you did, close this page.',
  stop: 'Stop the change',
  stopping: 'Stopping',
  failed: 'It was not stopped',
  stoppedTitle: 'The change is stopped',
  stopped: (what: string) =>
    `Your ${what} stays as it is. We look into who asked for the change, and call you at the number we had before.`,
  appliedTitle: 'The change is already in force',
  applied: (what: string, when: string) =>
    `Your ${what} was changed on ${when}, so this link can no longer stop it. If you did not ask for it, call us now: we set it right.`,
  refusedTitle: 'The change is not made',
  refused: (what: string) => `Your ${what} stays as it is. There is nothing to do.`,
  overTitle: 'This link is no longer valid',
  over: 'It is not complete, or it is too old. If you are worried about a change of your data, call us.',
  tryAgain: 'Try again',
  loadFailed: 'We could not load this page',
  call: 'How to reach us',
} as const;
