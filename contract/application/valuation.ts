/** Valuation of the home (lending §1.4.2). */
import { PROPERTY_CONDITIONS } from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ONE, done, ofApplication } from './parts.ts';
import { lines, phoneNumber, text } from '../fields.ts';

export const bpoPost = endpoint({
  id: 'bpo-post',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/bpo`,
  access: 'owner',
  allowedIn: ['NAV_BPO_ORDER_REQUEST'],
  summary: 'Save the condition of the home, and the contact for the valuer',
  params: ofApplication,
  body: z.strictObject({
    condition: z.enum(PROPERTY_CONDITIONS).optional(),
    damage: lines(1000).optional(),
    contactName: text(80).min(1),
    contactPhone: phoneNumber,
    windows: z.array(text(60)).max(5),
    gateCode: text(20).optional(),
  }),
  reply: done,
  errors: ['out_of_order'],
});
export const appraisalPayment = endpoint({
  id: 'appraisal-payment',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/appraisal-payment`,
  access: 'owner',
  allowedIn: ['ONSITE_APPRAISAL_PAYMENT'],
  summary: 'Pay for the appraisal: the card vendor charges the lender’s fee to the card behind the token',
  params: ofApplication,
  body: z.strictObject({
    cardToken: z
      .string()
      .regex(/^[\w-]{4,120}$/)
      .describe('From the card vendor’s own field; used once'),
  }),
  reply: done.extend({ amount: z.number().describe('US dollars charged') }),
  errors: ['out_of_order', 'payment_declined', 'stale_version'],
});
export const VALUATION_ENDPOINTS = [bpoPost, appraisalPayment] as const;
