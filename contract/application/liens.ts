/** Liens on the property. */
import { PREQUALIFICATION_STEPS } from '@hearthline/journey/steps/prequalification.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ONE, ofApplication, dollars, changedReply } from './parts.ts';
import { date, text } from '../fields.ts';

const lien = z.object({
  id: z.string(),
  lenderName: z.string(),
  position: z.number().int(),
  kind: z.enum(['MORTGAGE', 'HELOC', 'OTHER']),
  originationDate: z.iso.date().nullable(),
  originalBalance: z.number(),
  currentBalance: z.number(),
  creditLimit: z.number().nullable(),
  monthlyPayment: z.number(),
  matched: z.boolean(),
  recordedReleased: z.boolean(),
});
/** An inquiry can be attested while it is not yet underwritten (trigger `underwrite`; lending §1.1). */
const BEFORE_OFFERS = PREQUALIFICATION_STEPS.map((s) => s.status).filter((s) => s !== 'OFFER_SELECTION');

export const liensGet = endpoint({
  id: 'liens-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/liens`,
  access: 'owner',
  also: ['staff'],
  summary: 'Liens found on the property',
  params: ofApplication,
  reply: z.object({ liens: z.array(lien), homeValue: z.number().nullable(), totalOwed: z.number() }),
});
export const liensPut = endpoint({
  id: 'liens-put',
  service: 'service-application',
  method: 'PUT',
  path: `${ONE}/liens`,
  access: 'owner',
  allowedIn: ['LIEN_VERIFICATION'],
  summary: 'Confirm, correct, or add liens',
  params: ofApplication,
  body: z.strictObject({
    liens: z
      .array(
        z.strictObject({
          id: text(64).nullable(),
          action: z.enum(['CONFIRM', 'EDIT', 'PAID_OFF', 'ADD']),
          lenderName: text(80).min(1),
          originationDate: date.nullable(),
          originalBalance: dollars,
          currentBalance: dollars,
          monthlyPayment: dollars,
        }),
      )
      .max(20),
  }),
  reply: changedReply,
  errors: ['out_of_order', 'conflict', 'stale_version'],
});

export const lienAttestation = endpoint({
  id: 'lien-attestation',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/lien-attestation`,
  access: 'owner',
  allowedIn: ['LIEN_ATTESTATION'],
  summary: 'Attest the list of liens after staff changed it',
  params: ofApplication,
  body: z.strictObject({ attested: z.literal(true) }),
  reply: changedReply,
  errors: ['out_of_order', 'stale_version'],
});
export const inquiryAttestation = endpoint({
  id: 'inquiry-attestation',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/inquiry-attestation`,
  access: 'owner',
  allowedIn: BEFORE_OFFERS,
  summary: 'Attest an inquiry a loan officer began, which makes it an application',
  params: ofApplication,
  body: z.strictObject({ attested: z.literal(true) }),
  reply: changedReply,
  errors: ['out_of_order', 'stale_version'],
});

export const LIENS_ENDPOINTS = { liensGet, liensPut, lienAttestation, inquiryAttestation };
