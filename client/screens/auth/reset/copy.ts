export const COPY = {
  title: 'Set a new password',
  intro: 'When you save, you are logged in here and logged out everywhere else.',
  submit: 'Save and log in',
  failed: 'We could not save it',
  overTitle: 'This link is over',
  over: 'A link was used already, or this one is older than one hour.',
  again: 'Send me another link',
} as const;
