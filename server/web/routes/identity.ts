import {
  identityRegister,
  identityLogin,
  identityPasswordForgotten,
  identityPasswordReset,
  identityLogout,
  identityGet,
  identityGetLegacy,
  identityAlias,
  identitySessions,
  identitySessionEnd,
  identityPassword,
} from '@hearthline/contract/identity.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { hashOfSecret, newOneTimeSecret } from '@hearthline/database/secrets/one-time.ts';
import { emailKey, identityByEmail, identityByUuid, putAlias, putPasswordHash } from '@hearthline/database/stores/person/identities.ts';
import { consumePasswordReset, savePasswordReset } from '@hearthline/database/stores/person/password-resets.ts';
import {
  activeSessions,
  revokeOtherSessions,
  revokeOwnSession,
  revokeSession,
  revokeSessionsOf,
} from '@hearthline/database/stores/person/sessions.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { outside } from '@hearthline/journey/paths.ts';
import type { PoolClient } from 'pg';
import { identityReply } from '../../identity/access/identity-reply.ts';
import { openAccount } from '../../identity/access/open-account.ts';
import { openSession, clientInfoOf } from '../../identity/access/sessions.ts';
import { hashPassword, passwordMatches, requireStrong, signInByPassword } from '../../identity/access/sign-in.ts';
import { allowAttempt, bucket, returnAttempt, signInBuckets, signUpBuckets } from '../../identity/access/throttle.ts';
import { sendToAddress } from '../../messages/outbox.ts';
import { organizationNamed } from '../../organizations/organizations.ts';
import { type Route, route } from '../http/route.ts';

/** How long the link of the email is valid. */
const RESET_LIFE_MS = 30 * 60_000;

export const IDENTITY_ROUTES: readonly Route[] = [
  route(identityRegister, async ({ query, body, organization: hostOrganization, ctx, request }) => {
    const { email, password, phoneNumber } = body;
    const organization = organizationNamed(ctx.organizations, request.hostname, query.organization, hostOrganization);
    requireStrong(password);
    await allowAttempt(ctx, signUpBuckets(ctx.config, emailKey(email), request.ip));

    const account = await openAccount(ctx, { email, password, phoneNumber, organization }, clientInfoOf(request));
    if (!account) throw new Problem('account_exists');
    return { jwt: account.jwt };
  }),

  route(identityLogin, async ({ body, ctx, request }) => {
    const clientInfo = clientInfoOf(request);
    const identityUuid = await signInByPassword(ctx, body.email, body.password, clientInfo);
    if (identityUuid === null) throw new Problem('wrong_credentials');
    return { jwt: await openSession(ctx, identityUuid, clientInfo) };
  }),

  route(identityPasswordForgotten, async ({ body, ctx, organization, request }) => {
    await allowAttempt(ctx, signUpBuckets(ctx.config, emailKey(body.email), request.ip));
    const secret = newOneTimeSecret();
    const identity = await identityByEmail(ctx.pool, body.email);
    // The reply is the same with and without an account: it must not reveal who has one (AMB-121).
    if (!identity) return null;
    const at = ctx.clock.now();
    await transaction(ctx.pool, async (client) => {
      const until = new Date(ctx.clock.real().getTime() + RESET_LIFE_MS);
      await savePasswordReset(client, hashOfSecret(secret), identity.uuid, until);
      await sendToAddress(
        ctx,
        client,
        { orgCode: organization, applicationUuid: null, address: identity.email, at },
        { kind: 'PASSWORD_RESET', data: { path: outside.authReset({ token: secret }) } },
      );
    });
    return null;
  }),

  route(identityPasswordReset, async ({ body, ctx, request }) => {
    requireStrong(body.password);
    await allowAttempt(ctx, [bucket(ctx.config, 'signInIp', request.ip)]);
    const passwordHash = await hashPassword(body.password);
    const hash = hashOfSecret(body.token);
    return transaction(ctx.pool, async (client) => {
      const identityUuid = await consumePasswordReset(client, hash, ctx.clock.real());
      if (identityUuid === undefined) throw new Problem('reset_over');
      await putPasswordHash(client, identityUuid, passwordHash, ctx.clock.now());
      // ends the sessions of anyone who had the old password
      await revokeSessionsOf(client, identityUuid, ctx.clock.real());
      return { jwt: await openSession(ctx, identityUuid, clientInfoOf(request), client) };
    });
  }),

  route(identityLogout, async ({ body, caller, ctx, reply }) => {
    const now = ctx.clock.real();
    await transaction(ctx.pool, async (client) => {
      if (body?.everywhere) await revokeSessionsOf(client, caller.identityUuid, now);
      else await revokeSession(client, caller.sessionId, now);
    });
    reply.removeHeader('authorization');
    return null;
  }),

  route(identityGet, async ({ caller, ctx }) => identityReply(ctx, caller.identityUuid)),

  route(identityGetLegacy, async ({ caller, ctx }) => identityReply(ctx, caller.identityUuid)),

  route(identityAlias, async ({ body, caller, ctx }) => {
    await putAlias(ctx.pool, { identity_uuid: caller.identityUuid, type: body.type, value: body.value });
    const { aliases } = await identityReply(ctx, caller.identityUuid);
    return { aliases };
  }),

  route(identitySessions, async ({ caller, ctx }) => {
    const sessions = await activeSessions(ctx.pool, caller.identityUuid, ctx.clock.real());
    return sessions.map((s) => ({
      uuid: s.uuid,
      openedAt: s.created_at.toISOString(),
      expiresAt: s.expires_at.toISOString(),
      userAgent: s.user_agent,
      ip: s.ip,
      isThis: s.uuid === caller.sessionId,
    }));
  }),

  route(identitySessionEnd, async ({ params, caller, ctx }) => {
    const end = async (client: PoolClient) => revokeOwnSession(client, caller.identityUuid, params.sessionUuid, ctx.clock.real());
    if (!(await transaction(ctx.pool, end))) throw new Problem('not_found');
    return null;
  }),

  route(identityPassword, async ({ body, caller, ctx, request }) => {
    requireStrong(body.newPassword, 'newPassword');
    const identity = await identityByUuid(ctx.pool, caller.identityUuid);
    if (!identity) throw new Problem('not_found');
    // A stolen session must not become a way to guess the password: attempts count like sign-ins.
    const buckets = signInBuckets(ctx.config, identity.email_key, request.ip, false);
    await allowAttempt(ctx, buckets);
    // 400, not 401: the session is valid, and 401 would sign the person out.
    if (!(await passwordMatches(body.currentPassword, identity.password_hash)))
      throw new Problem('invalid_request', { errors: [{ field: 'currentPassword', message: 'This is not your current password' }] });
    await returnAttempt(ctx.pool, buckets);

    const passwordHash = await hashPassword(body.newPassword);
    await transaction(ctx.pool, async (client) => {
      await putPasswordHash(client, identity.uuid, passwordHash, ctx.clock.now());
      await revokeOtherSessions(client, identity.uuid, caller.sessionId, ctx.clock.real());
    });
    return null;
  }),
];
