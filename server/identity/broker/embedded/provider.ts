import { resolveHost } from '@hearthline/orgs/hosts.ts';
import Provider from 'oidc-provider';
import type { Context } from '../../../config/context.ts';
import { hostQuestion } from '../../../organizations/organizations.ts';
import { identityByUuid } from '@hearthline/database/stores/person/identities.ts';
import { brokerKeys, ID_TOKEN_ALGORITHM, recordsOf } from './records.ts';
import { isSecureSite } from '../../request-parts.ts';
import { TOKEN_IDLE_MS } from '../../access/tokens.ts';
import { failedPage } from './pages.ts';

/** The client id of the product at the embedded broker. */
export const CLIENT_ID = 'hearthline';
/** Every path of the embedded broker is below this one. */
export const BROKER_ROOT = '/oidc';
const SCOPE = 'openid email';
const MINUTE = 60;
const IDLE = TOKEN_IDLE_MS / 1000;

type Parts = Pick<Context, 'config' | 'lenders' | 'pool' | 'secrets' | 'clock' | 'log'>;

/** Whether an address is the product's own, on a host of the hosts table. */
export function isOurs(ctx: Pick<Context, 'config' | 'lenders'>, address: string, path: RegExp): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, host, pathname, search, protocol } = new URL(address);
  const home = new URL(ctx.config.publicUrl);
  return (
    protocol === home.protocol &&
    (origin === home.origin || new URL(origin).port === home.port) &&
    search === '' &&
    path.test(pathname) &&
    resolveHost(hostQuestion(ctx, host)).kind === 'lender'
  );
}

/**
 * The identity broker inside the product: OpenID Connect with the code flow and PKCE (RFC 7636) for one client, the product itself. Its
 * accounts are the product's identities; a subject is an identity's uuid.
 */
export async function embeddedBroker(ctx: Parts): Promise<Provider> {
  const { config, pool, secrets, log } = ctx;
  const cookieKey = (await secrets.blindIndex('provider-token', 'cookies of the embedded broker')).toString('hex');
  const isSecure = isSecureSite(ctx);
  const cookie = { signed: true, httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' } as const;
  const provider = new Provider(config.publicUrl, {
    adapter: (kind: string) => recordsOf(ctx, kind),
    jwks: { keys: await brokerKeys(ctx) },
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: ID_TOKEN_ALGORITHM,
        redirect_uris: [`${config.publicUrl}/identity-broker/customer/callback`],
      },
    ],
    findAccount: async (_ctx, sub) => {
      const identity = await identityByUuid(pool, sub);
      if (!identity) return undefined;
      return { accountId: sub, claims: async () => ({ sub, email: identity.email, email_verified: false }) };
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    scopes: SCOPE.split(' '),
    pkce: { required: () => true },
    extraParams: ['organization', 'screen'],
    cookies: {
      // the library binds the cookie of the return to its path, which `__Host-` does not allow
      names: isSecure
        ? { session: '__Host-_session', interaction: '__Host-_interaction', resume: '__Secure-_interaction_resume' }
        : { session: '_session', interaction: '_interaction', resume: '_interaction_resume' },
      keys: [cookieKey],
      short: cookie,
      long: cookie,
    },
    interactions: { url: (_ctx, interaction) => `${BROKER_ROOT}/interaction/${interaction.uid}` },
    // the product asks for its own consents; the broker need not ask for any on its behalf
    loadExistingGrant: async ({ oidc }) => {
      if (!oidc.client || !oidc.session?.accountId) return undefined;
      const known = oidc.session.grantIdFor(oidc.client.clientId);
      if (known !== undefined) return oidc.provider.Grant.find(known);
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
    features: {
      devInteractions: { enabled: false },
      // a person who logs out here has ended the broker's session (database/stores/person/sessions.ts); an address that ends it could be visited from another site
      rpInitiatedLogout: { enabled: false },
    },
    renderError: (koa) => {
      koa.type = 'html';
      koa.body = failedPage(config.publicUrl, koa.req);
    },
    routes: {
      authorization: `${BROKER_ROOT}/auth`,
      token: `${BROKER_ROOT}/token`,
      jwks: `${BROKER_ROOT}/jwks`,
      userinfo: `${BROKER_ROOT}/me`,
    },
    ttl: {
      Interaction: 30 * MINUTE,
      // the idle limit of a token (AMB-122), from the password on: a browser left alone signs nobody in after it
      Session: (_koa, { loginTs }) =>
        loginTs === undefined ? IDLE : Math.max(1, loginTs + IDLE - Math.floor(ctx.clock.real().getTime() / 1000)),
      Grant: IDLE,
      AuthorizationCode: MINUTE,
      AccessToken: 10 * MINUTE,
      IdToken: 10 * MINUTE,
    },
  });
  // the one forwarded header is the product's own (web/http/app.ts): the protocol of PUBLIC_URL
  provider.proxy = true;
  provider.on('server_error', (_koa, error) => log.error({ err: error }, 'the embedded broker failed'));
  // Every lender's own host is a return address; the hosts table knows them, the registration of a client does not.
  const { prototype } = provider.Client;
  prototype.redirectUriAllowed = (address: string) => isOurs(ctx, address, /^\/identity-broker\/(?:customer|agent)\/callback$/);
  return provider;
}
