/** Copy of the page about the account that receives the money. */
export const COPY = {
  incomeDone: (monthly: string | null) =>
    monthly === null ? 'We have what we need about your income' : `Your income is verified: ${monthly} a month`,
  title: 'Where should your money go?',
  intro: (amount: string | null) =>
    amount === null
      ? 'We need the account that receives your money. It has to be in your name.'
      : `We send ${amount} to this account once your line is open. It has to be in your name.`,
  waiting: 'We are checking your account',
  waitingIntro: 'One step is left before your account can receive your money.',
  refused: 'The exchange did not open an account for you',
  refusedText:
    'It tells us no more than that: ask the exchange for its reason. Give us a bank account in your name instead. Your terms stay as they are.',
  link: 'The fastest way: sign in to your bank',
  linkText: 'You sign in at your bank’s own page and choose the account. We check it right away, in about a minute.',
  linkButton: 'Sign in to your bank',
  type: 'Or enter the numbers of the account',
  typeText: 'From a check or a statement. We check most accounts right away. For a small bank this can take two business days.',
  typeButton: 'Enter account numbers',
  facts: 'Good to know',
} as const;

/** What happens with the account. */
export const FACTS = [
  { term: 'What we check', main: 'That the account exists and is yours', note: 'We ask the bank who owns it. We take no money from it.' },
  { term: 'When money comes', main: 'After the closing', note: 'When your time to cancel is over and the deed is recorded.' },
  {
    term: 'Changing it later',
    main: 'Until you confirm your accounts',
    note: 'We tell you of each change, and a changed account waits a day or two before it is paid.',
  },
] as const;
