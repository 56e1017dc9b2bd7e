import { hashOfSecret, newOneTimeSecret } from '@hearthline/database/secrets/one-time.ts';
import type { BrokerRealm } from '@hearthline/contract/broker.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownPath } from '@hearthline/journey/own-path.ts';
import { originOfHost } from '@hearthline/orgs/hosts.ts';
import * as oidc from 'openid-client';
import { clearSecretCookie, clientInfoOf, secretCookieOf, setSecretCookie } from '../request-parts.ts';
import { tellOfNewDevice } from '../access/account-mail.ts';
import { detailsOf } from '../access/security-events.ts';
import { beginSession } from '../access/sessions.ts';
import type { BrokerContext } from './broker.ts';
import type { BrokerSessionRow, SessionRow } from '@hearthline/database/generated/rows.ts';
import {
  addBrokerLogin,
  addBrokerSession,
  addHandoff,
  consumeBrokerLogin,
  consumeHandoff,
} from '@hearthline/database/stores/person/broker-logins.ts';
import { lockOidcSession } from '@hearthline/database/stores/person/oidc-records.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { isBroker } from '@hearthline/database/stores/lender/referrals.ts';
import { sessionByUuid } from '@hearthline/database/stores/person/sessions.ts';
import { identityOfSubject } from './subject.ts';

const MINUTE = 60_000;
/** How long a sign-in at the broker may take. */
const LOGIN_LIFE_MS = 30 * MINUTE;
/** How long the page that the broker returns to may take to fetch its token. */
const HANDOFF_LIFE_MS = 2 * MINUTE;

/** What a sign-in in progress must remember until it returns. */
type PendingLogin = {
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
  readonly returnTo: string;
  readonly externalStateNonce: string;
};

type CookieName = 'sign-in' | 'signed-in';

/** The hash of a secret in this browser's cookie. */
function cookieHash(ctx: BrokerContext, request: FastifyRequest, name: CookieName): Buffer | undefined {
  const secret = secretCookieOf(ctx, request, name);
  return secret === undefined ? undefined : hashOfSecret(secret);
}

export type Begin = {
  readonly realm: BrokerRealm;
  readonly organization: string;
  readonly mode: 'login' | 'register';
  readonly returnTo: string;
  readonly externalStateNonce: string;
  readonly loginHint: string | undefined;
};

/** Begins a sign-in (OpenID Connect code flow with PKCE, state and nonce) and returns the address at the broker. Only this browser can finish it. */
export async function beginSignIn(ctx: BrokerContext, request: FastifyRequest, reply: FastifyReply, begin: Begin): Promise<string> {
  const client = await ctx.broker.client();
  const [state, browser, nonce, verifier] = [newOneTimeSecret(), newOneTimeSecret(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
  const redirectUri = `${originOfHost(ctx.lenders.now(), request.hostname, ctx.config.publicUrl)}/identity-broker/${begin.realm}/callback`;
  const { returnTo, externalStateNonce, organization, realm } = begin;
  const pending: PendingLogin = { nonce, verifier, redirectUri, returnTo, externalStateNonce };
  await addBrokerLogin(ctx.pool, {
    state_hash: hashOfSecret(state),
    browser_hash: hashOfSecret(browser),
    realm,
    organization_code: organization,
    sealed: await ctx.secrets.seal('provider-token', hashOfSecret(state).toString('hex'), Buffer.from(JSON.stringify(pending), 'utf8')),
    expires_at: new Date(ctx.clock.real().getTime() + LOGIN_LIFE_MS),
  });
  setSecretCookie(ctx, reply, 'sign-in' satisfies CookieName, browser, LOGIN_LIFE_MS);
  const target = oidc.buildAuthorizationUrl(client, {
    redirect_uri: redirectUri,
    scope: 'openid email',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(begin.mode === 'register' && { prompt: 'login' }),
    ...(begin.loginHint !== undefined && begin.loginHint !== '' && { login_hint: begin.loginHint }),
    // used by the embedded broker, ignored by others
    ...(ctx.broker.embedded !== null && { organization, screen: begin.mode === 'register' ? 'sign-up' : 'sign-in' }),
  });
  return target.href;
}

/** Where a failed sign-in leads: the login page, which states the reason. */
const refused = (why: 'expired' | 'refused' | 'identity-exists' | 'not-an-agent' | 'failed'): string => `/auth/login?brokerError=${why}`;

/** Where a sign-in returns to: an address of the site it began on, in full, so that no reader of the path can take it for another host. */
function returnAddress({ returnTo, redirectUri, externalStateNonce }: PendingLogin, isSignedIn: boolean): string {
  const target = new URL(ownPath(returnTo) ?? '/', redirectUri);
  if (isSignedIn) target.searchParams.set('externalStateNonce', externalStateNonce);
  return target.href;
}

/** The session and grant of the embedded broker that a code came from; nulls for another provider's. */
async function originAtBroker(ctx: BrokerContext, code: string): Promise<Pick<BrokerSessionRow, 'oidc_uid' | 'grant_hash'>> {
  const provider = await ctx.broker.embedded?.();
  const { sessionUid = null, grantId } = (await provider?.AuthorizationCode.find(code, { ignoreExpiration: true })) ?? {};
  return { oidc_uid: sessionUid, grant_hash: grantId === undefined ? null : hashOfSecret(grantId) };
}

/** Finishes a sign-in: checks state, browser, nonce and proof, opens a session, and returns where the browser is sent. Never throws for what a visitor can send. */
export async function finishSignIn(
  ctx: BrokerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { realm, state, code, error }: { realm: BrokerRealm; state?: string | undefined; code?: string | undefined; error?: string | undefined },
): Promise<string> {
  const browser = cookieHash(ctx, request, 'sign-in');
  const now = ctx.clock.real();
  const row = state === undefined || !browser ? undefined : await consumeBrokerLogin(ctx.pool, hashOfSecret(state), browser, now);
  if (!row || state === undefined || row.realm !== realm) return refused('expired');
  const sealed = await ctx.secrets.open('provider-token', row.state_hash.toString('hex'), row.sealed);
  const pending = JSON.parse(sealed.toString('utf8')) as PendingLogin;
  // leaving the broker without signing in is not an error: return to the page where it began
  if (error === 'access_denied') return returnAddress(pending, false);
  if (error !== undefined || code === undefined) return refused('refused');

  const client = await ctx.broker.client();
  const back = new URL(pending.redirectUri);
  back.search = new URL(request.url, back).search;
  let tokens: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>;
  try {
    tokens = await oidc.authorizationCodeGrant(client, back, {
      expectedState: state,
      expectedNonce: pending.nonce,
      pkceCodeVerifier: pending.verifier,
      idTokenExpected: true,
    });
  } catch (failure) {
    request.log.warn({ err: failure }, 'the identity broker’s reply was refused');
    return refused('failed');
  }
  const claims = tokens.claims();
  if (!claims) return refused('failed');
  const identityUuid = await identityOfSubject(ctx, claims, row.organization_code);
  if (identityUuid === null) return refused('identity-exists');
  if (realm === 'agent' && !(await isBroker(ctx.pool, identityUuid))) return refused('not-an-agent');

  const handoff = newOneTimeSecret();
  const origin = await originAtBroker(ctx, code);
  const isOpen = await transaction(ctx.pool, async (client) => {
    // ended at the broker since the password was typed: by a changed password, or by logging out everywhere
    if (origin.oidc_uid !== null && !(await lockOidcSession(client, origin.oidc_uid))) return false;
    await tellOfNewDevice(ctx, client, identityUuid, clientInfoOf(request).userAgent);
    const { uuid } = await beginSession(ctx, identityUuid, clientInfoOf(request), client);
    const sealedToken = await ctx.secrets.seal('provider-token', uuid, Buffer.from(tokens.id_token ?? '', 'utf8'));
    await addBrokerSession(client, { session_uuid: uuid, sealed_id_token: sealedToken, ...origin });
    await addHandoff(client, hashOfSecret(handoff), uuid, new Date(now.getTime() + HANDOFF_LIFE_MS));
    return true;
  });
  if (!isOpen) return refused('expired');
  ctx.securityLog('signed-in', { ...detailsOf(request), identityUuid });
  setSecretCookie(ctx, reply, 'signed-in' satisfies CookieName, handoff, HANDOFF_LIFE_MS);
  clearSecretCookie(ctx, reply, 'sign-in' satisfies CookieName);
  return returnAddress(pending, true);
}

/** The session a sign-in left for this browser; it can be fetched once. */
export async function consumeSignIn(ctx: BrokerContext, request: FastifyRequest, reply: FastifyReply): Promise<SessionRow | undefined> {
  const secret = cookieHash(ctx, request, 'signed-in');
  if (!secret) return undefined;
  clearSecretCookie(ctx, reply, 'signed-in' satisfies CookieName);
  const uuid = await consumeHandoff(ctx.pool, secret, ctx.clock.real());
  return uuid === undefined ? undefined : sessionByUuid(ctx.pool, uuid);
}
