import { UPLOAD_ENDPOINTS, type uploadOffset, type uploadPost, type uploadsGet } from '@hearthline/contract/uploads.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { conditionOf } from '@hearthline/database/stores/application/conditions.ts';
import { uploadOf, uploadsOf } from '@hearthline/database/stores/application/uploads.ts';
import { acceptUpload, readUpload } from '../../uploads/accept-upload.ts';
import { beginInParts, cancelInParts, finishInParts, offsetOf, takePart, unfinishedView } from '../../uploads/in-parts.ts';
import { savedName, uploadView } from '../../uploads/view.ts';
import { fileOf, sendAsDownload } from '../http/register-uploads.ts';
import { type Call, routes } from '../http/route.ts';

type Sent = Call<typeof uploadPost>;

/** Conditions are the borrower's; a signer uploads pictures of their own ID, and what a condition requests of them. */
async function requireOwnCondition({ ctx, params, party }: Pick<Sent, 'ctx' | 'params' | 'party'>, conditionUuid?: string): Promise<void> {
  if (party.kind !== 'signer' || conditionUuid === undefined) return;
  const condition = await conditionOf(ctx.pool, params.uuid, conditionUuid);
  if (condition?.signer_id !== party.signerId) throw new Problem('forbidden');
}

const byOf = ({ party, caller, request }: Pick<Sent, 'party' | 'caller' | 'request'>) => ({
  actor: party.kind,
  ref: caller.identityUuid,
  source: request.routeOptions.url ?? 'api',
});

const sendingOf = ({ params, caller }: Pick<Call<typeof uploadOffset>, 'params' | 'caller'>) => ({
  applicationUuid: params.uuid,
  sentBy: caller.identityUuid,
  id: params.uploadUuid,
});

/** Each person sees the files they sent: the borrower none of another signer's, such as pictures of their ID. Staff see all. */
const maySee =
  ({ caller }: Pick<Call<typeof uploadsGet>, 'caller'>) =>
  ({ sent_by }: { readonly sent_by: string }): boolean =>
    caller.kind === 'staff' || sent_by === caller.identityUuid;

export const UPLOAD_ROUTES = routes(UPLOAD_ENDPOINTS, {
  uploadPost: async (call) => {
    const { ctx, params, body, caller, request } = call;
    await requireOwnCondition(call, body.conditionUuid);
    const taken = await acceptUpload(ctx, await applicationByUuid(ctx.pool, params.uuid), {
      type: body.type,
      conditionUuid: body.conditionUuid ?? null,
      field: body.file,
      file: fileOf(request),
      by: { ...byOf(call), identityUuid: caller.identityUuid },
    });
    return uploadView(taken);
  },

  uploadsGet: async (call) => (await uploadsOf(call.ctx.pool, [call.params.uuid])).filter(maySee(call)).map(uploadView),

  uploadGet: async (call) => {
    const { ctx, params, reply } = call;
    const found = await uploadOf(ctx.pool, params.uuid, params.documentUuid);
    if (!found || !maySee(call)(found)) throw new Problem('not_found');
    const bytes = await readUpload(ctx, found);
    const contentType = found.content_type ?? 'application/octet-stream';
    return sendAsDownload(reply, { contentType, name: savedName(found.document_type, found.id, contentType), bytes });
  },

  uploadBegin: async (call) => {
    const { ctx, params, body, caller } = call;
    await requireOwnCondition(call, body.conditionUuid);
    return unfinishedView(await beginInParts(ctx, await applicationByUuid(ctx.pool, params.uuid), body, caller.identityUuid));
  },
  uploadOffset: async (call) => unfinishedView(await offsetOf(call.ctx, sendingOf(call))),
  uploadPart: async (call) => unfinishedView(await takePart(call.ctx, sendingOf(call), call.body.offset, fileOf(call.request))),
  uploadFinish: async (call) => {
    const application = await applicationByUuid(call.ctx.pool, call.params.uuid);
    return uploadView(await finishInParts(call.ctx, application, sendingOf(call), byOf(call)));
  },
  uploadDrop: async (call) => {
    await cancelInParts(call.ctx, sendingOf(call));
    return null;
  },
});
