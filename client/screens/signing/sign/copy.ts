/** Copy of the page after the borrower has signed. */
export const COPY = {
  next: 'What happens next',
  nextItems: [
    'The other owners of the home, if there are any, get an email and sign their own documents.',
    'You confirm your signature on the deed to a notary, by video or in person.',
    'On the home you live in, the law gives every owner three business days to cancel. No money moves before they are over.',
  ],
} as const;
