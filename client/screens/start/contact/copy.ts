import type { LoanPurpose, MaritalStatus, Ownership } from '@hearthline/rules/enums.ts';

/** Copy of the page that completes the application before its credit check. */
export const COPY = {
  title: 'Tell us a little more',
  intro: 'You chose an offer. These answers complete your application. It takes about five minutes.',
  loading: 'Loading your answers',
  submit: 'Save and continue',

  you: 'About you',
  ssn: 'Social Security number',
  ssnHint: 'We need it to get your credit report and to check who you are. We store it encrypted and show only the last four digits.',
  ssnKnown: (last4: string) => `On file, ending in ${last4}`,
  ssnChange: 'Use another number',
  ssnKeep: 'Keep the number on file',
  marital: 'What is your marital status?',
  maritalHint:
    'We may ask because your home secures this line: a spouse can have rights in it, and in some states signs the deed. It does not change your rate or our decision.',

  home: 'Your home',
  ownership: (street: string) => `How do you own ${street}?`,
  trustNext: 'Later we ask for a Certificate of Trust: a few pages that name the trust and its trustees.',
  owners: { SOLE: 'Your spouse', JOINT: 'The other owners', TRUST: 'Other trustees' } satisfies Record<Ownership, string>,
  ownersText: {
    SOLE: 'Your spouse signs the deed, not the agreement, and owes nothing.',
    JOINT: 'Each owner signs the deed. We email them a link once your documents are ready, and not before you sign yours.',
    TRUST: 'Name each other trustee who signs for the trust. If you are the only one, leave this empty.',
  } satisfies Record<Ownership, string>,
  spouseNeeded: (state: string) => `In ${state} your spouse signs the deed too, also without owning the home.`,
  owner: (name: string, place: number) => (name === '' ? `Person ${place}` : name),
  add: 'Add another person',
  addFirst: 'Add a person',
  remove: 'Remove',
  removed: (name: string) => `${name} was removed`,

  use: 'How you will use the money',
  purpose: 'What is the line for?',
  purposeHint: 'The main use, if there are several.',

  consent: 'Your permission for the credit check',
  consentVersion: (version: string) => `Version ${version}. We record this text with the time of your answer.`,
  when: 'We ask the credit bureau only after you have read and accepted your application summary, two pages from here.',
} as const;

export const MARITAL_OPTIONS: Readonly<Record<MaritalStatus, { title: string; note: string }>> = {
  MARRIED: { title: 'Married', note: 'Also in a domestic partnership or civil union that your state treats as a marriage' },
  UNMARRIED: { title: 'Unmarried', note: 'Single, divorced or widowed' },
  SEPARATED: { title: 'Separated', note: 'Married and living apart' },
};
export const OWNERSHIP_NOTES: Readonly<Record<Ownership, string>> = {
  SOLE: 'The deed names you and nobody else',
  JOINT: 'The deed names you and someone else, such as your spouse',
  TRUST: 'The deed names a trust, and you are a trustee',
};
export const PURPOSE_LABELS: Readonly<Record<LoanPurpose, string>> = {
  DEBT_CONSOLIDATION: 'Pay off other debts',
  HOME_IMPROVEMENT: 'Improve or repair my home',
  MAJOR_PURCHASE: 'A large purchase',
  EDUCATION: 'Education',
  HEALTH_MEDICAL: 'Health or medical costs',
  SMALL_BUSINESS: 'My small business',
  OTHER: 'Something else',
};

export const PROBLEMS = {
  marital: 'Choose your marital status',
  ownership: 'Choose how you own the home',
  purpose: 'Choose what the line is for',
  agree: 'Tick the box to allow the credit check',
  changed: 'This text has changed. Read it again and tick the box.',
} as const;
