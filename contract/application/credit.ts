/** Credit: consent, another pull, late accounts. */
import { CREDIT_CONSENT_TYPES } from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ONE, ofApplication, changedReply } from './parts.ts';
import { lines, text } from '../fields.ts';

export const consentsPost = endpoint({
  id: 'consents-post',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/consents`,
  access: 'owner',
  allowedIn: { by: 'body.type', of: { SOFT_CREDIT: ['PRE_SOFT_CREDIT_CONSENT'], HARD_CREDIT: ['COLLECT_ADDITIONAL_INFO'] } },
  summary: 'Give a credit consent',
  params: ofApplication,
  body: z.strictObject({ type: z.enum(CREDIT_CONSENT_TYPES), version: text(20) }),
  reply: changedReply,
  errors: ['out_of_order', 'stale_version'],
});
export const creditRepull = endpoint({
  id: 'credit-repull',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/credit/repull`,
  access: 'owner',
  allowedIn: [
    'CREDIT_NO_MATCH',
    'CREDIT_NO_MATCH_SSN',
    'SOFT_CREDIT_LOCKED_OR_FROZEN',
    'SOFT_CREDIT_INCORRECT_PIN',
    'HARD_CREDIT_LOCKED_OR_FROZEN',
  ],
  summary: 'Request the credit report again, after an SSN, a thaw or a PIN',
  params: ofApplication,
  body: z.strictObject({
    pin: z
      .string()
      .regex(/^\d{4,10}$/)
      .optional(),
  }),
  reply: changedReply,
  errors: ['out_of_order', 'too_many_requests', 'stale_version'],
});
export const delinquencyGet = endpoint({
  id: 'delinquency-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/delinquency`,
  access: 'owner',
  also: ['staff'],
  allowedIn: ['DELINQUENCY_REVIEW'],
  summary: 'The late accounts under review',
  params: ofApplication,
  reply: z.object({
    accounts: z.array(z.object({ id: z.string(), creditor: z.string(), kind: z.string(), late: z.string(), pastDue: z.number() })),
    explained: z.boolean(),
  }),
  errors: ['out_of_order'],
});
export const delinquencyPost = endpoint({
  id: 'delinquency-post',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/delinquency`,
  access: 'owner',
  allowedIn: ['DELINQUENCY_REVIEW'],
  summary: 'Explain a late payment to the reviewer',
  params: ofApplication,
  body: z.strictObject({ explanation: lines(2000).min(10) }),
  reply: changedReply,
  errors: ['out_of_order', 'stale_version'],
});

export const CREDIT_ENDPOINTS = { consentsPost, creditRepull, delinquencyGet, delinquencyPost };
