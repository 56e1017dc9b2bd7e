/** Copy of the list of what we need from the borrower. */
export const COPY = {
  title: 'What we need from you',
  intro: 'Someone on our team waits for these. The oldest comes first, and each is checked by a person.',
  files: 'Files you have sent',
  ended: 'Your application has ended. Nothing more is needed, and what you sent stays here to read.',
  onward: 'Back to your application',
} as const;
