/** Pictures of the identity document (lending §1.2, row 19). */
import { VERIFICATIONS } from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ONE, changedReply, ofApplication, uuid } from './parts.ts';

export const IDENTITY_DOCUMENTS = ['DRIVERS_LICENSE', 'STATE_ID', 'PASSPORT', 'RESIDENT_CARD'] as const;

export const identityBody = z
  .strictObject({ documentType: z.enum(IDENTITY_DOCUMENTS), front: uuid, back: uuid.optional(), selfie: uuid.optional() })
  .describe('Files of …/documents: a front and a back of the document’s own types, a SELFIE')
  .meta({ id: 'IdentityPictures' });
const standing = z.object({
  tries: z.number().int(),
  triesLeft: z.number().int(),
  verification: z.enum(VERIFICATIONS).nullable().describe('null until a document is submitted, and while it is under review'),
  pending: z.boolean(),
  reason: z.string().nullable(),
  selfieAsked: z.boolean().describe('A SELFIE has to be among the pictures: the face on the last document was not recognized'),
});

export const identityGet = endpoint({
  id: 'identity-document-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/identity-document`,
  access: 'owner',
  also: ['staff'],
  poll: true,
  summary: 'The status of the identity document',
  params: ofApplication,
  reply: standing,
});
export const identityPost = endpoint({
  id: 'identity-document-post',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/identity-document`,
  access: 'owner',
  allowedIn: ['IDENTITY_VERIFICATION'],
  summary: 'Submit pictures uploaded to …/documents for verification',
  params: ofApplication,
  body: identityBody,
  reply: changedReply,
  errors: ['out_of_order', 'conflict'],
});
export const IDENTITY_DOCUMENT_ENDPOINTS = { identityGet, identityPost };
