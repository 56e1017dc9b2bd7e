export const COPY = {
  waitlist: {
    title: 'We do not lend here yet',
    intro:
      'We are not yet licensed for this address, or do not lend in this zip code. Leave your details, and we write to you when that changes.',
  },
  marketing: {
    title: 'Join the waitlist',
    intro:
      'A home equity line that pays out in digital currency is not available to everyone yet. Leave your details, and we write to you when it is your turn.',
  },
  firstName: 'First name',
  lastName: 'Last name',
  dob: 'Date of birth',
  email: 'Email address',
  income: 'Annual pre-tax income',
  incomeAfter: 'a year',
  street1: 'Street address',
  street2: 'Apartment or unit',
  city: 'City',
  state: 'State',
  zip: 'Zip code',
  consent: 'Consent',
  consentText: (lender: string) => `I agree that ${lender} keeps these details and writes to me by email when it lends where I live.`,
  submit: 'Join the waitlist',
  joined: 'You are on the list',
  joinedIntro: (email: string) => `We write to ${email} as soon as we can lend to you. You do not need to do anything until then.`,
  joinedNote: 'To be taken off the list, answer any of our emails or call us.',
  another: 'Check another address',
} as const;

/** How to fix a missing consent. */
export const CONSENT_FIX = 'Check the box to continue.';
