/** Copy of the page that takes the numbers of the account that payments are drawn from. */
export const COPY = {
  title: 'Enter the account for autopay',
  intro: 'We collect your monthly payment from this account. We collect nothing before your first due date.',
  submit: 'Check this account',
} as const;
