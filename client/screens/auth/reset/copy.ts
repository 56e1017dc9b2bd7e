export const COPY = {
  title: 'Set a new password',
  intro: 'When you save, you are logged in here and logged out everywhere else.',
  submit: 'Save and log in',
  failed: 'We could not save it',
  overTitle: 'This link is over',
  over: 'It was used, it is older than 30 minutes, or a newer one was sent.',
  again: 'Send me another link',
} as const;
