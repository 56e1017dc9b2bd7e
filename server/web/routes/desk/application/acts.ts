import { DESK_APPLICATION_ACT_ENDPOINTS, type deskConditionPost } from '@hearthline/contract/desk/application/acts.ts';
import { versionIn } from '../../../../identity/access/edit-profile.ts';
import { actOnPage, type StaffAction } from '../../../../staff/actions/act.ts';
import { conditionsFor } from '../../../../staff/application/conditions.ts';
import { askIdentityChange, decideIdentityChange } from '../../../../staff/application/identity-change.ts';
import { ownApplication } from '../../../../staff/own.ts';
import { type Call, routes } from '../../../http/route.ts';

type Acting = Pick<Call<typeof deskConditionPost>, 'ctx' | 'caller' | 'request'> & { readonly params: { readonly uuid: string } };

const act = async ({ ctx, caller, params, request }: Acting, asked: StaffAction) =>
  actOnPage(ctx, caller, params.uuid, asked, () => versionIn(request));

export const DESK_APPLICATION_ACT_ROUTES = routes(DESK_APPLICATION_ACT_ENDPOINTS, {
  deskConditions: async ({ ctx, caller, params }) => conditionsFor(ctx, await ownApplication(ctx, caller, params.uuid), caller),
  deskConditionPost: async (call) =>
    act(call, {
      action: 'add-condition',
      category: call.body.category,
      textForBorrower: call.body.textForBorrower,
      files: call.body.documents,
      signerId: call.body.signerId,
    }),
  deskConditionClear: async (call) =>
    act(call, { action: 'clear-condition', conditionUuid: call.params.conditionUuid, note: call.body.note }),
  deskUploadAccept: async (call) => act(call, { action: 'accept-document', documentUuid: call.params.documentUuid }),
  deskUploadReject: async (call) =>
    act(call, { action: 'reject-document', documentUuid: call.params.documentUuid, textForBorrower: call.body.textForBorrower }),
  deskOrderAgain: async (call) => act(call, { action: 'redrive', step: call.params.step, note: call.body.note }),
  deskIdentityChange: async ({ ctx, caller, params, body }) => askIdentityChange(ctx, caller, params.uuid, body),
  deskIdentityDecision: async ({ ctx, caller, params, body }) => decideIdentityChange(ctx, caller, params, body),
});
