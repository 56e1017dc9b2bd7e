/** Customer feedback about the product (AMB-89). */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { lines, text } from './fields.ts';

export const FEEDBACK_TOPICS = ['IMPROVE', 'COMPLIMENT'] as const;

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
    message: lines(1000, 'Must be at most 1000 characters').min(10, 'Must be at least 10 characters'),
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

export const FEEDBACK_ENDPOINTS = [feedbackPost, feedbackCeo] as const;
