/** Customer feedback about the product (AMB-89). */
import { LEAVE_SURVEY_SCREENS } from '@hearthline/journey/application/leave-survey.ts';
import {
  FEEDBACK_MAX,
  FEEDBACK_MIN,
  FEEDBACK_TOPICS,
  feedbackMessageField,
  LEAVE_REASONS,
  leaveCommentField,
} from '@hearthline/rules/fields/feedback.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { described, text } from '../fields.ts';

export const feedbackPost = endpoint({
  id: 'feedback-post',
  service: 'service-application',
  method: 'POST',
  path: '/service-application/api/v1/feedback',
  access: 'signed-in',
  status: 201,
  summary: 'Store the caller’s feedback about the product',
  body: z.strictObject({
    applicationUuid: z.uuid().nullable().optional().describe('Stored only when the caller is a party of it'),
    message: described(feedbackMessageField, { minLength: FEEDBACK_MIN, maxLength: FEEDBACK_MAX }),
    topic: z.enum(FEEDBACK_TOPICS),
    marketingConsent: z.boolean(),
    pathname: text(500),
    productType: z.literal('HELOC'),
  }),
  reply: z.object({ uuid: z.uuid() }),
});
export const feedbackCeo = endpoint({
  id: 'feedback-ceo',
  service: 'service-profile',
  method: 'POST',
  path: '/service-profile/api/v1/feedback/ceo',
  access: 'signed-in',
  status: 204,
  summary: 'Remove the caller’s feedback where other owners are asked to sign',
  body: z.strictObject({}),
  reply: z.null(),
});

/** Stored without the person or the application: the answer helps the lender, and says nothing of who gave it. */
export const leaveSurveyPost = endpoint({
  id: 'leave-survey-post',
  service: 'service-application',
  method: 'POST',
  path: '/service-application/api/v1/leave-survey',
  access: 'signed-in',
  status: 201,
  summary: 'Store why a borrower logs out in the middle of a step, without who it was',
  body: z.strictObject({
    screen: z.enum(LEAVE_SURVEY_SCREENS),
    reason: z.enum(LEAVE_REASONS),
    comment: described(leaveCommentField, { maxLength: FEEDBACK_MAX }),
  }),
  reply: z.object({ uuid: z.uuid() }),
});

export const FEEDBACK_ENDPOINTS = { feedbackPost, feedbackCeo, leaveSurveyPost };
