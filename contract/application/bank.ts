/** The account that receives the funds, and the one payments are drawn from (lending §1.2, rows 17–18). */
import { PAY_TYPES, PAYEES, VERIFICATIONS } from '@hearthline/rules/enums.ts';
import { ACCOUNT_MESSAGES, ACCOUNT_TYPES, isRoutingNumber } from '@hearthline/rules/fields/account.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ONE, changedReply, ofApplication } from './parts.ts';
import { text } from '../fields.ts';

/** Statuses in which the accounts may be given or changed. */
const ACCOUNTS_OPEN = ['DISBURSEMENT_ACCOUNT', 'AUTOPAY_ACCOUNT', 'VERIFIED_AUTOPAY_ACCOUNT'] as const;

const typed = z.strictObject({
  routingNumber: z
    .string()
    .regex(/^\d{9}$/)
    .refine(isRoutingNumber, ACCOUNT_MESSAGES.checksum),
  accountNumber: z.string().regex(/^\d{4,17}$/),
  accountType: z.enum(ACCOUNT_TYPES),
});
const linked = z.strictObject({ publicToken: text(400).min(1), accountId: text(120).min(1) });
const answered = changedReply.extend({
  verification: z.enum(VERIFICATIONS),
  mask: z.string(),
  depositsSent: z.boolean().describe('The bank is not known: two small deposits are on their way'),
  toAuthorize: z
    .boolean()
    .describe(
      'Payments are to be drawn from it, and it was given after the signing: its own authorization is to be signed (12 CFR 1005.10(b))',
    ),
});
answered.register(z.globalRegistry, { id: 'AccountAnswer' });
const givenAccount = z.object({
  mask: z.string().describe('The last digits of the account number'),
  bank: z.string().nullable(),
  accountType: z.enum(ACCOUNT_TYPES).nullable(),
  owner: z.string().nullable(),
  verification: z.enum(VERIFICATIONS).describe('Never why: what the bank said is for the lender’s staff'),
  deposits: z
    .object({ expectedOn: z.iso.date(), triesLeft: z.number().int() })
    .nullable()
    .describe('Two small deposits were sent; the borrower has to tell their amounts'),
});
const terms = z.object({ rate: z.number().describe('APR in percent'), monthlyPayment: z.number() });

export const accountsGet = endpoint({
  id: 'accounts-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/accounts`,
  access: 'owner',
  summary: 'The accounts as they were given, without their numbers, and what autopay changes in the rate and the payment',
  params: ofApplication,
  reply: z.object({
    disbursement: givenAccount.nullable(),
    autopay: givenAccount
      .extend({
        sameAsDisbursement: z.boolean(),
        authorized: z.boolean().describe('False: given after the signing, its authorization is still to be signed (12 CFR 1005.10(b))'),
      })
      .nullable(),
    returned: z
      .object({ by: z.enum(PAYEES), code: z.string().nullable() })
      .nullable()
      .describe('Who sent the money back or did not take it, and why (R02, R03, R04, ACCOUNT_CLOSED …), while another account is awaited'),
    exchange: z
      .object({ name: z.string().nullable(), address: z.string().nullable(), refused: z.string().nullable() })
      .nullable()
      .describe('Of a crypto-backed line: the account there, nulls while it is being opened; `refused`: why the exchange opened none'),
    payType: z.enum(PAY_TYPES).nullable(),
    cashToYou: z.number().nullable().describe('US dollars that will be sent'),
    verifiedMonthly: z.number().nullable().describe('Verified income, US dollars a month'),
    terms: z.object({ AUTOPAY: terms, MANUAL: terms }).nullable().describe('Null before an offer is chosen'),
  }),
});

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
  summary:
    'Set the account that receives the funds: linked, or typed; another one than was given takes a fresh proof of who the borrower is',
  params: ofApplication,
  body: z.union([typed, linked]),
  reply: answered,
  errors: ['out_of_order', 'conflict', 'step_up_required', 'too_many_requests'],
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
export const microDeposits = endpoint({
  id: 'micro-deposits',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/accounts/micro-deposits`,
  access: 'owner',
  allowedIn: ['DISBURSEMENT_ACCOUNT', 'AUTOPAY_ACCOUNT'],
  summary: 'The amounts of the two small deposits, in any order; the third wrong pair ends the check',
  params: ofApplication,
  body: z.strictObject({
    role: z.enum(['DISBURSEMENT', 'AUTOPAY']),
    cents: z.tuple([z.number().int().min(1).max(99), z.number().int().min(1).max(99)]),
  }),
  reply: changedReply.extend({ verification: z.enum(VERIFICATIONS), triesLeft: z.number().int() }),
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
  reply: changedReply.extend({ rate: z.number(), monthlyPayment: z.number() }),
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
  reply: changedReply,
  errors: ['out_of_order'],
});
export const BANK_ENDPOINTS = { accountsGet, bankLink, disburseAccount, autopayAccount, microDeposits, payTypePut, accountsConfirm };
