/** Copy of the page after the borrower has signed. */
export const COPY = {
  next: 'What happens next',
  nextItems: (isAlone: boolean) => [
    ...(isAlone ? [] : ['The other people who sign get an email, and sign their own documents.']),
    'You confirm your signature on the deed to a notary, by video or in person.',
    'On the home you live in, the law gives every owner three business days to cancel. No money moves before they are over.',
  ],
} as const;
