import { IDENTITY_ENDPOINTS } from '@hearthline/contract/identity/identity.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { hashOfSecret } from '@hearthline/database/secrets/one-time.ts';
import {
  aliasesOf,
  emailKey,
  identityByEmail,
  identityByUuid,
  markEmailProved,
  putAlias,
  putPasswordHash,
} from '@hearthline/database/stores/person/identities.ts';
import { consumePasswordReset } from '@hearthline/database/stores/person/password-resets.ts';
import {
  activeSessions,
  revokeOtherSessions,
  revokeOwnSession,
  revokeSession,
  revokeSessionsOf,
} from '@hearthline/database/stores/person/sessions.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { phoneGiven } from '../../../applications/phone-given.ts';
import { forgetSignInFailures } from '@hearthline/database/stores/person/sign-in-failures.ts';
import { forgetSignIns } from '@hearthline/database/stores/person/sign-in-steps.ts';
import type { PoolClient } from 'pg';
import { identityReply } from '../../../identity/access/identity-reply.ts';
import { openAccount } from '../../../identity/access/open-account.ts';
import { accountOf, detailsOf } from '../../../identity/access/security-events.ts';
import { nextSignInStep, tokenOrStep } from '../../../identity/access/sign-in-steps.ts';
import { isExpiredByStaff } from '../../../identity/access/password-expiry.ts';
import { requireRecentSignIn } from '../../../identity/access/step-up.ts';
import { clientInfoOf } from '../../../identity/request-parts.ts';
import { newPasswordLink, tellOfChange, tellOwner } from '../../../identity/access/account-mail.ts';
import { ownerOf, requireStrong } from '../../../identity/access/password-check.ts';
import { hashPassword, passwordMatches, requireAnother, signInByPassword } from '../../../identity/access/sign-in.ts';
import {
  allowAttempt,
  bucket,
  countAttempt,
  returnAttempt,
  returnRefused,
  signInBuckets,
  signUpBuckets,
} from '../../../identity/access/throttle.ts';
import { stopIdentityChange, viewIdentityChange } from '../../../applications/identity-change-stop.ts';
import { sendToAddress } from '../../../messages/outbox.ts';
import { lenderOf, organizationNamed } from '../../../organizations/organizations.ts';
import { routes } from '../../http/route.ts';

/** The recipient of the email that is written and not sent, so that an address without an account takes the same work (quality S9). */
const NOBODY = 'nobody';

export const IDENTITY_ROUTES = routes(IDENTITY_ENDPOINTS, {
  identityRegister: async ({ query, body, organization: hostOrganization, ctx, request }) => {
    const { email, password, phoneNumber } = body;
    const organization = organizationNamed(ctx, request.hostname, query.organization, hostOrganization);
    requireStrong(password, { email, lender: lenderOf(ctx, organization).name });
    const buckets = signUpBuckets(ctx.config, emailKey(email), request.ip);
    await allowAttempt(ctx, buckets);

    const account = await openAccount(ctx, { email, password, phoneNumber, organization }, clientInfoOf(request));
    if (!account) {
      await returnRefused(ctx, buckets);
      throw new Problem('account_exists');
    }
    return { jwt: account.jwt };
  },

  identityLogin: async ({ body, ctx, request }) => {
    const clientInfo = clientInfoOf(request);
    const step = await signInByPassword(ctx, { ...body, clientInfo }, async (client, identityUuid) =>
      nextSignInStep(ctx, client, identityUuid, { request, clientInfo }),
    );
    if (step === null) throw new Problem('wrong_credentials');
    return tokenOrStep(step);
  },

  identityPasswordForgotten: async ({ body, ctx, organization, request }) => {
    await allowAttempt(ctx, [bucket(ctx.config, 'passwordResetIp', request.ip)]);
    ctx.securityLog('password-reset-asked', { ...detailsOf(request), account: await accountOf(ctx, body.email) });
    const waitMs = await countAttempt(ctx.pool, [bucket(ctx.config, 'passwordResetEmail', emailKey(body.email))], ctx.clock.real());
    const found = await identityByEmail(ctx.pool, body.email);
    // Reply and work are the same with and without an account, and when the address got enough emails: they must not reveal who has one (AMB-121).
    const identity = waitMs === 0 ? found : undefined;
    const at = ctx.clock.now();
    await transaction(ctx.pool, async (client) => {
      const path = await newPasswordLink(ctx, client, identity?.uuid ?? null);
      await sendToAddress(
        ctx,
        client,
        { orgCode: organization, applicationUuid: null, address: identity?.email ?? NOBODY, at, refused: identity ? null : 'NO_RECIPIENT' },
        { kind: 'PASSWORD_RESET', data: { path } },
      );
    });
    return null;
  },

  identityPasswordReset: async ({ body, ctx, request }) => {
    await allowAttempt(ctx, [bucket(ctx.config, 'signInIp', request.ip)]);
    const hash = hashOfSecret(body.token);
    const opened = await transaction(ctx.pool, async (client) => {
      const identityUuid = await consumePasswordReset(client, hash, ctx.clock.real());
      if (identityUuid === undefined) throw new Problem('reset_over');
      const identity = await identityByUuid(client, identityUuid);
      if (!identity) throw new Problem('reset_over');
      requireStrong(body.password, await ownerOf(ctx, client, identity));
      // the doubted password must not come back; a forgotten one may
      if (isExpiredByStaff(identity)) await requireAnother(body.password, identity);
      await putPasswordHash(client, identityUuid, await hashPassword(body.password), ctx.clock.now());
      // the link was mailed to this address
      await markEmailProved(client, identityUuid, identity.email, ctx.clock.now());
      await forgetSignInFailures(client, identity.email_key);
      await tellOwner(ctx, client, identity, 'PASSWORD_CHANGED');
      // ends the sessions of anyone who had the old password
      await revokeSessionsOf(client, identityUuid, ctx.clock.real());
      await forgetSignIns(client, identityUuid);
      return { identityUuid, step: await nextSignInStep(ctx, client, identityUuid, { request, clientInfo: clientInfoOf(request) }) };
    });
    ctx.securityLog('password-reset', { ...detailsOf(request), identityUuid: opened.identityUuid });
    return tokenOrStep(opened.step);
  },

  identityChangeView: async ({ body, ctx, request }) => {
    await allowAttempt(ctx, [bucket(ctx.config, 'codesIp', request.ip)]);
    return viewIdentityChange(ctx, body.token);
  },

  identityChangeStop: async ({ body, ctx, request }) => {
    await allowAttempt(ctx, [bucket(ctx.config, 'codesIp', request.ip)]);
    return stopIdentityChange(ctx, body.token);
  },

  identityLogout: async ({ body, caller, ctx, request, reply }) => {
    const now = ctx.clock.real();
    await transaction(ctx.pool, async (client) => {
      if (body?.everywhere) await revokeSessionsOf(client, caller.identityUuid, now);
      else await revokeSession(client, caller.sessionId, now);
    });
    ctx.securityLog(body?.everywhere ? 'logged-out-everywhere' : 'logged-out', detailsOf(request));
    reply.removeHeader('authorization');
    return null;
  },

  identityGet: async ({ caller, ctx }) => identityReply(ctx, caller.identityUuid),

  identityGetLegacy: async ({ caller, ctx }) => identityReply(ctx, caller.identityUuid),

  identityAlias: async ({ body, caller, ctx, request }) => {
    await transaction(ctx.pool, async (client) => {
      const known = (await aliasesOf(client, caller.identityUuid)).find(({ type }) => type === body.type)?.value;
      await putAlias(client, { identity_uuid: caller.identityUuid, type: body.type, value: body.value });
      const identity = await identityByUuid(client, caller.identityUuid);
      if (identity && known !== undefined && known !== body.value) await tellOfChange(ctx, client, identity, 'PHONE_CHANGED');
    });
    await phoneGiven(ctx, caller.identityUuid, request.routeOptions.url ?? 'api');
    const { aliases } = await identityReply(ctx, caller.identityUuid);
    return { aliases };
  },

  identitySessions: async ({ caller, ctx }) => {
    const sessions = await activeSessions(ctx.pool, caller.identityUuid, ctx.clock.real());
    return sessions.map((s) => ({
      uuid: s.uuid,
      openedAt: s.created_at.toISOString(),
      expiresAt: s.expires_at.toISOString(),
      userAgent: s.user_agent,
      ip: s.ip,
      isThis: s.uuid === caller.sessionId,
    }));
  },

  identitySessionEnd: async ({ params, caller, ctx, request }) => {
    const end = async (client: PoolClient) => revokeOwnSession(client, caller.identityUuid, params.sessionUuid, ctx.clock.real());
    if (!(await transaction(ctx.pool, end))) throw new Problem('not_found');
    ctx.securityLog('session-ended', detailsOf(request));
    return null;
  },

  identityPassword: async ({ body, caller, ctx, request }) => {
    const identity = await identityByUuid(ctx.pool, caller.identityUuid);
    if (!identity) throw new Problem('not_found');
    requireStrong(body.newPassword, await ownerOf(ctx, ctx.pool, identity), 'newPassword');
    // who knows a password that staff expired is not yet its owner: the session has to be one just opened without it
    if (isExpiredByStaff(identity)) {
      requireRecentSignIn(ctx, caller);
      await requireAnother(body.newPassword, identity, 'newPassword');
    }
    // A stolen session must not become a way to guess the password: attempts count like sign-ins.
    const buckets = signInBuckets(ctx.config, identity.email_key, request.ip, false);
    await allowAttempt(ctx, buckets);
    // 400, not 401: the session is valid, and 401 would sign the person out.
    const notCurrent = () =>
      new Problem('invalid_request', { errors: [{ field: 'currentPassword', message: 'This is not your current password' }] });
    if (!(await passwordMatches(body.currentPassword, identity.password_hash))) {
      ctx.securityLog('sign-in-failed', { ...detailsOf(request), account: await accountOf(ctx, identity.email) });
      throw notCurrent();
    }
    await returnAttempt(ctx.pool, buckets);

    const passwordHash = await hashPassword(body.newPassword);
    await transaction(ctx.pool, async (client) => {
      // Of two changes at once the first counts: a thief's must not replace the one that its owner just set by email.
      if (!(await putPasswordHash(client, identity.uuid, passwordHash, ctx.clock.now(), identity.password_hash))) throw notCurrent();
      await forgetSignInFailures(client, identity.email_key);
      await tellOfChange(ctx, client, identity, 'PASSWORD_CHANGED');
      await forgetSignIns(client, identity.uuid);
      await revokeOtherSessions(client, identity.uuid, caller.sessionId, ctx.clock.real());
    });
    ctx.securityLog('password-changed', detailsOf(request));
    return null;
  },
});
