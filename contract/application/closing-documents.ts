/** The ceremony in which the borrower and each other signer read and sign the closing documents, field by field (lending §1.2, rows 28, 29). */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { ONE, ofApplication } from './parts.ts';

/** A drawn signature is a list of strokes in a box of this size; the largest number of points in all. */
export const SIGNATURE_BOX = { width: 600, height: 200 } as const;
export const MOST_POINTS = 2000;

/** What a person answered when asked for the place where they sign: given, refused, or not to be had on this device. */
export const LOCATION_ANSWERS = ['SHARED', 'REFUSED', 'UNAVAILABLE'] as const;

export const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'A sha256 in hex');
/** A document by its bytes: another version of it is another document. */
export const documentOf = z.strictObject({ kind: text(60), sha256 });
export const fieldOf = z.strictObject({ sha256, field: text(40) });

const name = text(120).min(2);
/** x and y by turns. */
const stroke = z.array(z.number().int().min(0).max(SIGNATURE_BOX.width)).min(4);
const strokes = z
  .array(stroke)
  .min(1)
  .max(60)
  .refine((drawn) => drawn.flat().length <= 2 * MOST_POINTS, 'Draw it simpler')
  .refine(
    (drawn) => drawn.every((line) => line.length % 2 === 0 && line.every((at, i) => i % 2 === 0 || at <= SIGNATURE_BOX.height)),
    'Points are pairs inside the box',
  );
const adopted = z.discriminatedUnion('style', [
  z.strictObject({ style: z.literal('TYPED'), name }),
  z.strictObject({ style: z.literal('DRAWN'), name, strokes }),
]);

const progress = z.object({
  version: z.number().int().describe('Of the application, with these documents: send as If-Match to sign them'),
  name: z.string().describe('The signer, as in the documents'),
  consent: z.object({ version: z.string(), text: z.string() }).describe('To electronic documents and signatures'),
  documents: z.array(
    z.object({
      kind: z.string(),
      title: z.string(),
      sha256: z.string(),
      pages: z.number().int().nullable(),
      isRead: z.boolean(),
      fields: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(['SIGNATURE', 'INITIALS']),
          what: z.string().describe('What is signed there'),
          page: z.number().int(),
          x: z.number().describe('In points from the upper left corner of the page, as are the others'),
          y: z.number(),
          width: z.number(),
          height: z.number(),
          isSigned: z.boolean(),
        }),
      ),
    }),
  ),
  signature: z
    .discriminatedUnion('style', [
      z.object({ style: z.literal('TYPED'), name: z.string() }),
      z.object({ style: z.literal('DRAWN'), name: z.string(), path: z.string().describe('Of an SVG of 600 by 200') }),
    ])
    .nullable(),
  location: z.enum(LOCATION_ANSWERS).nullable(),
  flood: z.enum(['NONE', 'NOTICE_GIVEN', 'ACKNOWLEDGED']).describe('Whether the notice of a flood hazard area was given, and acknowledged'),
  isSigned: z.boolean().describe('Whether the caller has signed'),
});
progress.register(z.globalRegistry, { id: 'ClosingProgress' });
export type ClosingDocuments = z.input<typeof progress>;

export const closingDocumentsGet = endpoint({
  id: 'closing-documents-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/closing-documents`,
  access: 'owner',
  also: ['signer'],
  summary: 'The closing documents the caller signs, where in them, and how far the caller is',
  params: ofApplication,
  reply: progress,
});
export const closingDocumentsPut = endpoint({
  id: 'closing-documents-put',
  service: 'service-application',
  method: 'PUT',
  path: `${ONE}/closing-documents`,
  access: 'owner',
  also: ['signer'],
  allowedIn: { by: 'party', of: { borrower: ['FINAL_OFFER', 'NOTE_SIGNING'], signer: ['CO_DEED_REQ'] } },
  recordsNothing: true,
  summary: 'Saves how far the caller is with signing, so that it goes on at the same place; nothing is signed by it',
  params: ofApplication,
  body: z.strictObject({
    read: z.array(sha256).max(10).optional(),
    signed: z.array(fieldOf).max(60).optional(),
    signature: adopted.optional().describe('The signature to place on each field, drawn or typed; signatures placed before are taken back'),
    location: z.enum(LOCATION_ANSWERS).optional(),
  }),
  reply: progress,
  errors: ['out_of_order', 'conflict'],
});

export const CLOSING_DOCUMENTS_ENDPOINTS = { closingDocumentsGet, closingDocumentsPut };
