export const WORDS = {
  title: 'Log in',
  lede: 'Your answers are saved. Go on where you stopped.',
  email: 'Email address',
  password: 'Password',
  submit: 'Log in',
  failed: 'We could not log you in',
  emailRequired: 'Please enter your email',
  passwordRequired: 'Required',
  new: 'New here?',
  start: 'Check your rate',
} as const;
