/** The full application: co-owners, loan purpose, and the questions the law requires (lending §1.2, rows 10–11). */
import { LOAN_PURPOSES, MARITAL_STATUSES, OWNERSHIPS, SPOUSE_OF } from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ONE, changedReply, ofApplication } from './parts.ts';
import { emailAddress, firstName, lastName, phoneNumber, text } from '../fields.ts';

/** A co-owner of the home. */
export const person = z.strictObject({
  firstName,
  lastName,
  email: emailAddress,
  phone: phoneNumber,
  role: z.enum(['CO_DEEDER', 'CO_SIGNER', 'SPOUSE']),
  maritalStatus: z.enum(MARITAL_STATUSES).optional().describe('Of an owner who is not the borrower’s spouse; the deed names it'),
  spouseOf: z
    .enum(SPOUSE_OF)
    .optional()
    .describe('Married to the borrower, or to another owner; a SPOUSE, who owns nothing, is the borrower’s unless this says otherwise'),
});
person.register(z.globalRegistry, { id: 'CoOwner' });
/** Most people who sign besides the borrower. */
export const MOST_SIGNERS = 6;

export const infoPut = endpoint({
  id: 'info-put',
  service: 'service-application',
  method: 'PUT',
  path: `${ONE}/additional-info`,
  access: 'owner',
  allowedIn: ['COLLECT_ADDITIONAL_INFO'],
  summary: 'Save ownership, marital status, purpose and other owners; requires an SSN on the profile',
  params: ofApplication,
  body: z.strictObject({
    ownership: z.enum(OWNERSHIPS),
    maritalStatus: z.enum(MARITAL_STATUSES),
    purpose: z.enum(LOAN_PURPOSES),
    otherOwners: z.array(person).max(MOST_SIGNERS),
  }),
  reply: changedReply,
  errors: ['out_of_order', 'conflict'],
});

const codes = (allowed: readonly number[]) =>
  z
    .array(
      z
        .number()
        .int()
        .refine((n) => allowed.includes(n), 'is not a code of Regulation C'),
    )
    .max(allowed.length);
const other = text(100).optional();
/** Answers to the questions of Regulation C. */
const hmdaBody = z.strictObject({
  ethnicities: codes([1, 2, 11, 12, 13, 14]),
  otherEthnicity: other,
  ethnicityRefused: z.boolean(),
  races: codes([1, 2, 21, 22, 23, 24, 25, 26, 27, 3, 4, 41, 42, 43, 44, 5]),
  tribe: other,
  otherAsian: other,
  otherPacificIslander: other,
  raceRefused: z.boolean(),
  sexes: codes([1, 2]),
  sexRefused: z.boolean(),
});
hmdaBody.register(z.globalRegistry, { id: 'MonitoringAnswers' });
export const hmdaPost = endpoint({
  id: 'hmda-post',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/hmda`,
  access: 'owner',
  allowedIn: ['HMDA'],
  summary: 'Save government monitoring answers, stored separately from underwriting (12 CFR 1003 app. B)',
  params: ofApplication,
  body: hmdaBody,
  reply: changedReply,
  errors: ['out_of_order'],
});

export const signerHmda = endpoint({
  id: 'signer-hmda',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/additional-signer/hmda`,
  access: 'signer',
  allowedIn: ['CO_DEED_REQ'],
  summary: 'Save the government monitoring answers of a co-signer, who applies too; stored as the borrower’s (12 CFR 1003 app. B)',
  params: ofApplication,
  body: hmdaBody,
  reply: changedReply,
  errors: ['out_of_order', 'conflict'],
});

export const INFO_ENDPOINTS = { infoPut, hmdaPost, signerHmda };
