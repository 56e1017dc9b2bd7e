/** The credit reports of an application, as its decision is made from them. Every call is recorded in the log of views before it is answered. */
import { CALL_RESULTS, debt } from '@hearthline/journey/facts/parts.ts';
import { DIALED } from '@hearthline/journey/facts/prequalification.ts';
import { LEFT_OUT_REASONS } from '@hearthline/rules/offers/judgements.ts';
import { z } from 'zod';
import { ofApplication } from '../../application/parts.ts';
import { endpoint } from '../../endpoint.ts';
import { REVEALING_ROLES } from '../roles.ts';
import { DESK_APPLICATION } from './reads.ts';

/** An ISO day. */
const day = z.string();
const dollars = z.number();
const { kind: debtKind, late } = debt.shape;

/** Why an account does not count: by the rules, or as an underwriter decided. */
export const NOT_COUNTED = z.enum([
  ...LEFT_OUT_REASONS,
  'AUTHORIZED_USER',
  'CLOSED',
  'PAID_OFF',
  'NO_BALANCE',
  'NO_PAYMENT',
  'NOT_THE_BORROWER',
]);

const tradeline = z.object({
  id: z.string(),
  creditor: z.string(),
  type: debtKind,
  opened: day,
  highCredit: dollars,
  limit: dollars.nullable(),
  balance: dollars,
  payment: dollars.nullable().describe('Dollars a month as reported; null where the creditor reports none'),
  pastDue: dollars,
  status: z.enum(['CURRENT', 'LATE', 'PAID', 'CHARGED_OFF', 'DEFERRED']),
  history: z
    .array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), late: z.number().int().nullable().describe('Days; null: not reported') }))
    .describe('Up to 24 months, newest first'),
  late30: z.number().int(),
  late60: z.number().int(),
  late90: z.number().int(),
  remainingPayments: z.number().int().nullable(),
  ecoa: z.enum(['INDIVIDUAL', 'JOINT', 'AUTHORIZED_USER']),
  securedByHome: z.boolean(),
  closed: z.boolean(),
  disputed: z.boolean(),
  lateness: late.describe('What the rules of late payments say of it'),
  conflicts: z.array(z.string()).describe('What contradicts itself in it, in words'),
  dti: z.object({
    as: z.enum(['DEBT', 'LIEN']).nullable().describe('How it counts; null: not at all'),
    why: NOT_COUNTED.nullable().describe('Why nothing of it counts'),
    monthly: dollars.describe('Dollars a month that count'),
    share: z.number().nullable().describe('The share of the balance that counts, where no payment is reported'),
  }),
});

const report = z.object({
  kind: z.enum(['SOFT', 'HARD', 'REFRESH', 'SIGNER']),
  party: z.string().describe('Whose it is: `borrower`, or the signer’s id'),
  name: z.string(),
  pulledAt: z.iso.datetime(),
  bureau: z.string(),
  hit: z.enum(['HIT', 'THIN', 'NO_HIT', 'FROZEN', 'LOCKED', 'MINOR', 'DECEASED']),
  score: z.number().int().nullable(),
  scoreModel: z.string().nullable(),
  scoreDate: day.nullable(),
  scorePercentile: z.number().nullable().describe('Percent of consumers whose score is lower'),
  factors: z.array(z.string()).describe('In words, the most harmful first'),
  tradelines: z.array(tradeline),
  inquiries: z.array(z.object({ date: day, subscriber: z.string(), type: z.enum(['HELOC', 'MORTGAGE', 'CARD', 'AUTO', 'OTHER']) })),
  publicRecords: z.array(z.object({ type: z.enum(['BK7', 'BK13', 'FORECLOSURE', 'JUDGMENT']), filed: day, discharged: day.nullable() })),
  collections: z.array(z.object({ agency: z.string(), opened: day, balance: dollars, medical: z.boolean() })),
  alerts: z.array(
    z.object({
      type: z.enum(['INITIAL_FRAUD', 'EXTENDED_FRAUD', 'ACTIVE_DUTY']),
      hasPhone: z.boolean(),
      phone: z.string().nullable().describe('Masked'),
    }),
  ),
  addressDiscrepancy: z.boolean(),
  totals: z.object({
    debts: dollars.describe('Dollars a month of debts that count'),
    liens: dollars.describe('Dollars a month of liens on the home that count'),
    balance: dollars.describe('Owed on all accounts'),
    pastDue: dollars,
  }),
});

export const deskCredit = endpoint({
  service: 'desk',
  method: 'GET',
  access: 'staff',
  roles: REVEALING_ROLES,
  params: ofApplication,
  errors: ['not_found'],
  id: 'desk-credit-get',
  path: `${DESK_APPLICATION}/credit`,
  summary:
    'The newest credit report of each kind: accounts with what counts in DTI and why, late payments, inquiries, public records, alerts',
  reply: z.object({
    none: z.string().nullable().describe('Why there is no report, in words'),
    alertCalls: z
      .array(
        z.object({
          number: z.string().nullable().describe('Masked'),
          dialed: z.enum(DIALED),
          answeredBy: z.string().nullable(),
          result: z.enum(CALL_RESULTS),
          by: z.string(),
          at: z.iso.datetime(),
        }),
      )
      .describe('Calls about alerts, the newest first'),
    reports: z.array(report).describe('Of the borrower first, the newest first'),
  }),
});

export const DESK_CREDIT_ENDPOINTS = { deskCredit };
