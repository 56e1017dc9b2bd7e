/** Pictures of the identity document (domain.md §1.2, row 19). */
import { VERIFICATIONS } from '@hearthline/rules/words.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ONE, done, ofApplication, text } from './parts.ts';

const MEBIBYTE = 1_048_576;
/** Most bytes of one picture. */
export const MOST_PICTURE = 20 * MEBIBYTE;
export const IDENTITY_DOCUMENTS = ['DRIVERS_LICENSE', 'STATE_ID', 'PASSPORT', 'RESIDENT_CARD'] as const;

const picture = z.strictObject({
  fileName: text(120).min(1),
  data: z
    .base64()
    .max(Math.ceil(MOST_PICTURE / 3) * 4)
    .describe('JPEG, PNG or PDF, base64; at most 20 MB'),
});
const standing = z.object({
  tries: z.number().int(),
  triesLeft: z.number().int(),
  verification: z.enum(VERIFICATIONS).nullable().describe('null while nothing was sent, or it is being looked at'),
  pending: z.boolean(),
  reason: z.string().nullable(),
});

export const identityGet = endpoint({
  id: 'identity-document-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/identity-document`,
  access: 'owner',
  also: ['staff'],
  poll: true,
  summary: 'How far the identity document is',
  params: ofApplication,
  reply: standing,
});
export const identityPost = endpoint({
  id: 'identity-document-post',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/identity-document`,
  access: 'owner',
  summary: 'Sends the pictures to be judged; they are not kept by us',
  params: ofApplication,
  bodyLimit: 64 * MEBIBYTE,
  body: z.strictObject({ documentType: z.enum(IDENTITY_DOCUMENTS), front: picture, back: picture.optional(), selfie: picture.optional() }),
  reply: done,
  errors: ['out_of_order', 'conflict', 'too_large', 'unsupported_media_type'],
});
export const IDENTITY_DOCUMENT_ENDPOINTS = [identityGet, identityPost] as const;
