import { uploadPost } from '@hearthline/contract/uploads.ts';
import { fileOf } from '../../http/register-uploads.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { conditionOf } from '@hearthline/database/stores/application/conditions.ts';
import { acceptUpload } from '../../../uploads/accept-upload.ts';
import { uploadView } from '../../../uploads/view.ts';

export const register = route(uploadPost, async ({ ctx, params, body, caller, party, request }) => {
  // Conditions are the borrower's; a signer sends pictures of their own document, and what a condition asks of them.
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
});
