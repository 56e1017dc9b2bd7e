/** Copy of the page that takes the numbers of the account that payments are drawn from. */
export const COPY = {
  title: 'Enter the account for autopay',
  intro: 'We draw your monthly payment from this account. Nothing is drawn before your first due date.',
  submit: 'Check this account',
} as const;
