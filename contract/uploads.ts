/** Uploads (AMB-123). */
import { DOCUMENT_TYPES } from '@hearthline/rules/conditions/document-types.ts';
import { MAX_FILE, MAX_PART } from '@hearthline/rules/conditions/upload-limits.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ONE, ofApplication, uuid } from './application/parts.ts';

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
uploadReply.register(z.globalRegistry, { id: 'Upload' });

/** The file of a multipart body, as its receiver describes it. */
export const uploadedFile = z
  .strictObject({ name: z.string(), sha256: z.string(), bytes: z.number().int() })
  .meta({ type: 'string', format: 'binary', properties: undefined, required: undefined, additionalProperties: undefined });

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
  body: z.strictObject({ type: z.enum(DOCUMENT_TYPES), conditionUuid: uuid.optional(), file: uploadedFile }),
  reply: uploadReply,
  errors: ['conflict', 'file_refused', 'quota_reached', 'too_large', 'too_slow', 'too_many_requests', 'unsupported_media_type'],
});
export const uploadsGet = endpoint({
  id: 'uploads-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/documents`,
  access: 'owner',
  also: ['signer', 'staff'],
  poll: true,
  summary: 'The uploaded files, oldest first; the borrower and each signer see those they sent',
  params: ofApplication,
  reply: z.array(uploadReply),
});
export const uploadGet = endpoint({
  id: 'upload-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/documents/{documentUuid}`,
  access: 'owner',
  also: ['signer', 'staff'],
  summary: 'Download one file; never displayed inline',
  params: ofApplication.extend({ documentUuid: uuid }),
  reply: z.any().describe('The bytes'),
  errors: ['not_found'],
});

/** A file on its way, sent in parts so that after a dropped connection it goes on from where it broke off (decision 0029). */
const UNFINISHED = `${ONE}/documents/unfinished`;
const ofUnfinished = ofApplication.extend({ uploadUuid: uuid });
export const unfinishedReply = z.object({
  uuid,
  bytes: z.number().int(),
  offset: z.number().int().describe('Bytes received; the next part begins here'),
  expiresAt: z.iso.datetime().describe('When what was received is thrown away, unless more arrives'),
});
unfinishedReply.register(z.globalRegistry, { id: 'UnfinishedUpload' });

export const uploadBegin = endpoint({
  id: 'upload-begin',
  service: 'service-application',
  method: 'POST',
  path: UNFINISHED,
  access: 'owner',
  also: ['signer'],
  allowedIn: 'open',
  idempotent: false,
  summary: 'Begin to send a file in parts, or go on with the same one: by its hash, for the same type and condition',
  params: ofApplication,
  body: z.strictObject({
    type: z.enum(DOCUMENT_TYPES),
    conditionUuid: uuid.optional(),
    name: z.string().min(1).max(255),
    bytes: z.number().int().min(1).max(MAX_FILE),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  reply: unfinishedReply,
  errors: ['conflict', 'quota_reached', 'too_many_requests'],
});
export const uploadOffset = endpoint({
  id: 'upload-offset',
  service: 'service-application',
  method: 'GET',
  path: `${UNFINISHED}/{uploadUuid}`,
  access: 'owner',
  also: ['signer'],
  poll: true,
  summary: 'How much of a file has arrived',
  params: ofUnfinished,
  reply: unfinishedReply,
  errors: ['not_found'],
});
export const uploadPart = endpoint({
  id: 'upload-part',
  service: 'service-application',
  method: 'PUT',
  path: `${UNFINISHED}/{uploadUuid}/parts`,
  access: 'owner',
  also: ['signer'],
  allowedIn: 'open',
  upload: true,
  bodyLimit: MAX_PART,
  idempotent: false,
  recordsNothing: true,
  summary: 'Send the next part, at most 2 MiB. Refused with wrong_offset, which says where the file goes on, unless it begins there',
  params: ofUnfinished,
  body: z.strictObject({ offset: z.coerce.number().int().min(0).max(MAX_FILE), file: uploadedFile }),
  reply: unfinishedReply,
  errors: ['not_found', 'wrong_offset', 'too_large', 'too_slow', 'unsupported_media_type'],
});
export const uploadFinish = endpoint({
  id: 'upload-finish',
  service: 'service-application',
  method: 'POST',
  path: `${UNFINISHED}/{uploadUuid}/finish`,
  access: 'owner',
  also: ['signer'],
  allowedIn: 'open',
  idempotent: false,
  status: 201,
  summary: 'All parts are sent: check the file and store it. Repeated, it answers the same',
  params: ofUnfinished,
  body: z.strictObject({}),
  reply: uploadReply,
  errors: ['not_found', 'conflict', 'wrong_offset', 'request_running', 'file_refused', 'quota_reached', 'unsupported_media_type'],
});
export const uploadDrop = endpoint({
  id: 'upload-drop',
  service: 'service-application',
  method: 'DELETE',
  path: `${UNFINISHED}/{uploadUuid}`,
  access: 'owner',
  also: ['signer'],
  allowedIn: 'always',
  idempotent: false,
  recordsNothing: true,
  status: 204,
  summary: 'Cancel sending a file: what arrived of it is deleted',
  params: ofUnfinished,
  reply: z.null(),
});

export const UPLOAD_ENDPOINTS = { uploadPost, uploadsGet, uploadGet, uploadBegin, uploadOffset, uploadPart, uploadFinish, uploadDrop };
