export const COPY = {
  title: 'Forgot your password?',
  intro: 'Tell us your email address. We send you a link to set a new password.',
  email: 'Email address',
  submit: 'Send the link',
  failed: 'We could not send it',
  sentTitle: 'Check your email',
  sent: (email: string) => `If ${email} has an account with us, a link is on its way. It is valid for one hour.`,
  notThere: 'Nothing yet? Check your spam folder, or send it again in a few minutes.',
  again: 'Use another address',
  back: 'Back to log in',
} as const;
