import { INCOME_METHODS } from '@hearthline/rules/offers/income-methods.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The way back from a bank, payroll or tax service: the server knows which application the caller left, and for what. */
export const pendingLink = endpoint({
  id: 'pending-link',
  service: 'service-application',
  method: 'GET',
  path: '/service-application/api/v1/pending-link',
  access: 'signed-in',
  summary: 'The link to a bank, payroll or tax service that the caller has opened last and not finished',
  reply: z.object({
    link: z
      .object({
        applicationUuid: z.uuid(),
        purpose: z.enum(['INCOME', 'DISBURSE', 'AUTOPAY']),
        method: z.enum(INCOME_METHODS).nullable().describe('For INCOME'),
        token: z.string().nullable().describe('Opens the vendor’s widget again after a bank’s own sign-in page'),
        expired: z.boolean().describe('The vendor refuses it by now'),
      })
      .nullable(),
  }),
});
export const LINK_ENDPOINTS = { pendingLink };
