/** What the lender's people do to an application: the names of the actions, and every field that one of them takes. The desk and the sandbox share both. */
import { CLOSING_OFFICES } from '@hearthline/journey/facts/closing.ts';
import { PAYOUT_CALL_RESULTS } from '@hearthline/journey/facts/verification.ts';
import { BORROWER_PARTY } from '@hearthline/journey/steps/rescission.ts';
import { CONDITION_CATEGORIES, REASON_CODES } from '@hearthline/rules/enums.ts';
import { MAX_REASONS } from '@hearthline/rules/reasons.ts';
import { z } from 'zod';
import { dollars } from '../application/parts.ts';
import { lines, postalAddress, text } from '../fields.ts';

/** Available at any time, in verification, and in closing. */
export const STAFF_ACTIONS = [
  'clear',
  'decline',
  'verify-alert',
  'review-merchant',
  'amend-lien',
  'clear-condition',
  'add-condition',
  'accept-document',
  'reject-document',
  'cancel',
  'withdraw',
  'redrive',
  'clear-check',
  'verify-income',
  'review-account',
  'refuse-account',
  'record-payout-call',
  'review-identity',
  'agree-value',
  'clear-title',
  'order-again',
  'approve-attorney',
  'acknowledge-value',
  'record-manual-deed',
  'post-texas-disclosures',
  'note-spanish',
  'certify-trust',
  'correct-recording',
  'clear-final-checks',
  'approve-funding',
  'record-payoff',
  'hold-funding',
  'release-hold',
  'record-rescission',
  'record-refund',
  'record-release',
  'confirm-unwound',
  'settle-after-end',
  'approve',
  'request-more',
  'schedule',
  'notary-no-show',
  'record',
  'accept-correction',
  'refuse-correction',
  'mail-again',
] as const;
export type StaffActionName = (typeof STAFF_ACTIONS)[number];

/** What the borrower, or the signer who is asked, reads: one shape at every door. */
export const TEXT_FOR_BORROWER = lines(400).min(3, 'Write a sentence for the borrower');

/** The members of a request for an action; server/staff/work/forms.ts says which action takes which. */
export const STAFF_ACTION_SHAPE = {
  action: z.enum(STAFF_ACTIONS),
  reason: lines(400).optional().describe('For colleagues, stored beside the facts: the borrower never reads it'),
  textForBorrower: TEXT_FOR_BORROWER.optional().describe('Of a request, a rejected file, a refused correction: what the borrower reads'),
  reasons: z
    .array(z.enum(REASON_CODES))
    .min(1)
    .max(MAX_REASONS)
    .optional()
    .describe('For decline and cancel, required: the principal reasons, of those that the form lists'),
  conditionUuid: z.uuid().optional(),
  documentUuid: z.uuid().optional().describe('The file to review; by default the oldest that waits'),
  category: z.enum(CONDITION_CATEGORIES).optional().describe('For add-condition: what is requested'),
  signerId: z.uuid().optional().describe('For add-condition: the signer it is for'),
  canceledBy: z
    .union([z.literal(BORROWER_PARTY), z.uuid()])
    .optional()
    .describe('For record-rescission: who canceled, `borrower` or a signer’s id; by default the borrower'),
  evidence: lines(400).optional().describe('For review-account of an account that is or may be another person’s, required: what proves it'),
  callResult: z.enum(PAYOUT_CALL_RESULTS).optional().describe('For record-payout-call, required: what the call ended with'),
  answeredBy: text(80).optional().describe('For record-payout-call: who answered'),
  sheetRead: z
    .string()
    .max(64)
    .optional()
    .describe('For approve-funding, required of a staff member: `id` of the funding sheet that was read'),
  at: z.iso.datetime().optional().describe('For schedule: the appointment with the notary; by default the first time that was proposed'),
  meeting: z
    .strictObject({ notary: lines(80).min(2), place: lines(200).min(2) })
    .optional()
    .describe('For schedule, required: who notarizes, and where'),
  monthlyIncome: z
    .number()
    .positive()
    .max(1_000_000)
    .optional()
    .describe('For verify-income, required: gross dollars a month, as read from the paystubs'),
  lien: z
    .strictObject({
      id: z.string().min(1).max(80),
      balance: dollars.optional().describe('Dollars owed'),
      payment: dollars.optional().describe('Dollars a month'),
      position: z
        .string()
        .regex(/^[1-9]$/)
        .optional()
        .describe('Its place among the liens on the home; the others keep their order'),
    })
    .meta({ id: 'LienChange' })
    .optional()
    .describe('For amend-lien, required: the lien, and what is different about it'),
  postmark: z.iso.date().optional().describe('For record-rescission: the day on which the notice was mailed or sent, where the home is'),
  office: z
    .enum(CLOSING_OFFICES)
    .optional()
    .describe('For record-manual-deed of a Texas homestead, required: whose office everything was signed at'),
  instrumentNo: z.string().min(1).max(40).optional().describe('For record: the county’s stamp'),
  officer: z
    .strictObject({ name: z.string().min(1).max(80), title: z.string().min(1).max(80) })
    .optional()
    .describe('For acknowledge-value: the officer who signs for the lender, with their title; required of a staff member'),
  address: postalAddress.optional().describe('For mail-again: where the person gets mail now; by default their own address'),
} as const;
