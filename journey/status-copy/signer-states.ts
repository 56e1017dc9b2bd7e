/** How far another person is who signs, in the words that the borrower reads. */
export const SIGNER_STATES = {
  NAMED: 'Not invited yet',
  INVITED: 'Invited',
  SIGNED_IN: 'Logged in',
  IDENTIFIED: 'ID checked',
  SIGNED: 'Signed',
  REFUSED: 'Declined to sign',
} as const;
