import { CODE } from '../../../parts/code/copy.ts';

export const COPY = {
  ...CODE,
  title: 'Continue where you stopped',
  sent: 'We emailed six digits to the address you gave when you began. They are valid for 15 minutes.',
  why: 'Your answers are not shown on another device without the code, so that nobody else sees them.',
  submit: 'Show my answers',
  failed: 'Your answers are not open yet',
  startAgain: 'Start with the first question instead',
  closed: 'These answers cannot be opened here',
  closedText:
    'Answers are deleted after 30 days, and once the application is sent. Answers without an email address open only on the device where you began.',
  start: 'Start with the first question',
  tryAgain: 'Try again',
} as const;
