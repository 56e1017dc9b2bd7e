/** Uploads (AMB-123). */
import { DOCUMENT_TYPES } from '@hearthline/rules/conditions/document-types.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ONE, ofApplication, uuid } from './application/parts.ts';

const MEBIBYTE = 1_048_576;
/** Largest file in bytes, and number of files per condition (AMB-123). */
export const MAX_FILE = 20 * MEBIBYTE;
export const MAX_FILES_OF_CONDITION = 20;
/** Largest number of files of one application, and bytes of them together. */
export const MAX_FILES = 200;
export const MAX_BYTES = 1000 * MEBIBYTE;

/**
 * SCANNING: in quarantine. REFUSED: by the checks, nothing is stored. RECEIVED: waiting for staff review. ACCEPTED, REJECTED: the result of the
 * review.
 */
export const UPLOAD_STATES = ['SCANNING', 'REFUSED', 'RECEIVED', 'ACCEPTED', 'REJECTED'] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];
/** States in which the file can be read. */
export const STORED_STATES = ['RECEIVED', 'ACCEPTED', 'REJECTED'] as const;

export const uploadReply = z.object({
  uuid,
  type: z.enum(DOCUMENT_TYPES),
  state: z.enum(STORED_STATES),
  conditionUuid: uuid.nullable(),
  label: z.string().describe('The original file name, sanitized; for display only'),
  contentType: z.string(),
  bytes: z.number().int(),
  pages: z.number().int(),
  reason: z.string().nullable().describe('Why it was rejected, in words for the borrower'),
  sentAt: z.iso.datetime(),
});

export const uploadPost = endpoint({
  id: 'upload-post',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/documents`,
  access: 'owner',
  also: ['signer'],
  allowedIn: 'open',
  upload: true,
  status: 201,
  summary: 'Upload one file: JPEG, PNG or PDF, at most 20 MB, as multipart/form-data. It is checked before it is stored',
  params: ofApplication,
  body: z.strictObject({
    type: z.enum(DOCUMENT_TYPES),
    conditionUuid: uuid.optional(),
    file: z
      .strictObject({ name: z.string(), sha256: z.string(), bytes: z.number().int() })
      .meta({ type: 'string', format: 'binary', properties: undefined, required: undefined, additionalProperties: undefined }),
  }),
  reply: uploadReply,
  errors: ['conflict', 'file_refused', 'quota_reached', 'too_large', 'too_slow', 'too_many_requests', 'unsupported_media_type'],
});
export const uploadsGet = endpoint({
  id: 'uploads-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/documents`,
  access: 'owner',
  also: ['staff'],
  poll: true,
  summary: 'The uploaded files, oldest first',
  params: ofApplication,
  reply: z.array(uploadReply),
});
export const uploadGet = endpoint({
  id: 'upload-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/documents/{documentUuid}`,
  access: 'owner',
  also: ['staff'],
  summary: 'Download one file; never displayed inline',
  params: ofApplication.extend({ documentUuid: uuid }),
  reply: z.any().describe('The bytes'),
  errors: ['not_found'],
});

export const UPLOAD_ENDPOINTS = [uploadPost, uploadsGet, uploadGet] as const;
