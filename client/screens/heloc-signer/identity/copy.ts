/** Copy of the pages on which a signer is identified, and waits for checks. */
export const COPY = {
  title: 'Show us your ID',
  intro: 'We compare it with your name, so that nobody else can sign for you. It takes about three minutes.',
  loading: 'Loading your details',

  about: 'About you',
  aboutIntro: (primary: string): string => `Your ID is compared with these. ${primary} does not see them.`,
  dob: 'Date of birth',
  dobHint: 'We compare it with your ID.',
  home: 'Home address',
  homeLabel: 'Where you live',
  homeGiven: 'This is the address of the home. Change it if you live elsewhere.',
  ssn: 'Social Security number',
  ssnHint: 'Needed for the credit inquiry, because you owe the line too. It is stored encrypted and never shown again.',
  save: 'Save and continue',

  hmda: {
    title: 'Demographic information',
    intro: 'You owe the line too, so federal law requires us to ask you these three questions. You do not have to answer any of them.',
    submit: 'Save and continue',
  },

  credit: 'Your credit report',
  creditIntro: 'You owe the line together with the borrower, so we read your credit report before you sign.',
  creditFacts: [
    {
      term: 'What it is',
      main: 'A hard inquiry',
      note: 'Other lenders can see it for two years, and it may lower your score by a few points.',
    },
    { term: 'How long it takes', main: 'Less than a minute' },
    { term: 'Who sees it', main: 'Our team', note: 'Never the borrower.' },
  ],
  agreeTitle: 'I authorize the inquiry',
  agreeMissing: 'Tick the box to continue',
  changed: 'This text has changed. Read it again and tick the box.',
  submit: 'Authorize and continue',
} as const;

export const WAITING = {
  preparing: 'The documents are being prepared again',
  preparingIntro: 'The list of people who sign has changed, so the borrower signs new documents first. We email you when it is your turn.',
  preparingWho: 'The borrower, and our team',
  preparingLong: 'Usually less than a day',
  review: 'A person is looking at what you sent',
  reviewIntro: 'We could not confirm it automatically. Someone on our team looks at it, and you do not have to wait on this page.',
  reviewWho: 'Someone on our team',
  reviewLong: 'About one business day',
  credit: 'We are reading your credit report',
  creditIntro: 'Then you read the documents and sign.',
  creditWho: 'The credit bureau',
  creditLong: 'Less than a minute',
} as const;
