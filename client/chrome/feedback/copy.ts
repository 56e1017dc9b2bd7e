import type { FEEDBACK_TOPICS } from '@hearthline/rules/fields/feedback.ts';

export const FEEDBACK = {
  title: 'Give us feedback',
  topic: 'What is your feedback about?',
  message: 'Your message',
  messageHint: '10 to 1,000 characters. Leave out account numbers and Social Security numbers.',
  marketingConsent: 'May we use your message in our marketing?',
  marketingHint: 'We would quote it without your name.',
  yes: 'Yes',
  no: 'No',
  send: 'Send feedback',
  failed: 'Your feedback was not sent',
  thanks: 'Thank you for your feedback',
  thanksText: 'We read every message. If you need an answer, please call us.',
  close: 'Close',
} as const;

export const TOPICS: Readonly<Record<(typeof FEEDBACK_TOPICS)[number], string>> = {
  IMPROVE: 'Improve our product',
  COMPLIMENT: 'Give us a compliment',
};
