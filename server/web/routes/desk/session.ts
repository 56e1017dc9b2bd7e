import { DESK_SESSION_ENDPOINTS } from '@hearthline/contract/desk/session.ts';
import { recoveryCodesLeft } from '@hearthline/database/stores/person/second-steps.ts';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { passkeyList } from '../../../identity/access/passkeys.ts';
import { enroll } from '../../../identity/access/second-step.ts';
import { detailsOf } from '../../../identity/access/security-events.ts';
import { allowAttempt, bucket } from '../../../identity/access/throttle.ts';
import { memberOfToken, spendLink } from '../../../identity/staff/links.ts';
import {
  addOwnPasskey,
  changeOwnPassword,
  ownPasskeyOptions,
  removeOwnPasskey,
  renameOwnPasskey,
  replaceOwnCodes,
} from '../../../identity/staff/own-access.ts';
import { endSessionHere, requireDesk, staffSessionOf } from '../../../identity/access/staff-sessions.ts';
import {
  codeStep,
  confirmStep,
  firstStep,
  firstStepDone,
  passkeyStep,
  passkeyStepOptions,
  passwordStep,
  sessionReply,
} from '../../../identity/staff/sign-in.ts';
import { lenderOf } from '../../../organizations/organizations.ts';
import { routes } from '../../http/route.ts';

export const DESK_SESSION_ROUTES = routes(DESK_SESSION_ENDPOINTS, {
  deskSessionGet: async ({ ctx, request }) => sessionReply(ctx, await staffSessionOf(ctx, request, { isPoll: true })),

  deskSessionPost: async ({ ctx, request, reply, body }) => {
    requireDesk(request);
    return passwordStep(ctx, { request, reply }, body);
  },

  deskSessionCode: async ({ ctx, request, reply, body }) => {
    requireDesk(request);
    return codeStep(ctx, { request, reply }, body.code);
  },

  deskSessionPasskeyOptions: async ({ ctx, request }) => {
    requireDesk(request);
    return passkeyStepOptions(ctx, request);
  },

  deskSessionPasskey: async ({ ctx, request, reply, body }) => {
    requireDesk(request);
    return passkeyStep(ctx, { request, reply }, body.response as unknown as AuthenticationResponseJSON);
  },

  deskSessionEnd: async ({ ctx, request, reply }) => {
    requireDesk(request);
    const ended = await endSessionHere(ctx, request, reply);
    if (ended) ctx.securityLog('logged-out', { ...detailsOf(request), staffUuid: ended.staffUuid, sessionId: ended.sessionId });
    return null;
  },

  deskAuthenticatorPost: async ({ ctx, request, organization }) => {
    requireDesk(request);
    const { staffUuid, email } = await firstStep(ctx, request);
    return enroll(ctx, staffUuid, { issuer: `${lenderOf(ctx, organization).name} desk`, account: email });
  },

  deskAuthenticatorConfirm: async ({ ctx, request, reply, body }) => {
    requireDesk(request);
    return confirmStep(ctx, { request, reply }, body.code);
  },

  deskLinkOpen: async ({ ctx, request, organization, body }) => {
    requireDesk(request);
    await allowAttempt(ctx, [bucket(ctx.config, 'signInIp', request.ip)]);
    const { name, email, role } = await memberOfToken(ctx, organization, body.token);
    return { name, email, role };
  },

  deskLinkUse: async ({ ctx, request, reply, organization, body }) => {
    requireDesk(request);
    await allowAttempt(ctx, [bucket(ctx.config, 'signInIp', request.ip)]);
    const { uuid } = await spendLink(ctx, organization, body.token, body.password);
    return firstStepDone(ctx, { request, reply }, uuid);
  },

  deskAccountGet: async ({ ctx, caller: { staffUuid } }) => ({
    recoveryCodesLeft: await recoveryCodesLeft(ctx.pool, staffUuid),
    passkeys: await passkeyList(ctx, { realm: 'STAFF', uuid: staffUuid }),
  }),

  deskAccountPassword: async ({ ctx, caller, request, body }) => {
    await changeOwnPassword(ctx, { caller, request }, body);
    return null;
  },

  deskAccountCodes: async ({ ctx, caller, request, body }) => ({
    recoveryCodes: await replaceOwnCodes(ctx, { caller, request }, body),
  }),

  deskPasskeyOptions: async ({ ctx, caller, request, organization, body }) => ({
    ...(await ownPasskeyOptions(ctx, { caller, request }, `${lenderOf(ctx, organization).name} desk`, body)),
  }),

  deskPasskeyAdd: async ({ ctx, caller, request, body: { response, name } }) => {
    await addOwnPasskey(ctx, { caller, request }, { response: response as unknown as RegistrationResponseJSON, name });
    return { name };
  },

  deskPasskeyRename: async ({ ctx, caller, request, params, body: { name } }) => {
    await renameOwnPasskey(ctx, { caller, request }, params.passkeyUuid, name);
    return { name };
  },

  deskPasskeyRemove: async ({ ctx, caller, request, params, body }) => {
    await removeOwnPasskey(ctx, { caller, request }, params.passkeyUuid, body.password);
    return null;
  },
});
