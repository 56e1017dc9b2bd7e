export const COPY = {
  title: 'Log in',
  intro: 'Your answers are saved. Continue where you stopped.',
  email: 'Email address',
  password: 'Password',
  submit: 'Log in',
  failed: 'We could not log you in',
  emailRequired: 'Please enter your email',
  passwordRequired: 'Required',
  forgot: 'Forgot your password?',
  new: 'New here?',
  start: 'Check your rate',
  introBroker: 'We take you to the page where you log in, and back to where you stopped.',
  leaving: 'One moment: we are taking you to the page where you log in.',
} as const;

/** Messages by error code of the identity broker. */
export const BROKER_ERRORS = {
  expired: 'Logging in took too long, or was started in another window. Please try again.',
  refused: 'The page where you log in did not let you in. Please try again.',
  'identity-exists': 'This email address has an account with us already. Please log in the way you did before, or call us.',
  'not-an-agent': 'This account is not one of a broker or loan officer.',
  failed: 'We could not log you in. Please try again in a moment.',
} as const;
