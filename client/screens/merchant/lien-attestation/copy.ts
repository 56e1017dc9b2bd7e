/** Copy of the page on which the borrower of a partner attests to the list of loans as staff left it. */
export const COPY = {
  title: 'Are these all the loans on your home?',
  intro: 'Our partner corrected the list of loans against your home (liens). Your offers depend on it. Read it, and say that it is right.',
  loading: 'Loading the loans on your home',
  list: 'Loans against your home',
  lender: (kind: string, place: number) => `${kind}, number ${place} on the record`,
  opened: (day: string) => `opened ${day}`,
  payment: (amount: string) => `${amount} a month`,
  total: 'Owed in all',
  none: 'The list has no loans',
  noneText: 'As far as the records say, nothing is owed against your home.',
  attestation: 'Your word',
  attest: 'The list is right, and no other loan or lien is secured by my home.',
  fix: 'Check the box to continue.',
  submit: 'Confirm the list',
  wrong: 'Something is not right',
  wrongText: 'Do not confirm the list. Call us or write to us: we correct it, and you see it again here before anything is computed.',
} as const;
