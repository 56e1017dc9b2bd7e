import type { LeaveReason } from '@hearthline/rules/fields/feedback.ts';

export const LEAVE = {
  title: 'Why are you leaving?',
  intro: 'One question before you log out. Your application is saved, and we do not store who answered.',
  reason: 'Your reason',
  comment: 'Anything else we should know',
  commentHint: 'Leave out names, account numbers and Social Security numbers.',
  send: 'Send and log out',
  skip: 'Skip and log out',
  failed: 'Your answer was not sent',
  thanks: 'Thank you. Your answer was sent, and you are logged out.',
} as const;

export const REASONS: Readonly<Record<LeaveReason, string>> = {
  LATER: 'I will finish later',
  PRICE: 'The rate or the payment is too high',
  AMOUNT: 'The amount is not what I need',
  UNCLEAR: 'Something was not clear',
  BROKEN: 'Something did not work',
  PRIVACY: 'I do not want to share this information',
  ELSEWHERE: 'I chose another lender',
  OTHER: 'Something else',
};
