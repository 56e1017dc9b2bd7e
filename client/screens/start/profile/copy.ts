/** Copy of the page that corrects the borrower's own data before the soft credit check. */
export const COPY = {
  title: 'Check your details',
  intro: 'This is what we tell the credit bureau about you. Correct what is wrong, and we look again.',
  loading: 'Loading your details',
  name: 'Your legal name',
  nameHint: 'As on your ID.',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  suffix: 'Suffix',
  dob: 'Date of birth',
  home: 'Your home address',
  address: 'Home address',
  soft: 'Looking again is a soft check. It does not change your credit score.',
  submit: 'Save and continue',
} as const;
