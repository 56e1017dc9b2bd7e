import type { WaitlistProduct } from '@hearthline/rules/enums.ts';

type ProductCopy = {
  readonly title: string;
  readonly intro: string;
  /** Label of the street's field: whose address it is. */
  readonly street1: string;
  readonly income: string;
  /** What the consent is for, after "writes to me by email when". */
  readonly when: string;
  readonly joinedIntro: (email: string) => string;
};

/** What differs between the waitlists. */
export const PRODUCTS: Readonly<Record<WaitlistProduct, ProductCopy>> = {
  HELOC: {
    title: 'We do not lend here yet',
    intro:
      'We are not yet licensed for this address, or do not lend in this zip code. Leave your details, and we write to you when that changes.',
    street1: 'Street address',
    income: 'Annual pre-tax income',
    when: 'it lends where I live',
    joinedIntro: (email) => `We write to ${email} as soon as we can lend to you. You do not need to do anything until then.`,
  },
  CRYPTO_HELOC: {
    title: 'Join the waitlist',
    intro:
      'A home equity line that pays out to your account at an exchange is not available to everyone yet. Leave your details, and we write to you when it is your turn.',
    street1: 'Street address',
    income: 'Annual pre-tax income',
    when: 'this line is open to me',
    joinedIntro: (email) => `We write to ${email} as soon as it is your turn. You do not need to do anything until then.`,
  },
  DSCR_LOAN: {
    title: 'A loan for the home you rent out',
    intro:
      'A debt-service-coverage-ratio (DSCR) loan looks at the rent of a home, not at your pay. We do not take applications yet. Leave your details, and we write to you when we do.',
    street1: 'Street address of the rental home',
    income: 'Annual pre-tax income, rent included',
    when: 'it takes applications for DSCR loans',
    joinedIntro: (email) => `We write to ${email} when we take applications for DSCR loans. You do not need to do anything until then.`,
  },
};

export const COPY = {
  firstName: 'First name',
  lastName: 'Last name',
  dob: 'Date of birth',
  email: 'Email address',
  incomeAfter: 'a year',
  street2: 'Apartment or unit',
  city: 'City',
  state: 'State',
  zip: 'Zip code',
  consent: 'Consent',
  consentText: (lender: string, when: string) => `I agree that ${lender} keeps these details and writes to me by email when ${when}.`,
  submit: 'Join the waitlist',
  joined: 'You are on the list',
  joinedNote: 'To be taken off the list, answer any of our emails or call us.',
  another: 'Check another address',
  instead: 'Look at a home equity line of credit',
} as const;

/** How to fix a missing consent. */
export const CONSENT_FIX = 'Check the box to continue.';
