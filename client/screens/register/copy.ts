import type { RegistrationStep } from '@hearthline/journey/registration.ts';
import { place, QUESTION } from '@hearthline/kit/copy.ts';

/** Copy shared by several steps of registration. */

export const PROGRESS = 'Registration';

/** The name of each question, in the progress line and the document's title. */
export const STEP_NAMES: Readonly<Record<RegistrationStep, string>> = {
  'property-address': 'Property',
  'home-address': 'Home address',
  'for-sale': 'Sale status',
  'annual-income': 'Income',
  'legal-name': 'Name',
  birthdate: 'Date of birth',
  'phone-and-email': 'Contact',
  'set-password': 'Account',
};

/** The document's title: announced on each navigation, because the heading does not contain the progress. */
export const questionTitle = (at: number, of: number, name: string): string => `${place(QUESTION, at, of)}: ${name}`;

/** The heading of each question: only here, because the page shown before the code has arrived has it too. */
export const STEP_HEADINGS: Readonly<Record<RegistrationStep, string>> = {
  'property-address': 'Which property would you like to use for financing?',
  'home-address': 'Primary home address?',
  'for-sale': 'Is this property for sale?',
  'annual-income': 'What is your annual income?',
  'legal-name': 'What’s your legal name?',
  birthdate: 'What’s your date of birth?',
  'phone-and-email': 'Almost there. One more page, then your prequalification.',
  'set-password': 'Create your account and check your rate',
};

/** The connection is down: the next question's code could not be loaded. */
export const NOT_LOADED = {
  title: 'The next question could not be loaded',
  text: 'Your answer is still here. Check your internet connection, then press Continue again.',
} as const;

/** The answers so far are not saved, because the connection is down or the server refuses them; or they wait until the lender takes applications again. */
export const NOT_SAVED = {
  offline: {
    title: 'Your answers are not saved yet',
    text: 'We cannot reach our server. Your answers are still here, and we save them as soon as the connection is back.',
  },
  refused: {
    title: 'Your last answer was not saved',
    text: 'You can continue: we keep it while this page is open. If you close or reload the page before you finish, you have to enter it again.',
  },
  closed: {
    title: 'We take no new applications now',
    text: 'Your answers are saved for 30 days. Press Continue again later, or open this page again: you continue where you are.',
  },
} as const;

/** The phone and email fields. */
export const CONTACT = { phone: 'Mobile phone', email: 'Email address' } as const;
