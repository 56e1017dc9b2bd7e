import { DESK_LENDER_ENDPOINTS } from '@hearthline/contract/desk/lender.ts';
import {
  callOff,
  checkChange,
  decideChange,
  proposeChange,
  settingsOfLender,
  versionOfLender,
} from '../../../staff/settings/lender-settings.ts';
import { checkFile, proposeFile, settingsAsFile } from '../../../staff/settings/lender-file.ts';
import { sendAsDownload } from '../../http/register-uploads.ts';
import { routes } from '../../http/route.ts';

export const DESK_LENDER_ROUTES = routes(DESK_LENDER_ENDPOINTS, {
  deskLenderGet: async ({ ctx, caller }) => settingsOfLender(ctx, caller),
  deskLenderCheck: async ({ ctx, caller, body }) => checkChange(ctx, caller, body),
  deskLenderPropose: async ({ ctx, caller, body }) => proposeChange(ctx, caller, body),
  deskLenderDecision: async ({ ctx, caller, params, body }) => decideChange(ctx, caller, params.proposalId, body),
  deskLenderCallOff: async ({ ctx, caller, params }) => callOff(ctx, caller, Number(params.version)),
  deskLenderVersion: async ({ ctx, caller, params }) => versionOfLender(ctx, caller, Number(params.version)),
  deskLenderFileGet: ({ ctx, caller, query: { format = 'yaml' }, reply }) => sendAsDownload(reply, settingsAsFile(ctx, caller, format)),
  deskLenderFileCheck: async ({ ctx, caller, body }) => checkFile(ctx, caller, body.file),
  deskLenderFilePropose: async ({ ctx, caller, body }) => proposeFile(ctx, caller, body),
});
