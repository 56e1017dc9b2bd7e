import { SIGN_IN_STEPS_ENDPOINTS } from '@hearthline/contract/identity/sign-in-steps.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { IdentityRow } from '@hearthline/database/generated/rows.ts';
import { identityByUuid, putPasswordHash } from '@hearthline/database/stores/person/identities.ts';
import { type PasskeyOwner, removePasskey, renamePasskey } from '@hearthline/database/stores/person/passkeys.ts';
import { hasSecondStep, recoveryCodesLeft, removeSecondStep } from '@hearthline/database/stores/person/second-steps.ts';
import { noteAuthenticated, revokeOtherSessions, revokeSessionsOf } from '@hearthline/database/stores/person/sessions.ts';
import { forgetSignIns } from '@hearthline/database/stores/person/sign-in-steps.ts';
import { forgetSignInFailures } from '@hearthline/database/stores/person/sign-in-failures.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { tellOwner } from '../../../identity/access/account-mail.ts';
import { ownerOf, requireStrong } from '../../../identity/access/password-check.ts';
import {
  authenticationOptions,
  ownerOfSignature,
  passkeyList,
  registerPasskey,
  registrationOptions,
} from '../../../identity/access/passkeys.ts';
import { allowCode, confirmEnrollment, enroll, newCodes, takeCode } from '../../../identity/access/second-step.ts';
import { detailsOf } from '../../../identity/access/security-events.ts';
import { clientInfoOf } from '../../../identity/request-parts.ts';
import { isExpiredByStaff } from '../../../identity/access/password-expiry.ts';
import { hashPassword, passwordMatches, requireAnother } from '../../../identity/access/sign-in.ts';
import { challenged, codeStep, nextSignInStep, tokenOrStep } from '../../../identity/access/sign-in-steps.ts';
import { requireRecentSignIn } from '../../../identity/access/step-up.ts';
import { allowAttempt, bucket, returnAttempt, signInBuckets } from '../../../identity/access/throttle.ts';
import { lenderOf } from '../../../organizations/organizations.ts';
import type { WebContext } from '../../context.ts';
import { routes } from '../../http/route.ts';

/** A borrower's account as the owner of passkeys. */
const borrower = (uuid: string): PasskeyOwner => ({ realm: 'BORROWER', uuid });
/** Of whichever borrower: for a sign-in, where nobody is known yet. */
const ANYBODY = { realm: 'BORROWER', uuid: null } as const;

async function ownIdentity({ pool }: Pick<WebContext, 'pool'>, identityUuid: string): Promise<IdentityRow> {
  const identity = await identityByUuid(pool, identityUuid);
  if (!identity) throw new Problem('unauthenticated');
  return identity;
}

/** Checks the password of a signed-in person, counted as a sign-in. Throws invalid_request at `password`, too_many_requests. */
async function requirePassword(ctx: WebContext, request: FastifyRequest, identity: IdentityRow, password: string): Promise<void> {
  if (isExpiredByStaff(identity))
    throw new Problem('invalid_request', { errors: [{ field: 'password', message: 'This password has expired. Confirm another way' }] });
  const buckets = signInBuckets(ctx.config, identity.email_key, request.ip, false);
  await allowAttempt(ctx, buckets);
  if (!(await passwordMatches(password, identity.password_hash))) {
    ctx.securityLog('sign-in-failed', detailsOf(request));
    throw new Problem('invalid_request', { errors: [{ field: 'password', message: 'This is not your password' }] });
  }
  await returnAttempt(ctx.pool, buckets);
}

/** Checks a code of the app or a recovery code of a signed-in person. Throws wrong_code, too_many_requests. */
async function requireCode(ctx: WebContext, request: FastifyRequest, identityUuid: string, code: string): Promise<void> {
  const noted = detailsOf(request);
  await allowCode(ctx, identityUuid, noted);
  if (await transaction(ctx.pool, async (client) => takeCode(ctx, client, identityUuid, code, noted))) return;
  ctx.securityLog('second-step-failed', noted);
  throw new Problem('wrong_code');
}

export const SIGN_IN_STEPS_ROUTES = routes(SIGN_IN_STEPS_ENDPOINTS, {
  loginCode: async ({ body, ctx, request, reply }) => {
    const entered = await codeStep(ctx, { request, reply }, body, async (client, identityUuid) =>
      nextSignInStep(ctx, client, identityUuid, { request, clientInfo: clientInfoOf(request), isWhole: true }),
    );
    if (entered === null) throw new Problem('wrong_code');
    if ('jwt' in entered.value) ctx.securityLog('signed-in', { ...detailsOf(request), identityUuid: entered.identityUuid });
    return tokenOrStep(entered.value);
  },

  loginNewPassword: async ({ body, ctx, request }) => {
    await allowAttempt(ctx, [bucket(ctx.config, 'signInIp', request.ip)]);
    const { identity_uuid: identityUuid } = await challenged(ctx, ctx.pool, body.challenge, 'NEW_PASSWORD');
    const identity = await ownIdentity(ctx, identityUuid);
    requireStrong(body.password, await ownerOf(ctx, ctx.pool, identity));
    await requireAnother(body.password, identity);
    const passwordHash = await hashPassword(body.password);
    const step = await transaction(ctx.pool, async (client) => {
      await challenged(ctx, client, body.challenge, 'NEW_PASSWORD');
      await putPasswordHash(client, identityUuid, passwordHash, ctx.clock.now());
      await forgetSignInFailures(client, identity.email_key);
      await forgetSignIns(client, identityUuid);
      await revokeSessionsOf(client, identityUuid, ctx.clock.real());
      await tellOwner(ctx, client, identity, 'PASSWORD_CHANGED');
      return nextSignInStep(ctx, client, identityUuid, { request, clientInfo: clientInfoOf(request), isWhole: true });
    });
    ctx.securityLog('password-changed', { ...detailsOf(request), identityUuid });
    return tokenOrStep(step);
  },

  loginPasskeyOptions: async ({ ctx, request }) => {
    await allowAttempt(ctx, [bucket(ctx.config, 'signInIp', request.ip)]);
    return { ...(await authenticationOptions(ctx, request, ANYBODY)) };
  },

  loginPasskey: async ({ body, ctx, request }) => {
    await allowAttempt(ctx, [bucket(ctx.config, 'signInIp', request.ip)]);
    const response = body.response as unknown as AuthenticationResponseJSON;
    try {
      const step = await transaction(ctx.pool, async (client) => {
        const identityUuid = await ownerOfSignature(ctx, client, request, ANYBODY, response);
        ctx.securityLog('signed-in', { ...detailsOf(request), identityUuid });
        return nextSignInStep(ctx, client, identityUuid, {
          request,
          clientInfo: clientInfoOf(request),
          isWhole: true,
          withoutPassword: true,
        });
      });
      return tokenOrStep(step);
    } catch (error) {
      if (error instanceof Problem && error.code === 'passkey_refused') ctx.securityLog('sign-in-failed', detailsOf(request));
      throw error;
    }
  },

  securityGet: async ({ caller, ctx }) => ({
    twoStep: await hasSecondStep(ctx.pool, caller.identityUuid),
    recoveryCodesLeft: await recoveryCodesLeft(ctx.pool, caller.identityUuid),
    passkeys: await passkeyList(ctx, borrower(caller.identityUuid)),
  }),

  stepUp: async ({ body, caller, ctx, request }) => {
    const identity = await ownIdentity(ctx, caller.identityUuid);
    if ('password' in body) await requirePassword(ctx, request, identity, body.password);
    else if ('code' in body) await requireCode(ctx, request, identity.uuid, body.code);
    else {
      await allowAttempt(ctx, [bucket(ctx.config, 'signInIp', request.ip)]);
      const response = body.response as unknown as AuthenticationResponseJSON;
      await transaction(ctx.pool, async (client) => ownerOfSignature(ctx, client, request, borrower(identity.uuid), response));
    }
    await noteAuthenticated(ctx.pool, caller.sessionId, ctx.clock.real());
    ctx.securityLog('signed-in-again', detailsOf(request));
    return null;
  },

  stepUpOptions: async ({ caller, ctx, request }) => {
    await allowAttempt(ctx, [bucket(ctx.config, 'signInIp', request.ip)]);
    return { ...(await authenticationOptions(ctx, request, borrower(caller.identityUuid))) };
  },

  twoStepBegin: async ({ caller, ctx, organization }) => {
    requireRecentSignIn(ctx, caller);
    const { uuid, email } = await ownIdentity(ctx, caller.identityUuid);
    return enroll(ctx, uuid, { issuer: lenderOf(ctx, organization).name, account: email });
  },

  twoStepConfirm: async ({ body, caller, ctx, request }) => {
    const noted = detailsOf(request);
    await allowCode(ctx, caller.identityUuid, noted);
    const identity = await ownIdentity(ctx, caller.identityUuid);
    const recoveryCodes = await transaction(ctx.pool, async (client) => {
      const codes = await confirmEnrollment(ctx, client, identity.uuid, body.code);
      if (codes === null) return null;
      await forgetSignIns(client, identity.uuid);
      // who holds a session from before the second step has not proved it (ASVS 7.4.3)
      await revokeOtherSessions(client, identity.uuid, caller.sessionId, ctx.clock.real());
      await tellOwner(ctx, client, identity, 'TWO_STEP_ON');
      return codes;
    });
    if (recoveryCodes === null) throw new Problem('wrong_code');
    ctx.securityLog('second-step-added', noted);
    return { recoveryCodes };
  },

  twoStepCodes: async ({ caller, ctx, request }) => {
    requireRecentSignIn(ctx, caller);
    if (!(await hasSecondStep(ctx.pool, caller.identityUuid))) throw new Problem('conflict', { message: 'Two-step sign-in is off' });
    const identity = await ownIdentity(ctx, caller.identityUuid);
    const recoveryCodes = await transaction(ctx.pool, async (client) => {
      await tellOwner(ctx, client, identity, 'RECOVERY_CODES_REPLACED');
      return newCodes(client, identity.uuid);
    });
    ctx.securityLog('recovery-codes-replaced', detailsOf(request));
    return { recoveryCodes };
  },

  twoStepOff: async ({ body, caller, ctx, request }) => {
    const identity = await ownIdentity(ctx, caller.identityUuid);
    await requirePassword(ctx, request, identity, body.password);
    await requireCode(ctx, request, identity.uuid, body.code);
    await transaction(ctx.pool, async (client) => {
      await removeSecondStep(client, identity.uuid);
      await forgetSignIns(client, identity.uuid);
      await tellOwner(ctx, client, identity, 'TWO_STEP_OFF');
    });
    ctx.securityLog('second-step-removed', detailsOf(request));
    return null;
  },

  passkeyOptions: async ({ caller, ctx, organization, request }) => {
    requireRecentSignIn(ctx, caller);
    const { uuid, email } = await ownIdentity(ctx, caller.identityUuid);
    return { ...(await registrationOptions(ctx, request, borrower(uuid), { site: lenderOf(ctx, organization).name, email })) };
  },

  passkeyAdd: async ({ body, caller, ctx, request }) => {
    requireRecentSignIn(ctx, caller);
    const identity = await ownIdentity(ctx, caller.identityUuid);
    const response = body.response as unknown as RegistrationResponseJSON;
    await transaction(ctx.pool, async (client) => {
      await registerPasskey(ctx, client, request, borrower(identity.uuid), { response, name: body.name });
      await tellOwner(ctx, client, identity, 'PASSKEY_ADDED');
    });
    ctx.securityLog('passkey-added', detailsOf(request));
    return { name: body.name };
  },

  passkeyRename: async ({ params, body, caller, ctx }) => {
    if (!(await renamePasskey(ctx.pool, borrower(caller.identityUuid), params.passkeyUuid, body.name))) throw new Problem('not_found');
    return { name: body.name };
  },

  passkeyRemove: async ({ params, caller, ctx, request }) => {
    requireRecentSignIn(ctx, caller);
    const identity = await ownIdentity(ctx, caller.identityUuid);
    await transaction(ctx.pool, async (client) => {
      if (!(await removePasskey(client, borrower(identity.uuid), params.passkeyUuid))) throw new Problem('not_found');
      await tellOwner(ctx, client, identity, 'PASSKEY_REMOVED');
    });
    ctx.securityLog('passkey-removed', detailsOf(request));
    return null;
  },
});
