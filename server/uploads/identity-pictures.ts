import type { identityBody } from '@hearthline/contract/application/identity-document.ts';
import { type IdentityDocumentType, type Picture, WITH_BACK } from '@hearthline/providers/identity-documents/port.ts';
import { type DocumentType, IDENTITY_DOCUMENTS } from '@hearthline/rules/conditions/document-types.ts';
import type { z } from 'zod';
import type { Context } from '../config/context.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { Applicant } from '@hearthline/database/stores/person/applicant.ts';
import { uploadOf } from '@hearthline/database/stores/application/uploads.ts';
import { CONTENT_TYPES } from '@hearthline/rules/conditions/upload-limits.ts';
import { SELFIE_AFTER } from '@hearthline/journey/steps/verification.ts';
import { readUpload } from './accept-upload.ts';
import type { Ports } from '@hearthline/providers/ports.ts';

/** The uploads each identity document consists of. */
const SIDES = Object.fromEntries(IDENTITY_DOCUMENTS.map(({ type, front, back }) => [type, { front, back }])) as Readonly<
  Record<IdentityDocumentType, { readonly front: DocumentType; readonly back: DocumentType | null }>
>;

type From = { readonly applicationUuid: string; readonly sentBy: string };

/** An upload of this person on this application with the type of the side. */
async function pictureOf(
  ctx: Context,
  { applicationUuid, sentBy }: From,
  field: string,
  type: DocumentType | null,
  id: string,
): Promise<Picture> {
  const found = await uploadOf(ctx.pool, applicationUuid, id);
  const contentType = CONTENT_TYPES.find((c) => c === found?.content_type);
  if (!found || !contentType || found.sent_by !== sentBy || found.document_type !== type)
    throw new Problem('conflict', {
      message: 'Send the picture first, as the side of the document that it shows',
      errors: [{ field, message: type === null ? 'This document has no such side' : `is not a ${type} of this application` }],
    });
  return { fileName: found.label, contentType, bytes: await readUpload(ctx, found) };
}

/** The pictures of one identity document, all uploaded by the person it identifies. Throws conflict for one that is missing or shows another side. */
export async function picturesOf(ctx: Context, applicationUuid: string, sentBy: string, body: z.output<typeof identityBody>) {
  const { documentType } = body;
  if (WITH_BACK.has(documentType) && !body.back)
    throw new Problem('conflict', { message: 'Add a picture of the back', errors: [{ field: 'back', message: 'Required' }] });
  const { front, back } = SIDES[documentType];
  const read = async (field: string, type: DocumentType | null, id: string) => pictureOf(ctx, { applicationUuid, sentBy }, field, type, id);
  return {
    documentType,
    front: await read('front', front, body.front),
    ...(body.back && { back: await read('back', back, body.back) }),
    ...(body.selfie && { selfie: await read('selfie', 'SELFIE', body.selfie) }),
  };
}

/** Throws conflict when the face was not recognized and no picture of it is among the new ones. */
export function requireSelfie(finding: string | null, { selfie }: z.output<typeof identityBody>): void {
  if (finding === SELFIE_AFTER && !selfie)
    throw new Problem('conflict', { message: 'Add a picture of your face', errors: [{ field: 'selfie', message: 'Required' }] });
}

type Review = {
  readonly reference: string;
  readonly person: Pick<Applicant, 'first' | 'last' | 'dob' | 'email' | 'homeAddress'>;
  /** Idempotency key of this attempt. */
  readonly key: string;
};

/** Starts the vendor's review of a person's pictures; returns its reference. Throws not_ready when the vendor does not respond. */
export async function startReview(
  ports: Pick<Ports, 'identityDocuments'>,
  pictures: Awaited<ReturnType<typeof picturesOf>>,
  { reference, person: { first, last, dob, email, homeAddress }, key }: Review,
): Promise<string> {
  const unavailable = () => new Problem('not_ready', { message: 'We cannot review your document right now. Try again in a moment.' });
  const { data: started } = await ports.identityDocuments.start(
    { reference, documentType: pictures.documentType, person: { first, last, dob, email, address: homeAddress } },
    { idempotencyKey: key },
  );
  if (!started) throw unavailable();
  const sent = await ports.identityDocuments.submit(started.ref, pictures, { idempotencyKey: `${key}:pictures` });
  if (sent.outcome !== 'OK') throw unavailable();
  return started.ref;
}
