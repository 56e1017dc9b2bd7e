export type Screen = 'sign-in' | 'sign-up';

/** The copy of the embedded broker's pages. */
export const COPY = {
  'sign-in': {
    title: 'Log in',
    intro: 'Welcome back. Log in to continue with your application.',
    submit: 'Log in',
    otherQuestion: 'New here?',
    otherLink: 'Create an account',
  },
  'sign-up': {
    title: 'Create your account',
    intro: 'One password, and you come back to your application from any device.',
    submit: 'Create account',
    otherQuestion: 'You have an account?',
    otherLink: 'Log in',
  },
  email: 'Email',
  password: 'Password',
  rules: 'At least 12 characters, with an upper and a lower case letter, a number and one of ! @ # $ % ^ & *',
  forgot: 'Forgot your password?',
  leave: 'Go back without logging in',
  over: 'This page has expired',
  overText: 'Logging in took too long, or it was begun in another window. Nothing you typed in your application is lost.',
  home: 'Start again',
  exists: 'An account with this email address exists. Log in instead, or use another address.',
  busy: 'Please wait a few minutes',
  tooMany: 'Too many tries. Please wait a few minutes, then try again.',
  blocked: 'A wrong password was typed too often. Set a new one with “Forgot your password?” below.',
  codeTitle: 'Type your code',
  codeIntro: 'Open your authenticator app and type the six digits it shows, or type a recovery code.',
  code: 'Code',
  codeSubmit: 'Continue',
  codeWrong: 'This code is not right, or was used already. Wait for the next one.',
  expired: 'Your password has expired. Set a new one with “Forgot your password?” below.',
  linkSent:
    'Your password no longer opens your account. We emailed you a link to set a new one; “Forgot your password?” below sends another.',
  wrongCredentials: 'The email address or the password is not right',
} as const;
