/** The two boxes of a new password. */
export const NEW_PASSWORD = {
  password: 'Password',
  confirm: 'Confirm password',
  strength: ['Too weak', 'Weak', 'Fair', 'Good', 'Strong'],
} as const;
