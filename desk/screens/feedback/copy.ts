import type { FEEDBACK_TOPICS, LeaveReason } from '@hearthline/rules/fields/feedback.ts';

export const KINDS = { FEEDBACK: 'Feedback', LEAVING: 'Why people leave' } as const;

/** Topics of feedback and reasons for leaving, as the lender's people read them. */
export const TOPICS: Readonly<Record<(typeof FEEDBACK_TOPICS)[number], string>> = {
  IMPROVE: 'To improve',
  COMPLIMENT: 'Compliment',
};
export const REASONS: Readonly<Record<LeaveReason, string>> = {
  LATER: 'Finishes later',
  PRICE: 'Rate or payment too high',
  AMOUNT: 'Not the amount needed',
  UNCLEAR: 'Something was not clear',
  BROKEN: 'Something did not work',
  PRIVACY: 'Does not want to share data',
  ELSEWHERE: 'Chose another lender',
  OTHER: 'Another reason',
};
export const ABOUT = { ...TOPICS, ...REASONS } as const;
