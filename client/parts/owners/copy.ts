import type { SIGNER_ROLES } from '@hearthline/journey/facts/application.ts';

type OwnerRole = (typeof SIGNER_ROLES)[number];

/** The fields of a person who signs besides the borrower. */
export const OWNER = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  emailHint: 'Their own: each person signs in with it.',
  phone: 'Mobile phone',
  role: 'Relationship',
} as const;

export const ROLE_LABELS: Readonly<Record<OwnerRole, string>> = {
  CO_DEEDER: 'Owns the home with me',
  CO_SIGNER: 'Owns the home and owes this line with me',
  SPOUSE: 'My spouse, who does not own the home',
};
/** In a trust the others are trustees. */
export const TRUST_ROLE_LABELS: Readonly<Record<OwnerRole, string>> = { ...ROLE_LABELS, CO_DEEDER: 'Trustee with me' };

export const OWNER_PROBLEMS = {
  email: 'Enter their email address',
  phone: 'Enter their mobile phone',
  role: 'Choose the relationship',
  own: 'Use their own email address, not yours',
  twice: 'Two people cannot share an email address',
} as const;
