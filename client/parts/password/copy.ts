/** The two boxes of a password somebody chooses: the first of an account, and one that takes another's place. */
export const NEW_PASSWORD = {
  first: { password: 'Password', confirm: 'Confirm password' },
  next: { password: 'New password', confirm: 'Confirm new password' },
  confirmFix: 'Type the same password again.',
  strength: ['Too weak', 'Weak', 'Fair', 'Good', 'Strong'],
} as const;
