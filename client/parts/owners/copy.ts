/** The relationships to choose from: a spouse may be one of the owners. */
export const OWNER_ROLES = ['CO_DEEDER', 'SPOUSE_CO_DEEDER', 'CO_SIGNER', 'SPOUSE_CO_SIGNER', 'SPOUSE', 'OTHER_SPOUSE'] as const;
export type OwnerRole = (typeof OWNER_ROLES)[number];
/** Of an owner who is not the borrower's spouse. */
export const OWNER_MARRIAGES = ['MARRIED', 'MARRIED_TO_OWNER', 'UNMARRIED', 'SEPARATED'] as const;
export type OwnerMarriage = (typeof OWNER_MARRIAGES)[number];

/** The fields of a person who signs besides the borrower. */
export const OWNER = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  emailHint: 'Their own: each person logs in with it.',
  phone: 'Mobile phone',
  role: 'Relationship',
  marital: 'Their marital status',
} as const;

export const ROLE_LABELS: Readonly<Record<OwnerRole, string>> = {
  CO_DEEDER: 'Owns the home with me',
  SPOUSE_CO_DEEDER: 'My spouse, who owns the home with me',
  CO_SIGNER: 'Owns the home and owes this line with me',
  SPOUSE_CO_SIGNER: 'My spouse, who owns the home and owes this line with me',
  SPOUSE: 'My spouse, who does not own the home',
  OTHER_SPOUSE: 'Spouse of another owner, who does not own the home',
};
const SIGNER_ROLE_NAMES: Readonly<Record<string, string | undefined>> = {
  CO_DEEDER: 'owner',
  CO_SIGNER: 'owner and co-signer',
  SPOUSE: 'spouse of an owner',
};
/** A person who signs besides the borrower, with what they are: "Paula Joint (owner)". */
export const signerWithRole = ({ name, role }: { readonly name: string; readonly role: string }): string => {
  const word = SIGNER_ROLE_NAMES[role];
  return word === undefined ? name : `${name} (${word})`;
};
export const MARRIAGE_LABELS: Readonly<Record<OwnerMarriage, string>> = {
  MARRIED: 'Married',
  MARRIED_TO_OWNER: 'Married to another owner',
  UNMARRIED: 'Unmarried',
  SEPARATED: 'Separated',
};
/** Why we ask, and who else signs where the state's law says so. */
export const MARITAL_HINT = 'The deed says whether each owner is married.';
export const maritalHint = (state: string | null): string =>
  state === null
    ? MARITAL_HINT
    : `${MARITAL_HINT} In ${state} the spouse of each owner signs it too: add the spouse as a person of their own.`;
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
  marital: 'Choose their marital status',
  otherSpouse: 'Add their spouse as another person: “Spouse of another owner”',
  eachOther: 'Of two owners who are married, choose this for both',
  spouse: 'Choose which of them is your spouse, or add your spouse',
  own: 'Use their own email address, not yours',
  twice: 'Two people cannot share an email address',
} as const;
