/** What people say about the product: feedback (A §5), and why they leave. */
import * as z from 'zod/mini';
import { isLines } from './characters.ts';
import { NAME_MESSAGES } from './copy.ts';
import { textField } from './field.ts';

export const FEEDBACK_TOPICS = ['IMPROVE', 'COMPLIMENT'] as const;
export const FEEDBACK_MIN = 10;
export const FEEDBACK_MAX = 1000;

/** Why people leave. */
export const LEAVE_REASONS = ['LATER', 'PRICE', 'AMOUNT', 'UNCLEAR', 'BROKEN', 'PRIVACY', 'ELSEWHERE', 'OTHER'] as const;
export type LeaveReason = (typeof LEAVE_REASONS)[number];

export const FEEDBACK_MESSAGES = {
  required: 'Required',
  short: 'Must be at least 10 characters',
  long: 'Must be at most 1000 characters',
} as const;

/** A message of 10 to 1000 characters, spaces around it not counted. */
export const feedbackMessageField = textField(FEEDBACK_MESSAGES.required, [
  [(text) => text !== '', FEEDBACK_MESSAGES.required],
  [(text) => text.length >= FEEDBACK_MIN, FEEDBACK_MESSAGES.short],
  [(text) => text.length <= FEEDBACK_MAX, FEEDBACK_MESSAGES.long],
  [isLines, NAME_MESSAGES.characters],
]);

/** Optional words beside the reason for leaving. */
export const leaveCommentField = textField(FEEDBACK_MESSAGES.required, [
  [(text) => text.length <= FEEDBACK_MAX, FEEDBACK_MESSAGES.long],
  [isLines, NAME_MESSAGES.characters],
]);

const yesOrNo = z.enum(['yes', 'no'], { error: FEEDBACK_MESSAGES.required });

export const feedbackForm = z.object({
  topic: z.enum(FEEDBACK_TOPICS, { error: FEEDBACK_MESSAGES.required }),
  message: feedbackMessageField,
  marketingConsent: yesOrNo,
});

export const leaveForm = z.object({ reason: z.enum(LEAVE_REASONS, { error: FEEDBACK_MESSAGES.required }), comment: leaveCommentField });
