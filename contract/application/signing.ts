/** Disclosures that are signed, insurance and the right to cancel (lending §1.2, rows 13, 24–35). */
import { INSURANCE_GAPS } from '@hearthline/rules/regulation/insurance.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { documentOf, fieldOf } from './closing-documents.ts';
import { ONE, dollars, changedReply, ofApplication, uuid } from './parts.ts';
import { date, text } from '../fields.ts';

const location = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  accuracy: z.number().min(0),
});
/**
 * What is signed: the summary, the closing documents (each signer their own), the receipt of the notice of right to cancel, and, after its end, the
 * confirmation that one has not canceled.
 */
export const SIGNING_KINDS = ['SUMMARY', 'CLOSING', 'RESCISSION', 'NON_RESCISSION', 'AUTOPAY'] as const;
export type SigningKind = (typeof SIGNING_KINDS)[number];
export const disclosureSign = endpoint({
  id: 'disclosure-sign',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/disclosures/{kind}/sign`,
  access: 'owner',
  also: ['signer'],
  allowedIn: {
    by: 'party',
    of: {
      borrower: {
        by: 'params.kind',
        of: {
          SUMMARY: ['APP_SUBMISSION', 'SUMMARY_DISCLOSURE'],
          CLOSING: ['NOTE_SIGNING'],
          RESCISSION: ['RESCISSION'],
          NON_RESCISSION: ['RESCISSION'],
          AUTOPAY: ['AUTOPAY_ACCOUNT'],
        },
      },
      signer: { by: 'params.kind', of: { CLOSING: ['CO_DEED_REQ'], RESCISSION: ['RESCISSION'], NON_RESCISSION: ['RESCISSION'] } },
    },
  },
  summary: 'Sign a disclosure package by typing the name; evidence is recorded',
  params: ofApplication.extend({ kind: z.enum(SIGNING_KINDS) }),
  ifMatch: 'required',
  body: z.strictObject({
    name: text(120).min(2),
    consentVersion: text(20),
    documentsRead: z.literal(true),
    documents: z
      .array(documentOf)
      .max(10)
      .describe('The documents as they were read, every one that is signed: one that is not named, or has changed since, is refused'),
    fields: z.array(fieldOf).max(60).optional().describe('Where the adopted signature was placed; every field, if any'),
    location: location.optional(),
    locationNotShared: z.enum(['REFUSED', 'UNAVAILABLE']).optional().describe('Why there is no location; signing goes on without'),
  }),
  reply: changedReply.extend({ evidenceId: z.string() }),
  errors: ['out_of_order', 'conflict', 'document_changed', 'precondition_required', 'stale_version'],
});
export const evidenceGet = endpoint({
  id: 'evidence-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/evidence`,
  access: 'owner',
  also: ['staff'],
  summary: 'The signing evidence, and whether its chain and hashes are valid',
  params: ofApplication,
  reply: z.object({
    valid: z.boolean(),
    faults: z.array(z.string()),
    records: z.array(
      z.object({
        id: z.string(),
        documentSha256: z.string(),
        documentVersion: z.string().nullable().describe('Null in records older than this member'),
        applicationVersion: z.number().int().nullable().describe('The version the signer read; null in records older than this member'),
        nameTyped: z.string(),
        at: z.string(),
        consentVersion: z.string(),
        hash: z.string(),
      }),
    ),
  }),
});
export const evidenceCertificate = endpoint({
  id: 'evidence-certificate',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/evidence/certificate`,
  access: 'owner',
  also: ['staff'],
  summary: 'The certificate of electronic signatures, a sealed PDF',
  params: ofApplication,
  reply: z.any().describe('The PDF'),
  errors: ['not_found'],
});
export const finalOfferAccept = endpoint({
  id: 'final-offer-accept',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/final-offer/accept`,
  access: 'owner',
  allowedIn: ['FINAL_OFFER'],
  summary: 'Accept the verified terms',
  params: ofApplication,
  body: z.strictObject({}),
  reply: changedReply,
  errors: ['out_of_order'],
});
export const floodAcknowledge = endpoint({
  id: 'flood-acknowledge',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/flood-notice/acknowledge`,
  access: 'owner',
  // On a Texas homestead nothing is signed on a screen: the notice is acknowledged before the meeting, or with the flood policy.
  allowedIn: ['CO_DEED_REQ', 'NOTARY_WAITING_PERIOD', 'TRUST_AND_INSURANCE', 'GEN_NOTE_SIGNING', 'NOTE_SIGNING', 'MANUAL_DEED_SIGNING'],
  summary: 'Acknowledge the flood notice',
  params: ofApplication,
  body: z.strictObject({}),
  reply: changedReply,
  errors: ['out_of_order'],
});

const policy = z.strictObject({
  carrier: text(80).min(2),
  policyNumber: text(40).min(2),
  dwellingCoverage: dollars,
  effective: date,
  expires: date,
});
const policies = policy
  .extend({
    flood: policy.optional().describe('The flood policy, where the home is in a flood hazard area'),
    documentUuid: uuid.optional().describe('The policy itself: a file of type HAZARD_INSURANCE that the caller uploaded to …/documents'),
  })
  .meta({ id: 'InsurancePolicies' });
export const insuranceGet = endpoint({
  id: 'insurance-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/insurance`,
  access: 'owner',
  also: ['staff'],
  summary: 'What the insurance of the home has to cover, the clause that names the lender, and the policies given so far',
  params: ofApplication,
  query: z.strictObject({
    line: z.coerce
      .number()
      .positive()
      .max(10_000_000)
      .optional()
      .describe('Dollars: what a line of this amount needs, while none is chosen'),
  }),
  reply: z.object({
    required: z
      .object({
        dwelling: dollars.describe(
          'Coverage of the dwelling at least, in whole dollars: the line and the liens before it, but at most the value of the home',
        ),
        line: dollars,
        seniorLiens: dollars,
        value: dollars,
        flood: dollars.nullable().describe('Flood coverage at least; null outside a flood hazard area'),
        after: date.describe('The policies have to end after this day'),
      })
      .nullable()
      .describe('Null until the line and the value of the home are known'),
    floodZone: z.string().nullable(),
    floodNotice: z.enum(['NONE', 'NOTICE_GIVEN', 'ACKNOWLEDGED']).describe('NONE: the home is in no flood hazard area'),
    mortgageeClause: z.string().describe('For the agent, in lines'),
    loanNumber: z.string(),
    given: policies.nullable(),
    accepted: z.boolean().nullable().describe('Of the policies given last; null before any'),
    gaps: z.array(z.enum(INSURANCE_GAPS)),
    trust: z.enum(['NONE', 'CERTIFICATE_NEEDED', 'CERTIFIED']).describe('Whether a trust owns the home, and its certificate is with us'),
  }),
});
export const insurancePut = endpoint({
  id: 'insurance-put',
  service: 'service-application',
  method: 'PUT',
  path: `${ONE}/insurance`,
  access: 'owner',
  allowedIn: ['TRUST_AND_INSURANCE'],
  summary: "The homeowner's policy",
  params: ofApplication,
  body: policies,
  reply: changedReply.extend({ accepted: z.boolean(), gaps: z.array(z.enum(INSURANCE_GAPS)) }),
  errors: ['out_of_order', 'conflict'],
});
export const rescindPost = endpoint({
  id: 'rescind-post',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/rescind`,
  access: 'owner',
  also: ['signer'],
  // From the signing on, also while the notice is being made or mailed: the right decides, not the step.
  allowedIn: 'open',
  summary: 'Cancel under the right of rescission (12 CFR 1026.15)',
  params: ofApplication,
  body: z.strictObject({ name: text(120).min(2) }),
  reply: changedReply,
  errors: ['out_of_order'],
});

export const SIGNING_ENDPOINTS = {
  disclosureSign,
  evidenceGet,
  evidenceCertificate,
  finalOfferAccept,
  floodAcknowledge,
  insuranceGet,
  insurancePut,
  rescindPost,
};
