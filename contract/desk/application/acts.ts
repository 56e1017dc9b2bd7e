/** What staff do on the page of an application: conditions, files, work ordered again, identity data corrected. */
import { WORK_STEPS } from '@hearthline/journey/facts/work-steps.ts';
import { CONDITION_CATEGORIES, SUFFIXES } from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { ofApplication, uuid } from '../../application/parts.ts';
import { endpoint } from '../../endpoint.ts';
import { date, emailAddress, firstName, lastName, lines, middleName, phoneNumber, postalAddress, text } from '../../fields.ts';
import { deskConditions } from './conditions.ts';
import { DESK_APPLICATION } from './reads.ts';
import { IDENTITY_CHANGE_STATES } from '../parts.ts';
import { TEXT_FOR_BORROWER } from '../staff-actions.ts';

const ACTS = ['processor', 'underwriter', 'closer', 'compliance'] as const;
/** Who corrects identity data, and decides on a correction that a colleague asked for. */
export const IDENTITY_ROLES = ['processor', 'compliance'] as const;
const act = { service: 'desk', method: 'POST', access: 'staff', errors: ['not_found', 'out_of_order', 'conflict', 'forbidden'] } as const;
const done = z.object({ version: z.number().int(), status: z.string() });

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
    textForBorrower: TEXT_FOR_BORROWER.describe('What the borrower reads'),
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
  body: z.strictObject({ note: lines(400).min(3, 'Say why') }),
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
  body: z.strictObject({ textForBorrower: TEXT_FOR_BORROWER }),
  reply: done,
});
export const deskOrderAgain = endpoint({
  ...act,
  id: 'desk-order-again',
  path: `${DESK_APPLICATION}/orders/{step}/again`,
  roles: ['processor'],
  summary: 'Order the failed work of a third party again',
  params: ofApplication.extend({ step: z.enum(WORK_STEPS) }),
  body: z.strictObject({ note: lines(400).min(3, 'Say why') }),
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
const identityDone = done.extend({ state: z.enum(IDENTITY_CHANGE_STATES), changeId: uuid }).meta({ id: 'IdentityChangeOutcome' });
export const deskIdentityChange = endpoint({
  ...act,
  id: 'desk-identity-change',
  path: `${DESK_APPLICATION}/identity-changes`,
  roles: IDENTITY_ROLES,
  status: 201,
  summary: 'Correct identity data on request; email, phone, Social Security number and birth date wait for a second person',
  params: ofApplication,
  body: identityChangeBody,
  reply: identityDone,
  errors: [...act.errors, 'owner_only'],
});
export const deskIdentityDecision = endpoint({
  ...act,
  id: 'desk-identity-decision',
  path: `${DESK_APPLICATION}/identity-changes/{changeId}/decision`,
  roles: IDENTITY_ROLES,
  summary:
    'The second person agrees to a change of identity data, which then waits for its owner, or refuses it; one that waits is stopped; what was found of one that its owner stopped is written',
  params: ofApplication.extend({ changeId: uuid }),
  body: z.strictObject({ accept: z.boolean(), reason: text(400).optional() }),
  reply: identityDone,
  errors: [...act.errors, 'owner_only'],
});

export const DESK_APPLICATION_ACT_ENDPOINTS = {
  deskConditions,
  deskConditionPost,
  deskConditionClear,
  deskUploadAccept,
  deskUploadReject,
  deskOrderAgain,
  deskIdentityChange,
  deskIdentityDecision,
};
