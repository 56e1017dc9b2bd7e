import { identityPost } from '@hearthline/contract/application/identity-document.ts';
import { MOST_IDENTITY_TRIES } from '@hearthline/journey/steps/application.ts';
import { type IdentityDocumentType, type Picture, WITH_BACK } from '@hearthline/providers/identity-documents/port.ts';
import type { DocumentType } from '@hearthline/rules/conditions/document-types.ts';
import { edit } from '../../checklist/edit.ts';
import type { Context } from '../../context.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { applicantOf } from '../../stores/applicant.ts';
import { applicationByUuid } from '../../stores/applications.ts';
import { keepOrder } from '../../stores/provider-orders.ts';
import { uploadOf } from '../../stores/uploads.ts';
import { CONTENT_TYPES } from '../../uploads/sniff.ts';
import { readUpload } from '../../uploads/take.ts';

/** The types of file each document is made of (B §3, AMB-108). */
const SIDES: Readonly<Record<IdentityDocumentType, { readonly front: DocumentType; readonly back: DocumentType | null }>> = {
  DRIVERS_LICENSE: { front: 'DRIVERSLICENSEFRONT', back: 'DRIVERSLICENSEBACK' },
  STATE_ID: { front: 'IDCARDFRONT', back: 'IDCARDBACK' },
  PASSPORT: { front: 'PASSPORTFRONT', back: null },
  RESIDENT_CARD: { front: 'PERMANENTRESIDENTCARDFRONT', back: 'PERMANENTRESIDENTCARDBACK' },
};

/** A file of this application that is of the side's type. */
async function pictureOf(ctx: Context, application: string, field: string, type: DocumentType | null, id: string): Promise<Picture> {
  const found = await uploadOf(ctx.pool, application, id);
  const contentType = CONTENT_TYPES.find((c) => c === found?.content_type);
  if (!found || !contentType || found.document_type !== type)
    throw new Problem('conflict', {
      message: 'Send the picture first, as the side of the document that it shows',
      errors: [{ field, message: type === null ? 'This document has no such side' : `is no ${type} of this application` }],
    });
  return { fileName: found.label, contentType, bytes: await readUpload(ctx, found) };
}

/** Has pictures judged that were sent before. The third failed try goes to a person, and nothing is sent while one is being looked at. */
export const register = route(identityPost, async (call) => {
  const { ctx, params, body } = call;
  const application = await applicationByUuid(ctx.pool, params.uuid);
  const { status, facts, uuid } = application;
  if (status !== 'IDENTITY_VERIFICATION') throw new Problem('out_of_order', { extra: { applicationStatus: status } });
  const { tries, sessionRef, verification } = facts.full.identity;
  if ((sessionRef !== null && verification === null) || verification === 'PENDING_REVIEW' || tries >= MOST_IDENTITY_TRIES)
    throw new Problem('conflict', { message: 'Your document is being looked at' });
  const { documentType } = body;
  if (WITH_BACK.has(documentType) && !body.back)
    throw new Problem('conflict', { message: 'Add a picture of the back', errors: [{ field: 'back', message: 'Required' }] });
  const { front, back } = SIDES[documentType];
  const read = async (field: string, type: DocumentType | null, id: string) => pictureOf(ctx, uuid, field, type, id);
  const pictures = {
    documentType,
    front: await read('front', front, body.front),
    ...(body.back && { back: await read('back', back, body.back) }),
    ...(body.selfie && { selfie: await read('selfie', 'SELFIE', body.selfie) }),
  };

  const { first, last, dob, email, homeAddress } = await applicantOf(ctx, application);
  const tryNo = tries + 1;
  const away = () => new Problem('not_ready', { message: 'We cannot look at your document right now. Try again in a moment.' });
  const { data: started } = await ctx.providers.identityDocuments.start(
    { reference: uuid, documentType, person: { first, last, dob, email, address: homeAddress } },
    { idempotencyKey: `${uuid}:identity:${tryNo}` },
  );
  if (!started) throw away();
  const sent = await ctx.providers.identityDocuments.submit(started.ref, pictures, {
    idempotencyKey: `${uuid}:identity:${tryNo}:pictures`,
  });
  if (sent.outcome !== 'OK') throw away();
  const after = await edit(call, ['IDENTITY_VERIFICATION'], async (_, client) => {
    await keepOrder(
      client,
      { provider: 'identityDocuments', ref: started.ref, applicationUuid: uuid, step: 'identity-result', subject: '', turn: tryNo },
      ctx.clock.now(uuid),
    );
    return [{ type: 'identitySubmitted', tryNo, sessionRef: started.ref }];
  });
  return { version: after.version };
});
