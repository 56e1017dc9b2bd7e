/**
 * Messages of registration's fields after the first, and the password rules; in the language of the build (`copy.es.ts`), in English where Node
 * runs them.
 */
import { REQUIRED } from './address-copy.ts';

export const EMAIL_MESSAGES = { required: 'Please enter your email', invalid: 'Please enter a valid email address' } as const;

export const PHONE_MESSAGES = {
  required: 'Please enter your mobile phone',
  invalid: 'Please enter a valid phone number',
  countryCode: 'Country code 1 is not needed',
} as const;

export const BIRTH_MESSAGES = {
  required: 'Date of birth is required',
  invalid: 'Invalid date',
  ageRestricted: 'Must be 62 years or older to apply for a loan',
} as const;

export const INCOME_MESSAGES = {
  required: REQUIRED,
  min: 'Must be at least $0',
  max: 'Must be less than $10,000,000',
  confirm: 'Confirm that you have entered annual pre-tax income',
  unemployed: "We apologize. At this time, we don't lend to unemployed borrowers.",
} as const;

export const NAME_MESSAGES = {
  firstRequired: 'Please enter the first name',
  firstShort: 'First name must be at least 2 characters long',
  lastRequired: 'Please enter the last name',
  lastEmpty: 'Last name is required',
  characters: 'Some of the characters entered are not supported.',
} as const;

export const PASSWORD_MESSAGES = {
  required: REQUIRED,
  weak: 'Password is not strong enough',
  mismatch: "Passwords don't match",
  long: 'Cannot be more than 128 characters',
} as const;

export const SSN_MESSAGES = {
  required: 'Please enter your Social Security number',
  invalid: 'Please enter a valid Social Security number',
} as const;

/** Password rules, as the field lists them. */
export const PASSWORD_RULE_LABELS = {
  length: 'At least 12 characters',
  upper: 'An uppercase letter',
  lower: 'A lowercase letter',
  number: 'A number',
  special: 'A special character: ! @ # $ % ^ & *',
} as const;
