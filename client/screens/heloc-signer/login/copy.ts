/** Copy of the signers' sign-in, and of the page that an invitation opens. */
export const COPY = {
  title: 'Log in to sign',
  intro: 'For co-owners and co-signers who were asked for a signature. Continue where you stopped.',
  email: 'Email address',
  password: 'Password',
  emailRequired: 'Please enter your email',
  passwordRequired: 'Required',
  submit: 'Log in',
  failed: 'We could not log you in',
  forgot: 'Forgot your password?',
  first: 'Your first time here? Open the link in the invitation we emailed to you.',
} as const;

export const INVITED = {
  loading: 'Reading your invitation',
  title: (firstName: string): string => `Hello ${firstName}, your signature is needed`,
  intro: (primary: string): string =>
    `${primary} applied for a home equity line on a home that you own or share. First, choose a password, so that only you can use this page.`,
  introKnown: (primary: string): string =>
    `${primary} applied for a home equity line on a home that you own or share. Log in with the account you have here.`,
  email: 'Your email address',
  emailNote: 'The invitation was sent there. It is also the address you log in with.',
  until: (day: string): string => `The invitation is valid until ${day}.`,
  phone: 'Mobile phone',
  phoneHint: 'For questions about your signature. We already have one if you leave this empty.',
  phoneWrong: 'Please enter a mobile number with ten digits, or leave it empty',
  submit: 'Set the password and continue',
  hasAccount: 'I have an account here',
  noAccount: 'I have no account here yet',
  exists: 'This address has an account already',
  existsText: 'Log in with its password. Your invitation stays as it is.',
  failed: 'The invitation could not be accepted',
  accepting: 'Accepting your invitation',
} as const;

/** Why an invitation cannot be used, and what helps. */
export const ENDED_COPY = {
  unknown: 'This link does not work',
  unknownText:
    'A newer invitation may have replaced it, or the person who asked you has changed who signs. Use the link in the newest email from us.',
  over: 'This invitation has ended',
  signed: 'You have signed already',
  other: 'This invitation is from another lender',
  otherText: 'Open the link in the email again: it leads to the site of the lender who sent it.',
  again: 'Ask the person who invited you to send the invitation again; it takes them a minute. Or call us.',
  login: 'Log in',
} as const;

export const WRONG = {
  title: 'You are logged in as another person',
  intro: (mine: string, theirs: string): string => `You are logged in as ${mine}. This invitation is for ${theirs}.`,
  text: 'Only the person it was sent to can accept it. We show you nothing of it.',
  leave: 'Log out and continue with the invitation',
} as const;
