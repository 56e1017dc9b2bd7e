import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';

export type HoldSentence = { readonly title: string; readonly lede: string; readonly checked: string; readonly note?: string };

/** What a held file is waiting for, by status (AMB-117): what is checked, and what the borrower has to do, which is nothing. */
export const HOLDS: Partial<Record<ChecklistStatus, HoldSentence>> = {
  CREDIT_ERROR: { title: 'The credit bureau does not answer', lede: 'This is not about you. We ask again by ourselves, and go on as soon as it answers.', checked: 'Your credit report', note: 'We ask every 15 minutes.' },
  CREDIT_MINOR: { title: 'We have to talk about your credit file', lede: 'The credit bureau has marked your file. Call us, so that we can clear it up together.', checked: 'Who the credit file belongs to' },
  FACTA_REVIEW: { title: 'We verify that it is you', lede: 'Your credit file carries an alert that asks us to call you first. This protects you from somebody using your name.', checked: 'Your identity', note: 'We call the number in the alert. Have your phone near you.' },
  PROPERTY_DATA_REVIEW: { title: 'We look up your property by hand', lede: 'The county index does not show your home where we looked. A person searches the records.', checked: 'The records of your home' },
  OWNERSHIP_REVIEW: { title: 'We check who owns the home', lede: 'The county records name another owner. A person looks into it.', checked: 'The title of your home' },
  UNDERWRITING_REVIEW: { title: 'We are reviewing your application', lede: 'Some of the information does not agree. A person reads your file before we show you offers.', checked: 'Your whole application' },
  CREDIT_NO_MATCH_SSN: { title: 'We could not find your credit file', lede: 'The credit bureau has no file under your name and social security number. A person on our team looks for it.', checked: 'Your name, birth date and number at the bureau', note: 'If we find nothing in 30 days, we send you a notice.' },
  ORDER_FULL_TITLE: { title: 'We are ordering a title search', lede: 'There is nothing for you to do. The title company searches the records of your home.', checked: 'The title of your home' },
  PAYOFF_REQUEST: { title: 'We are asking for payoff letters', lede: 'There is nothing for you to do. Your creditors tell us what is due.', checked: 'The balances to pay off' },
  GEN_CLOSING_DISCLOSURES: { title: 'We are preparing your closing papers', lede: 'There is nothing for you to do. The papers are made and checked.', checked: 'Your closing papers' },
  GEN_NOTE_SIGNING: { title: 'We are preparing the papers you sign', lede: 'This can take a few minutes. The page goes on by itself.', checked: 'Your agreement' },
};

export const HOLD: HoldSentence = { title: 'This takes longer than usual', lede: 'Your answers are saved. We go on by ourselves, and a person has been told.', checked: 'Your application' };

export const HOLD_WORDS = {
  tag: 'Waiting on someone else',
  what: 'What is being checked',
  who: 'Who acts next',
  long: 'How long it takes',
  since: (date: string) => `Since ${date}`,
  leave: 'You can close this page. We email you when something changes.',
  again: 'Try again',
  asking: 'Asking',
  call: (phone: string) => `Questions? Call ${phone}.`,
} as const;
