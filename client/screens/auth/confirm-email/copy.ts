import { CODE } from '../../../parts/code/copy.ts';

export const COPY = {
  ...CODE,
  title: 'Confirm your email address',
  sent: (email: string) => `We emailed six digits to ${email}. They are valid for 15 minutes.`,
  whyText: 'Your next page shows what your credit report says. The code makes sure that nobody else sees it.',
  submit: 'Confirm',
  failed: 'Your address is not confirmed yet',
  other: 'Use another address',
  otherTitle: 'Another email address',
  otherLabel: 'Email address',
  otherHint: 'It becomes the address you log in with.',
  otherSubmit: 'Send the code there',
  otherCancel: 'Keep this address',
} as const;
