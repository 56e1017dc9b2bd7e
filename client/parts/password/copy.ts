/** Labels of a new password and its confirmation: for a new account, and for a replacement. */
export const NEW_PASSWORD = {
  first: { password: 'Password', confirm: 'Confirm password' },
  next: { password: 'New password', confirm: 'Confirm new password' },
  confirmFix: 'Type the same password again.',
  strength: ['Too weak', 'Weak', 'Fair', 'Good', 'Strong'],
} as const;
