import { DESK_APPLICATION_VIEW_ENDPOINTS, type deskDocumentFile, type deskMessage } from '@hearthline/contract/desk/application/views.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { documentLooked, type Looked, messageLooked, uploadLooked, valueLooked } from '../../../../staff/application/looked.ts';
import { allowAttempt, bucket } from '../../../../identity/access/throttle.ts';
import { ownApplication } from '../../../../staff/own.ts';
import { recordView, type View } from '../../../../staff/views.ts';
import { type Call, routes } from '../../../http/route.ts';

type Caller = Pick<Call<typeof deskMessage>, 'ctx' | 'caller'> & { readonly params: { readonly uuid: string } };
/** Opened from the page of the application, which is work on it. */
const WORK: Pick<View, 'reason' | 'note'> = { reason: 'WORK', note: 'Opened on the page of the application' };

/** Reads what is looked at once the look is in the log of views: what was not recorded is not shown. */
async function look<Shown>(
  { ctx, caller, params }: Caller,
  find: (application: Application) => Promise<Looked<Shown>>,
  why: Pick<View, 'reason' | 'note'> = WORK,
): Promise<Shown> {
  const application = await ownApplication(ctx, caller, params.uuid);
  const { field, subjectUuid, read } = await find(application);
  await recordView(ctx, caller, { subjectUuid, applicationUuid: application.uuid, fields: [field], ...why });
  return read();
}

/** Sends a file to be opened in a tab of its own: nothing in it may run or load anything (ASVS 3.2.1). */
const sent = (reply: Call<typeof deskDocumentFile>['reply'], { bytes, type, name }: { bytes: Buffer; type: string; name: string }) =>
  reply
    .header('content-type', type)
    .header('content-disposition', `inline; filename="${name}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(bytes);

export const DESK_APPLICATION_VIEW_ROUTES = routes(DESK_APPLICATION_VIEW_ENDPOINTS, {
  deskReveal: async (call) => ({
    value: await look(
      call,
      async (found) => {
        const { ctx, caller, params, body } = call;
        const looked = await valueLooked(ctx, found, { party: params.party, what: body.what, caller });
        await allowAttempt(ctx, [bucket(ctx.config, 'staffLooks', caller.staffUuid)]);
        return looked;
      },
      call.body,
    ),
  }),
  deskDocumentFile: async (call) =>
    sent(call.reply, await look(call, async (found) => documentLooked(call.ctx, found, call.params.sha256))),
  deskUploadFile: async (call) =>
    sent(call.reply, await look(call, async (found) => uploadLooked(call.ctx, found, call.params.documentUuid))),
  deskMessage: async (call) => look(call, async (found) => messageLooked(call.ctx, found, call.params.messageUuid)),
});
