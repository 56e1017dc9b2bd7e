/** Corrections of the borrower's answers, once the summary of the application is prepared: requests that staff accept or refuse (record 32). */
import { CORRECTABLE, CORRECTION_STATES, REDONE } from '@hearthline/journey/corrections.ts';
import { CORRECTIONS } from '@hearthline/journey/facts/any-time.ts';
import { OCCUPANCY_TYPES, OWNERSHIPS, STATES } from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { firstName, lastName, lines, text } from '../fields.ts';
import { person } from './info.ts';
import { ONE, addressReply, dollars, changedReply, ofApplication, uuid } from './parts.ts';

const note = lines(400).optional().describe('What staff should know');
/** What is asked for, by kind: the answer as it should be. */
const correctionBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('NAME'), firstName, middleName: text(60).optional(), lastName, note }),
  z.strictObject({
    kind: z.literal('ADDRESS'),
    street1: text(120).min(3),
    street2: text(60).optional(),
    city: text(80).min(2),
    state: z.enum(STATES),
    zip: z.string().regex(/^\d{5}(-\d{4})?$/, 'Must be a ZIP code'),
    note,
  }),
  z.strictObject({ kind: z.literal('INCOME'), incomePrimary: dollars, incomeOther: dollars, note }),
  z.strictObject({ kind: z.literal('PROPERTY_USE'), occupancy: z.enum(OCCUPANCY_TYPES), note }),
  z.strictObject({
    kind: z.literal('OWNERSHIP'),
    ownership: z.enum(OWNERSHIPS),
    otherOwner: person.optional().describe('Of a home with joint owners, when nobody else signs yet'),
    note,
  }),
]);
correctionBody.register(z.globalRegistry, { id: 'Correction' });
export type CorrectionBody = z.output<typeof correctionBody>;

const request = z.object({
  id: uuid,
  kind: z.enum(CORRECTIONS),
  state: z.enum(CORRECTION_STATES),
  asked: correctionBody.nullable().describe('Null once it was erased'),
  askedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  reason: z.string().nullable().describe('Why it was refused'),
  redone: z.array(z.enum(REDONE)).describe('What accepting it has done again; of an open request'),
});
export const correctionsGet = endpoint({
  id: 'corrections-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/corrections`,
  access: 'owner',
  also: ['staff'],
  summary: 'The answers that can be corrected, what each correction has done again, and the requests, newest first',
  params: ofApplication,
  reply: z.object({
    open: z.boolean().describe('A correction can be asked for now'),
    answers: z.object({
      name: z.object({ firstName: z.string(), middleName: z.string(), lastName: z.string() }),
      address: addressReply.nullable(),
      incomePrimary: dollars,
      incomeOther: dollars,
      occupancy: z.enum(OCCUPANCY_TYPES),
      ownership: z.enum(OWNERSHIPS).nullable(),
      signers: z.number().int().describe('Other people who sign'),
    }),
    redone: z.record(z.enum(CORRECTIONS), z.array(z.enum(REDONE))),
    requests: z.array(request),
  }),
});
export const correctionsPost = endpoint({
  id: 'corrections-post',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/corrections`,
  access: 'owner',
  allowedIn: CORRECTABLE,
  status: 201,
  summary: 'Ask for a correction of an answer; nothing is signed until staff have decided',
  params: ofApplication,
  body: correctionBody,
  reply: changedReply.extend({ correctionId: uuid }),
  errors: ['out_of_order', 'conflict'],
});
export const correctionDelete = endpoint({
  id: 'correction-delete',
  service: 'service-application',
  method: 'DELETE',
  path: `${ONE}/corrections/{correctionId}`,
  access: 'owner',
  allowedIn: ['UNDERWRITING_REVIEW'],
  summary: 'Take a request for a correction back, before staff decide',
  params: ofApplication.extend({ correctionId: uuid }),
  reply: changedReply,
  errors: ['out_of_order', 'not_found'],
});

export const CORRECTIONS_ENDPOINTS = { correctionsGet, correctionsPost, correctionDelete };
