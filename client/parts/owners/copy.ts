/** The relationships to choose from: a spouse may be one of the owners. */
export const OWNER_ROLES = ['CO_DEEDER', 'SPOUSE_CO_DEEDER', 'CO_SIGNER', 'SPOUSE_CO_SIGNER', 'SPOUSE'] as const;
export type OwnerRole = (typeof OWNER_ROLES)[number];

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
  SPOUSE_CO_DEEDER: 'My spouse, who owns the home with me',
  CO_SIGNER: 'Owns the home and owes this line with me',
  SPOUSE_CO_SIGNER: 'My spouse, who owns the home and owes this line with me',
  SPOUSE: 'My spouse, who does not own the home',
};
/** In a trust the others are trustees. */
export const TRUST_ROLE_LABELS: Readonly<Record<OwnerRole, string>> = {
  ...ROLE_LABELS,
  CO_DEEDER: 'Trustee with me',
  SPOUSE_CO_DEEDER: 'My spouse, a trustee with me',
};

export const OWNER_PROBLEMS = {
  email: 'Enter their email address',
  phone: 'Enter their mobile phone',
  role: 'Choose the relationship',
  spouse: 'Choose which of them is your spouse, or add your spouse',
  own: 'Use their own email address, not yours',
  twice: 'Two people cannot share an email address',
} as const;
