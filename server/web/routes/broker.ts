import { BROKER_ENDPOINTS } from '@hearthline/contract/broker.ts';
import type { BrokerRealm } from '@hearthline/contract/broker.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { idTokenOf } from '@hearthline/database/stores/person/broker-logins.ts';
import { revokeSession } from '@hearthline/database/stores/person/sessions.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { outside } from '@hearthline/journey/paths.ts';
import { originOfHost } from '@hearthline/orgs/hosts.ts';
import * as oidc from 'openid-client';
import { identityReply } from '../../identity/access/identity-reply.ts';
import { detailsOf } from '../../identity/access/security-events.ts';
import { tokenOf } from '../../identity/access/sessions.ts';
import { allowAttempt, bucket } from '../../identity/access/throttle.ts';
import { beginSignIn, consumeSignIn, finishSignIn } from '../../identity/broker/sign-in.ts';
import { isFlagOn, isFlagOnAnywhere, REALM_FLAGS } from '../../organizations/flags.ts';
import { organizationNamed } from '../../organizations/organizations.ts';
import type { WebContext } from '../context.ts';
import { routes } from '../http/route.ts';

/** In production a realm that no lender has switched on does not exist. Elsewhere a page may be shown with the flags of its own tab. */
async function requireRealm(ctx: WebContext, realm: BrokerRealm): Promise<void> {
  if (ctx.config.production && !(await isFlagOnAnywhere(ctx, [REALM_FLAGS[realm]]))) throw new Problem('not_found');
}

export const BROKER_ROUTES = routes(BROKER_ENDPOINTS, {
  brokerAuthMode: async ({ params, query, organization: hostOrganization, ctx, request }) => {
    const organization = organizationNamed(ctx, request.hostname, query.orgCode, hostOrganization);
    const isBroker = await isFlagOn(ctx, REALM_FLAGS[params.realm], organization);
    return { mode: isBroker ? ('broker' as const) : ('legacy' as const), redirect: outside.authLogin() };
  },

  brokerLogin: async ({ params, body, organization: hostOrganization, ctx, request, reply }) => {
    const organization = organizationNamed(ctx, request.hostname, body.orgCode, hostOrganization);
    await requireRealm(ctx, params.realm);
    await allowAttempt(ctx, [bucket(ctx.config, 'signInIp', request.ip)]);
    const { mode, returnTo = outside.dashboard(), externalStateNonce, loginHint } = body;
    const begin = { realm: params.realm, organization, mode, returnTo, externalStateNonce, loginHint };
    return { redirect: await beginSignIn(ctx, request, reply, begin) };
  },

  brokerCallback: async ({ params, query, ctx, request, reply }) => {
    await requireRealm(ctx, params.realm);
    const { state, code, error } = query;
    return reply.redirect(await finishSignIn(ctx, request, reply, { realm: params.realm, state, code, error }), 303) as never;
  },

  brokerSelf: async ({ params: { realm }, caller, ctx, request, reply }) => {
    await requireRealm(ctx, realm);
    // a browser that just signed in fetches its token: it has precedence over an earlier one
    const session = await consumeSignIn(ctx, request, reply);
    if (session) void reply.header('authorization', `Bearer ${await tokenOf(ctx, session)}`);
    const identityUuid = session?.identity_uuid ?? (caller.kind === 'identity' ? caller.identityUuid : null);
    if (identityUuid === null) throw new Problem('unauthenticated');
    const identity = await identityReply(ctx, identityUuid);
    if (realm === 'agent' && !identity.isBroker) throw new Problem('forbidden');
    return { ...identity, realm };
  },

  brokerLogout: async ({ body, caller, organization, ctx, request, reply }) => {
    organizationNamed(ctx, request.hostname, body.orgCode, organization);
    await transaction(ctx.pool, async (client) => revokeSession(client, caller.sessionId, ctx.clock.real()));
    ctx.securityLog('logged-out', detailsOf(request));
    reply.removeHeader('authorization');
    const home = `${originOfHost(ctx.lenders.now(), request.hostname, ctx.config.publicUrl)}/`;
    const sealed = await idTokenOf(ctx.pool, caller.sessionId);
    // a session opened by a password, or by the embedded broker, whose own session has ended with it, or at a provider without a log-out endpoint, ends here
    if (sealed === undefined || ctx.broker.embedded !== null) return { redirect: home };
    const client = await ctx.broker.client();
    if (!client.serverMetadata().end_session_endpoint) return { redirect: home };
    const idToken = (await ctx.secrets.open('provider-token', caller.sessionId, sealed)).toString('utf8');
    return { redirect: oidc.buildEndSessionUrl(client, { id_token_hint: idToken, post_logout_redirect_uri: home }).href };
  },
});
