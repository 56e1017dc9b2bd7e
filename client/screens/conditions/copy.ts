/** Copy of the list of what we need from the borrower. */
export const COPY = {
  title: 'What we need from you',
  intro: 'Our team is waiting for these. The oldest is first. A person checks each one.',
  files: 'Files you have sent',
  ended: 'Your application has ended. Nothing more is needed, and what you sent stays here to read.',
  onward: 'Back to your application',
} as const;
