/** What the lender's people do to an application: the names of the actions, and every field that one of them takes. The desk and the sandbox share both. */
import { CLOSING_OFFICES } from '@hearthline/journey/facts/closing.ts';
import { CONDITION_CATEGORIES, REASON_CODES } from '@hearthline/rules/enums.ts';
import { MAX_REASONS } from '@hearthline/rules/reasons.ts';
import { z } from 'zod';
import { lines, postalAddress } from '../fields.ts';

/** Available at any time, in the application phase, and in closing. */
export const STAFF_ACTIONS = [
  'clear',
  'decline',
  'verify-alert',
  'correct-identity',
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
  'review-identity',
  'agree-value',
  'clear-title',
  'co-owners-sign',
  'co-owner-refuses',
  'co-owner-unidentified',
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

/** The members of a request for an action; server/staff/work/forms.ts says which action takes which. */
export const STAFF_ACTION_SHAPE = {
  action: z.enum(STAFF_ACTIONS),
  reason: lines(400).optional().describe('In their own words, stored beside the facts'),
  reasons: z
    .array(z.enum(REASON_CODES))
    .min(1)
    .max(MAX_REASONS)
    .optional()
    .describe('For decline and cancel, required: the principal reasons, of the application’s `refusalReasons`'),
  conditionUuid: z.uuid().optional(),
  documentUuid: z.uuid().optional().describe('The file to review; by default the oldest that waits'),
  category: z.enum(CONDITION_CATEGORIES).optional().describe('For add-condition: what is requested'),
  signerId: z
    .uuid()
    .optional()
    .describe('For add-condition: the signer it is for; for record-rescission: who canceled, by default the borrower'),
  at: z.iso.datetime().optional().describe('For schedule: the appointment with the notary; by default the first time that was proposed'),
  postmark: z.iso.date().optional().describe('For record-rescission: the day on which the notice was mailed or sent, where the home is'),
  office: z
    .enum(CLOSING_OFFICES)
    .optional()
    .describe('For record-manual-deed of a Texas homestead, required: whose office everything was signed at'),
  instrumentNo: z.string().min(1).max(40).optional().describe('For record: the county’s stamp'),
  correction: z
    .strictObject({ firstName: z.string().min(1).max(60), lastName: z.string().min(1).max(60), dob: z.iso.date() })
    .optional()
    .describe('For correct-identity: the corrected value'),
  officer: z
    .strictObject({ name: z.string().min(1).max(80), title: z.string().min(1).max(80) })
    .optional()
    .describe('For acknowledge-value: the officer who signs for the lender, with their title; required of a staff member'),
  address: postalAddress.optional().describe('For mail-again: where the person gets mail now; by default their own address'),
} as const;
