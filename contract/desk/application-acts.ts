/** What staff do on the page of an application: conditions, files, work ordered again, identity data corrected. */
import { WORK_STEPS } from '@hearthline/journey/facts/work-steps.ts';
import { CONDITION_CATEGORIES, SUFFIXES } from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { ofApplication, uuid } from '../application/parts.ts';
import { endpoint } from '../endpoint.ts';
import { date, emailAddress, firstName, lastName, lines, middleName, phoneNumber, postalAddress, text } from '../fields.ts';
import { DESK_APPLICATION } from './application.ts';

const ACTS = ['processor', 'underwriter', 'closer', 'compliance', 'admin'] as const;
const IDENTITY = ['processor', 'compliance', 'admin'] as const;
const act = { service: 'desk', method: 'POST', access: 'staff', errors: ['not_found', 'out_of_order', 'conflict', 'forbidden'] } as const;
const done = z.object({ version: z.number().int(), status: z.string() });
/** What the borrower reads. */
const toBorrower = lines(400).min(3, 'Write a sentence for the borrower');

export const deskConditions = endpoint({
  id: 'desk-conditions-get',
  service: 'desk',
  method: 'GET',
  path: `${DESK_APPLICATION}/conditions`,
  access: 'staff',
  summary: 'Every condition, open and closed, newest first, as the borrower reads it, with its files',
  params: ofApplication,
  reply: z.object({
    conditions: z.array(
      z.object({
        uuid,
        category: z.string(),
        title: z.string(),
        text: z.string(),
        of: z.string().describe('Whom it is for'),
        documentsRequired: z.number().int(),
        createdAt: z.iso.datetime(),
        closedAt: z.iso.datetime().nullable(),
        files: z.array(
          z.object({
            uuid,
            type: z.string(),
            label: z.string(),
            state: z.string(),
            reason: z.string().nullable(),
            sentAt: z.iso.datetime(),
          }),
        ),
      }),
    ),
    categories: z.array(z.object({ category: z.enum(CONDITION_CATEGORIES), title: z.string(), text: z.string(), takesFiles: z.boolean() })),
    people: z.array(z.object({ id: z.string(), name: z.string() })).describe('Whom one can be asked of'),
    mayAct: z.boolean(),
  }),
  errors: ['not_found'],
});
export const deskConditionPost = endpoint({
  ...act,
  id: 'desk-condition-post',
  path: `${DESK_APPLICATION}/conditions`,
  roles: ACTS,
  status: 201,
  summary: 'Ask the borrower or a signer for something',
  params: ofApplication,
  body: z.strictObject({
    category: z.enum(CONDITION_CATEGORIES),
    text: toBorrower.describe('What the borrower reads'),
    documents: z.number().int().min(1).max(10).optional().describe('How many files; those of the category when absent'),
    signerId: uuid.optional().describe('Of whom; the borrower when absent'),
  }),
  reply: done,
});
export const deskConditionClear = endpoint({
  ...act,
  id: 'desk-condition-clear',
  path: `${DESK_APPLICATION}/conditions/{conditionUuid}/clear`,
  roles: ACTS,
  summary: 'Clear a condition',
  params: ofApplication.extend({ conditionUuid: uuid }),
  body: z.strictObject({ reason: lines(400).min(3, 'Say why') }),
  reply: done,
});
export const deskUploadAccept = endpoint({
  ...act,
  id: 'desk-upload-accept',
  path: `${DESK_APPLICATION}/uploads/{documentUuid}/accept`,
  roles: ACTS,
  summary: 'Accept a file; its condition is cleared once it has enough of them',
  params: ofApplication.extend({ documentUuid: uuid }),
  body: z.strictObject({}),
  reply: done,
});
export const deskUploadReject = endpoint({
  ...act,
  id: 'desk-upload-reject',
  path: `${DESK_APPLICATION}/uploads/{documentUuid}/reject`,
  roles: ACTS,
  summary: 'Reject a file with the reason that the borrower reads',
  params: ofApplication.extend({ documentUuid: uuid }),
  body: z.strictObject({ reason: toBorrower }),
  reply: done,
});
export const deskOrderAgain = endpoint({
  ...act,
  id: 'desk-order-again',
  path: `${DESK_APPLICATION}/orders/{step}/again`,
  roles: ['processor', 'admin'],
  summary: 'Order the failed work of a third party again',
  params: ofApplication.extend({ step: z.enum(WORK_STEPS) }),
  body: z.strictObject({ reason: lines(400).min(3, 'Say why') }),
  reply: done,
});

const why = {
  party: z.union([z.literal('borrower'), uuid]),
  reason: lines(400).min(3, 'Say why'),
  evidence: lines(200).min(3, 'Name what proves it, such as a court order'),
};
/** The new value, by what is changed. */
const identityChangeBody = z.discriminatedUnion('what', [
  z.strictObject({
    ...why,
    what: z.literal('NAME'),
    firstName,
    middleName: z.optional(middleName),
    lastName,
    suffix: z.enum(SUFFIXES).optional(),
  }),
  z.strictObject({ ...why, what: z.literal('BIRTH_DATE'), dob: date }),
  z.strictObject({ ...why, what: z.literal('SSN'), ssn: z.string().regex(/^\d{3}-?\d{2}-?\d{4}$/, 'Must be nine digits') }),
  z.strictObject({ ...why, what: z.literal('ADDRESS'), address: postalAddress }),
  z.strictObject({ ...why, what: z.literal('PHONE'), phone: phoneNumber }),
  z.strictObject({ ...why, what: z.literal('EMAIL'), email: emailAddress }),
]);
export type IdentityChangeBody = z.output<typeof identityChangeBody>;
const identityDone = done.extend({ state: z.enum(['ASKED', 'APPLIED', 'REFUSED']), changeId: uuid });
export const deskIdentityChange = endpoint({
  ...act,
  id: 'desk-identity-change',
  path: `${DESK_APPLICATION}/identity-changes`,
  roles: IDENTITY,
  status: 201,
  summary: 'Correct identity data on request; what a credit report was requested with waits for a second person',
  params: ofApplication,
  body: identityChangeBody,
  reply: identityDone,
});
export const deskIdentityDecision = endpoint({
  ...act,
  id: 'desk-identity-decision',
  path: `${DESK_APPLICATION}/identity-changes/{changeId}/decision`,
  roles: IDENTITY,
  summary: 'The second person applies or refuses a change of identity data',
  params: ofApplication.extend({ changeId: uuid }),
  body: z.strictObject({ accept: z.boolean(), reason: text(400).optional() }),
  reply: identityDone,
});

export const DESK_APPLICATION_ACT_ENDPOINTS = [
  deskConditions,
  deskConditionPost,
  deskConditionClear,
  deskUploadAccept,
  deskUploadReject,
  deskOrderAgain,
  deskIdentityChange,
  deskIdentityDecision,
] as const;
