/** The account that receives the funds, and the one payments are drawn from (lending §1.2, rows 17–18). */
import { PAY_TYPES, VERIFICATIONS } from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ONE, done, ofApplication } from './parts.ts';
import { text } from '../fields.ts';

/** Statuses in which the accounts may be given or changed. */
const ACCOUNTS_OPEN = ['DISBURSEMENT_ACCOUNT', 'AUTOPAY_ACCOUNT', 'VERIFIED_AUTOPAY_ACCOUNT'] as const;

const typed = z.strictObject({
  routingNumber: z.string().regex(/^\d{9}$/),
  accountNumber: z.string().regex(/^\d{4,17}$/),
  accountType: z.enum(['CHECKING', 'SAVINGS']),
});
const linked = z.strictObject({ publicToken: text(400).min(1), accountId: text(120).min(1) });
const answered = done.extend({ verification: z.enum(VERIFICATIONS), mask: z.string() });

export const bankLink = endpoint({
  id: 'bank-link',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/bank-link`,
  access: 'owner',
  allowedIn: ACCOUNTS_OPEN,
  idempotent: false,
  summary: 'A token for the bank-link widget',
  params: ofApplication,
  body: z.strictObject({
    purpose: z.enum(['DISBURSE', 'AUTOPAY']),
    redirectUri: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .optional()
      .describe('A page of this site'),
  }),
  reply: z.object({
    linkToken: z.string(),
    expiration: z.string(),
    connectUrl: z.string().nullable().describe('A page to open instead of the vendor’s widget; it returns to `redirectUri`'),
  }),
  errors: ['out_of_order'],
});
export const disburseAccount = endpoint({
  id: 'disburse-account',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/disburse-account`,
  access: 'owner',
  allowedIn: ACCOUNTS_OPEN,
  summary: 'Set the account that receives the funds: linked, or typed',
  params: ofApplication,
  body: z.union([typed, linked]),
  reply: answered,
  errors: ['out_of_order', 'conflict'],
});
export const autopayAccount = endpoint({
  id: 'autopay-account',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/autopay-account`,
  access: 'owner',
  allowedIn: ['AUTOPAY_ACCOUNT', 'VERIFIED_AUTOPAY_ACCOUNT'],
  summary: 'Set the account payments are drawn from: linked, typed, or the one that receives the funds',
  params: ofApplication,
  body: z.union([typed, linked, z.strictObject({ sameAsDisbursement: z.literal(true) })]),
  reply: answered,
  errors: ['out_of_order', 'conflict'],
});
export const payTypePut = endpoint({
  id: 'pay-type-put',
  service: 'service-application',
  method: 'PUT',
  path: `${ONE}/pay-type`,
  access: 'owner',
  allowedIn: ACCOUNTS_OPEN,
  summary: 'Choose autopay or not, which changes the rate (12 CFR 1005.10(e) forbids requiring it)',
  params: ofApplication,
  body: z.strictObject({ payType: z.enum(PAY_TYPES) }),
  reply: done.extend({ rate: z.number(), monthlyPayment: z.number() }),
  errors: ['out_of_order'],
});
export const accountsConfirm = endpoint({
  id: 'accounts-confirm',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/accounts/confirm`,
  access: 'owner',
  allowedIn: ['VERIFIED_AUTOPAY_ACCOUNT'],
  summary: 'Confirm the accounts',
  params: ofApplication,
  body: z.strictObject({}),
  reply: done,
  errors: ['out_of_order'],
});
export const BANK_ENDPOINTS = [bankLink, disburseAccount, autopayAccount, payTypePut, accountsConfirm] as const;
