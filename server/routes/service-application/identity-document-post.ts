import { identityPost, MOST_PICTURE } from '@hearthline/contract/application/identity-document.ts';
import { MOST_IDENTITY_TRIES } from '@hearthline/journey/steps/application.ts';
import { type Picture, WITH_BACK } from '@hearthline/providers/identity-documents/port.ts';
import { edit } from '../../checklist/edit.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { applicantOf } from '../../stores/applicant.ts';
import { applicationByUuid } from '../../stores/applications.ts';
import { keepOrder } from '../../stores/provider-orders.ts';

/** How a file of each kind begins; what its name says of it is not believed. */
const SIGNATURES: readonly (readonly [contentType: Picture['contentType'], bytes: readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

function pictureOf(field: string, { fileName, data }: { fileName: string; data: string }): Picture {
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > MOST_PICTURE) throw new Problem('too_large', { errors: [{ field, message: 'Choose a file of at most 20 MB' }] });
  const contentType = SIGNATURES.find(([, begins]) => begins.every((byte, at) => bytes[at] === byte))?.[0];
  if (!contentType)
    throw new Problem('unsupported_media_type', {
      message: 'Choose a JPEG, PNG or PDF file',
      errors: [{ field, message: 'Choose a JPEG, PNG or PDF file' }],
    });
  return { fileName, contentType, bytes };
}

/** Sends pictures to the vendor and forgets them. The third failed try goes to a person, and nothing is sent while one is being looked at. */
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
  const pictures = {
    documentType,
    front: pictureOf('front', body.front),
    ...(body.back && { back: pictureOf('back', body.back) }),
    ...(body.selfie && { selfie: pictureOf('selfie', body.selfie) }),
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
