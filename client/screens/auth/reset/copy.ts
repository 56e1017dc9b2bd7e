export const COPY = {
  title: 'Set a new password',
  intro: 'When you save, you are logged in here and logged out everywhere else.',
  submit: 'Save and log in',
  failed: 'We could not save it',
  overTitle: 'This link has expired',
  over: 'The link was already used, or it is more than one hour old.',
  again: 'Send me another link',
} as const;
