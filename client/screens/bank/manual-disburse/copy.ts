/** Copy of the page that takes the numbers of the account that receives the money. */
export const COPY = {
  title: 'Enter your account numbers',
  intro: 'We send your money to this account. A wrong digit could send it to another person, so we ask for the account number twice.',
  submit: 'Check this account',
} as const;
