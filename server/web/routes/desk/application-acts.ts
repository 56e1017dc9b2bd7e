import {
  deskConditionClear,
  deskConditionPost,
  deskConditions,
  deskIdentityChange,
  deskIdentityDecision,
  deskOrderAgain,
  deskUploadAccept,
  deskUploadReject,
} from '@hearthline/contract/desk/application-acts.ts';
import { type StaffAction, staffAction } from '../../../staff/actions.ts';
import { conditionsFor } from '../../../staff/application/conditions.ts';
import { askIdentityChange, decideIdentityChange } from '../../../staff/application/identity-change.ts';
import { ownApplication } from '../../../staff/application/own.ts';
import type { OnePersonAction } from '../../../staff/two-person.ts';
import { staffPersonOf } from '../../../staff/roles.ts';
import { type Call, type Route, route } from '../../http/route.ts';

type Acting = Pick<Call<typeof deskConditionPost>, 'ctx' | 'caller'> & { readonly params: { readonly uuid: string } };

/** Performs a staff action that one person may do, in the caller's name, on an application of their lender. */
async function act(
  { ctx, caller, params }: Acting,
  asked: StaffAction & { readonly action: OnePersonAction },
): Promise<{ version: number; status: string }> {
  const { uuid } = await ownApplication(ctx, caller, params.uuid);
  const { version, status } = await staffAction(ctx, uuid, { ...asked, as: staffPersonOf(caller) });
  return { version, status };
}

export const DESK_APPLICATION_ACT_ROUTES: readonly Route[] = [
  route(deskConditions, async ({ ctx, caller, params }) => conditionsFor(ctx, await ownApplication(ctx, caller, params.uuid), caller)),
  route(deskConditionPost, async (call) =>
    act(call, {
      action: 'add-condition',
      category: call.body.category,
      textForBorrower: call.body.textForBorrower,
      files: call.body.documents,
      signerId: call.body.signerId,
    }),
  ),
  route(deskConditionClear, async (call) =>
    act(call, { action: 'clear-condition', conditionUuid: call.params.conditionUuid, reason: call.body.reason }),
  ),
  route(deskUploadAccept, async (call) => act(call, { action: 'accept-document', documentUuid: call.params.documentUuid })),
  route(deskUploadReject, async (call) =>
    act(call, { action: 'reject-document', documentUuid: call.params.documentUuid, textForBorrower: call.body.textForBorrower }),
  ),
  route(deskOrderAgain, async (call) => act(call, { action: 'redrive', step: call.params.step, reason: call.body.reason })),
  route(deskIdentityChange, async ({ ctx, caller, params, body }) => askIdentityChange(ctx, caller, params.uuid, body)),
  route(deskIdentityDecision, async ({ ctx, caller, params, body }) => decideIdentityChange(ctx, caller, params, body)),
];
