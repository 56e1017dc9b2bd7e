/** Valuation of the home (lending §1.4.2), and the letters of the creditors who are paid at the closing. */
import { VALUATION_PRODUCTS, VALUATION_STAGES } from '@hearthline/journey/facts/verification.ts';
import { PROPERTY_CONDITIONS } from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ONE, changedReply, ofApplication } from './parts.ts';
import { lines, phoneNumber, text } from '../fields.ts';

export const valuationGet = endpoint({
  id: 'valuation-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/valuation`,
  access: 'owner',
  summary: 'The valuation of the home: what was ordered and where it stands, what the borrower answered, and what an appraisal costs',
  params: ofApplication,
  reply: z.object({
    product: z.enum(VALUATION_PRODUCTS).nullable().describe('Null before a valuation is ordered'),
    stage: z.enum(VALUATION_STAGES).nullable(),
    reason: z.string().nullable().describe('Why it ended without a value, as the vendor names it'),
    value: z.number().nullable().describe('The value the application is decided on, in US dollars'),
    access: z
      .object({ name: z.string(), windows: z.array(z.string()) })
      .nullable()
      .describe('Whom the valuer calls, and when, as the borrower answered'),
    appraisal: z.object({
      fee: z.number().describe('US dollars'),
      payableFrom: z.iso.date().nullable().describe('The first day on which it can be paid (12 CFR 1026.40(h)); null when that is past'),
      paid: z
        .object({ amount: z.number(), on: z.iso.date().nullable(), receipt: z.string().describe('The number of the payment') })
        .nullable(),
      field: z
        .union([
          z.object({ kind: z.literal('SCRIPT'), url: z.string(), publishableKey: z.string() }),
          z.object({ kind: z.literal('PAGE'), url: z.string() }),
        ])
        .nullable()
        .describe('The card vendor’s own field: its script, or the simulator’s page. Null: paying here is not possible'),
    }),
  }),
});
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
    occupants: z.enum(['OWNER', 'TENANT', 'NOBODY']).optional().describe('Who lives in the home now'),
    contactName: text(80).min(1),
    contactPhone: phoneNumber,
    windows: z.array(text(60)).max(5),
    gateCode: text(20).optional(),
  }),
  reply: changedReply,
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
      .refine((token) => !/\d{12,19}/.test(token.replaceAll(/[-_]/g, '')), 'A token is needed, never a card number')
      .describe('From the card vendor’s own field; used once'),
  }),
  reply: changedReply.extend({ amount: z.number().describe('US dollars charged') }),
  errors: ['out_of_order', 'payment_declined', 'stale_version'],
});
export const payoffsGet = endpoint({
  id: 'payoffs-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/payoffs`,
  access: 'owner',
  summary: 'The debts that are paid at the closing, and the payoff letter of each creditor',
  params: ofApplication,
  reply: z.array(
    z.object({
      id: z.string(),
      creditor: z.string(),
      kind: z.string(),
      amount: z.number().describe('US dollars: by the letter where there is one, else the balance on the credit report'),
      letter: z.enum(['NOT_ASKED', 'ASKED', 'RECEIVED']),
      goodThrough: z.iso.date().nullable().describe('The day until which the letter’s amount holds'),
    }),
  ),
});
export const VALUATION_ENDPOINTS = { valuationGet, bpoPost, appraisalPayment, payoffsGet };
