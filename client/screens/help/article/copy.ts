/** Copy of the page of one help article. */
export const COPY = {
  loading: 'Loading the answer',
  pageTitle: 'Question and answer',
  related: 'Related questions',
  all: 'All questions and answers',
  contact: 'Contact us',
  missingTitle: 'We have no answer at this address',
  missingText: 'The question may have a new address. Look for it among all questions, or contact us.',
} as const;

/** What the button says that leads to where an answer is done. */
export const LEADS = {
  application: 'Open your application',
  requests: 'See what we need from you',
  documents: 'See your documents',
  signer: 'Open the documents you sign',
  login: 'Log in to your application',
  start: 'Check your rate',
  dashboard: 'Go to your dashboard',
  settings: 'Open your settings',
  referrals: 'See your referrals',
  loginPage: 'Log in',
  forgot: 'Set a new password',
  waitlist: 'Join the waitlist',
  licenses: 'See where we are licensed',
  privacy: 'Read the privacy policy',
  pay: 'See how to pay',
} as const;
