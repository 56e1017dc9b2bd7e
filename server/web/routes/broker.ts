import { brokerAuthMode, brokerLogin, brokerCallback, brokerSelf, brokerLogout } from '@hearthline/contract/broker.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { idTokenOf } from '@hearthline/database/stores/person/broker-logins.ts';
import { revokeSession } from '@hearthline/database/stores/person/sessions.ts';
import * as oidc from 'openid-client';
import { identityReply } from '../../identity/access/identity-reply.ts';
import { tokenOf } from '../../identity/access/sessions.ts';
import { allowAttempt, bucket } from '../../identity/access/throttle.ts';
import { beginSignIn, consumeSignIn, finishSignIn } from '../../identity/broker/sign-in.ts';
import { isFlagOn } from '../../organizations/flags.ts';
import { organizationNamed } from '../../organizations/organizations.ts';
import { type Route, route } from '../http/route.ts';

/** The flag of each realm (AMB-86). */
const FLAG = { customer: 'fe-ciam-identity-broker', agent: 'fe-portfolio-manager-auth0' } as const;

export const BROKER_ROUTES: readonly Route[] = [
  route(brokerAuthMode, async ({ params, query, organization: hostOrganization, ctx, request }) => {
    const organization = organizationNamed(ctx.organizations, request.hostname, query.orgCode, hostOrganization);
    return { mode: (await isFlagOn(ctx, FLAG[params.realm], organization)) ? ('broker' as const) : ('legacy' as const) };
  }),

  route(brokerLogin, async ({ params, body, organization: hostOrganization, ctx, request, reply }) => {
    const organization = organizationNamed(ctx.organizations, request.hostname, body.orgCode, hostOrganization);
    await allowAttempt(ctx, [bucket(ctx.config, 'signInIp', request.ip)]);
    const { mode, returnTo, externalStateNonce, loginHint } = body;
    const begin = { realm: params.realm, organization, mode, returnTo, externalStateNonce, loginHint };
    return { redirect: await beginSignIn(ctx, request, reply, begin) };
  }),

  route(brokerCallback, async ({ params, query, ctx, request, reply }) => {
    const { state, code, error } = query;
    return reply.redirect(await finishSignIn(ctx, request, reply, { realm: params.realm, state, code, error }), 303) as never;
  }),

  route(brokerSelf, async ({ params: { realm }, caller, ctx, request, reply }) => {
    // a browser that just signed in fetches its token: it has precedence over an earlier one
    const session = await consumeSignIn(ctx, request, reply);
    if (session) void reply.header('authorization', `Bearer ${await tokenOf(ctx, session)}`);
    const identityUuid = session?.identity_uuid ?? (caller.kind === 'identity' ? caller.identityUuid : null);
    if (identityUuid === null) throw new Problem('unauthenticated');
    const identity = await identityReply(ctx, identityUuid);
    if (realm === 'agent' && !identity.isBroker) throw new Problem('forbidden');
    return { ...identity, realm };
  }),

  route(brokerLogout, async ({ body, caller, organization, ctx, request, reply }) => {
    organizationNamed(ctx.organizations, request.hostname, body.orgCode, organization);
    await revokeSession(ctx.pool, caller.sessionId, ctx.clock.real());
    reply.removeHeader('authorization');
    const home = `${request.protocol}://${request.host}/`;
    const sealed = await idTokenOf(ctx.pool, caller.sessionId);
    const client = sealed === undefined ? null : await ctx.broker.client();
    // a session opened by a password, or at a provider without a log-out endpoint, ends here
    if (sealed === undefined || !client?.serverMetadata().end_session_endpoint) return { redirect: home };
    // the embedded broker knows the browser by its cookie: the address needs no id token, which names the person
    const hint = ctx.broker.embedded === null && {
      id_token_hint: (await ctx.secrets.open('provider-token', caller.sessionId, sealed)).toString('utf8'),
    };
    return { redirect: oidc.buildEndSessionUrl(client, { ...hint, post_logout_redirect_uri: home }).href };
  }),
];
