/** What staff look at of a borrower's data on the page of an application. Every call is recorded in the log of views before it is answered. */
import { z } from 'zod';
import { ofApplication, uuid } from '../../application/parts.ts';
import { endpoint } from '../../endpoint.ts';
import { DESK_APPLICATION } from './reads.ts';
import { viewNote, viewReason } from '../parts.ts';
import { REVEALING_ROLES } from '../roles.ts';

const read = {
  service: 'desk',
  method: 'GET',
  access: 'staff',
  roles: REVEALING_ROLES,
  params: ofApplication,
  errors: ['not_found'],
} as const;

/** `HOME`: of the application, the home that secures the line. `ALERT_PHONE`: the number that the person left with the alert on their credit report. */
export const MASKED_DATA = ['BIRTH_DATE', 'EMAIL', 'PHONE', 'ADDRESS', 'SSN_LAST4', 'HOME', 'ALERT_PHONE'] as const;
const ofParty = ofApplication.extend({ party: z.union([z.literal('borrower'), uuid]) });

export const deskReveal = endpoint({
  id: 'desk-party-reveal',
  service: 'desk',
  method: 'POST',
  path: `${DESK_APPLICATION}/parties/{party}/reveal`,
  access: 'staff',
  roles: REVEALING_ROLES,
  idempotent: false,
  summary: 'Read one masked value; the view is logged with its reason. Of a Social Security number the last four digits at most',
  params: ofParty,
  body: z.strictObject({ what: z.enum(MASKED_DATA), reason: viewReason, note: viewNote }),
  reply: z.object({ value: z.string() }),
  errors: ['not_found', 'too_many_requests'],
});

export const deskDocumentFile = endpoint({
  ...read,
  id: 'desk-document-file',
  path: `${DESK_APPLICATION}/documents/{sha256}/file`,
  summary: 'One document as a PDF, or as text where it was delivered so; the view is logged',
  params: ofApplication.extend({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  reply: z.any().describe('The bytes'),
});
export const deskUploadFile = endpoint({
  ...read,
  id: 'desk-upload-file',
  path: `${DESK_APPLICATION}/uploads/{documentUuid}/file`,
  summary: 'One received file that passed the checks; the view is logged',
  params: ofApplication.extend({ documentUuid: uuid }),
  reply: z.any().describe('The bytes'),
});

export const deskMessage = endpoint({
  ...read,
  id: 'desk-message-get',
  path: `${DESK_APPLICATION}/messages/{messageUuid}`,
  summary: 'The text of one message; the view is logged',
  params: ofApplication.extend({ messageUuid: uuid }),
  reply: z.object({ subject: z.string(), body: z.string() }),
});

export const DESK_APPLICATION_VIEW_ENDPOINTS = { deskReveal, deskDocumentFile, deskUploadFile, deskMessage };
