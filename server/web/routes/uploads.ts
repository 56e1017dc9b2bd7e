import { uploadPost, uploadsGet, uploadGet } from '@hearthline/contract/uploads.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { conditionOf } from '@hearthline/database/stores/application/conditions.ts';
import { uploadOf, uploadsOf } from '@hearthline/database/stores/application/uploads.ts';
import { acceptUpload, readUpload } from '../../uploads/accept-upload.ts';
import { savedName, uploadView } from '../../uploads/view.ts';
import { fileOf } from '../http/register-uploads.ts';
import { type Route, route } from '../http/route.ts';

export const UPLOAD_ROUTES: readonly Route[] = [
  route(uploadPost, async ({ ctx, params, body, caller, party, request }) => {
    // Conditions are the borrower's; a signer uploads pictures of their own ID, and what a condition requests of them.
    if (party.kind === 'signer' && body.conditionUuid !== undefined) {
      const condition = await conditionOf(ctx.pool, params.uuid, body.conditionUuid);
      if (condition?.signer_id !== party.signerId) throw new Problem('forbidden');
    }
    const source = request.routeOptions.url ?? 'api';
    const taken = await acceptUpload(ctx, await applicationByUuid(ctx.pool, params.uuid), {
      type: body.type,
      conditionUuid: body.conditionUuid ?? null,
      field: body.file,
      file: fileOf(request),
      by: { actor: party.kind, ref: caller.identityUuid, source, identityUuid: caller.identityUuid },
    });
    return uploadView(taken);
  }),

  route(uploadsGet, async ({ ctx, params }) => (await uploadsOf(ctx.pool, [params.uuid])).map(uploadView)),

  /** Downloaded, never opened in place, so that anything the checks missed has no page to run in (ASVS 3.2.1, 5.4.2). */
  route(uploadGet, async ({ ctx, params, reply }) => {
    const found = await uploadOf(ctx.pool, params.uuid, params.documentUuid);
    if (!found) throw new Problem('not_found');
    const bytes = await readUpload(ctx, found);
    const contentType = found.content_type ?? 'application/octet-stream';
    return reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename="${savedName(found.document_type, found.id, contentType)}"`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .send(bytes);
  }),
];
