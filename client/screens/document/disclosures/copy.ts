/** Copy of the page of delivered documents, and of New York's consent before the credit check. */
export const COPY = {
  title: 'Your disclosures',
  intro: 'These are the documents we have given you so far. You can read and keep each of them.',
  back: 'Back to your application',
  dashboard: 'Go to dashboard',

  consentTitle: 'Read these documents before we check your credit',
  consentIntro: 'New York requires us to show them to you, and to get your consent, before we look at your credit report.',
  others: 'More documents for you to keep',
  consent: 'Your consent',
  soft: 'It is a soft check and does not change your score. We show your offers in about a minute.',
  submit: 'Agree and continue',
} as const;

export const PROBLEMS = { read: 'Read it to the end first', agree: 'Tick the box to continue' } as const;
