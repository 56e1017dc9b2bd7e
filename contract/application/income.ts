/** Income and employment (lending §1.4.3). Dollars a month. */
import { INCOME_METHODS } from '@hearthline/rules/offers/income-methods.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ONE, changedReply, ofApplication } from './parts.ts';
import { date, emailAddress, phoneNumber, text } from '../fields.ts';

export const incomeGet = endpoint({
  id: 'income-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/income-sources`,
  access: 'owner',
  also: ['staff'],
  summary: 'Income sources, the ways to verify each, and their status',
  params: ofApplication,
  reply: z.object({
    employmentType: z.string(),
    statedMonthly: z.number(),
    verifiedMonthly: z.number().nullable(),
    paystubsAsked: z.number().int(),
    employmentNeeded: z.boolean(),
    methods: z.array(
      z.object({
        method: z.enum(INCOME_METHODS),
        state: z.enum(['NOT_STARTED', 'STARTED', 'VERIFIED', 'NEEDS_DOCUMENTS', 'FAILED']),
        monthly: z.number().nullable(),
        reading: z.boolean().describe('Linked; the service prepares its result, which `income-post` reads'),
      }),
    ),
  }),
  errors: ['out_of_order'],
});
export const incomeLink = endpoint({
  id: 'income-link',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/income-sources/link`,
  access: 'owner',
  allowedIn: ['INCOME_VERIFICATION'],
  idempotent: false,
  summary: 'Start a link to a payroll, bank or tax service',
  params: ofApplication,
  body: z.strictObject({
    method: z.enum(INCOME_METHODS),
    redirectUri: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .optional()
      .describe('A page of this site'),
  }),
  reply: z.object({ token: z.string().nullable(), connectUrl: z.string().nullable(), ref: z.string().nullable() }),
  errors: ['out_of_order'],
});
export const incomePost = endpoint({
  id: 'income-post',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/income-sources`,
  access: 'owner',
  allowedIn: ['INCOME_VERIFICATION'],
  summary: 'Complete a link; the income is read from the service, server to server',
  params: ofApplication,
  body: z.strictObject({ method: z.enum(INCOME_METHODS), publicToken: text(400).optional(), ref: text(120).optional() }),
  reply: changedReply.extend({
    outcome: z.enum(['FULL', 'PARTIAL', 'NONE', 'PENDING']),
    partly: z.boolean().describe('PENDING, and some of the documents have arrived'),
  }),
  errors: ['out_of_order', 'conflict'],
});
export const employerPost = endpoint({
  id: 'employer-post',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/employer-verification`,
  access: 'owner',
  allowedIn: ['EMPLOYMENT_VERIFICATION'],
  summary: 'Name the contact for verifying employment',
  params: ofApplication,
  body: z.strictObject({
    employer: text(120).min(2),
    phone: phoneNumber,
    hrEmail: z.optional(emailAddress),
    title: text(80).min(1),
    startDate: date,
    stillEmployed: z.boolean(),
  }),
  reply: changedReply,
  errors: ['out_of_order'],
});
export const INCOME_ENDPOINTS = { incomeGet, incomeLink, incomePost, employerPost };
