import { hashOfSecret, newOneTimeSecret } from '@hearthline/database/secrets/one-time.ts';
import type { BrokerRealm } from '@hearthline/contract/broker.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import { beginSession, clientInfoOf } from '../access/sessions.ts';
import type { BrokerContext } from './broker.ts';
import type { SessionRow } from '@hearthline/database/generated/rows.ts';
import {
  addBrokerLogin,
  addHandoff,
  saveIdToken,
  consumeBrokerLogin,
  consumeHandoff,
} from '@hearthline/database/stores/person/broker-logins.ts';
import { identityByUuid } from '@hearthline/database/stores/person/identities.ts';
import { sessionByUuid } from '@hearthline/database/stores/person/sessions.ts';
import { identityOfSubject } from './subject.ts';

const MINUTE = 60_000;
/** How long a sign-in at the broker may take. */
const LOGIN_LIFE_MS = 30 * MINUTE;
/** How long the page that the broker returns to may take to fetch its token. */
const HANDOFF_LIFE_MS = 2 * MINUTE;
const SECRET = /^[\w-]{43}$/;

/** What a sign-in in progress must remember until it returns. */
type PendingLogin = {
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
  readonly returnTo: string;
  readonly externalStateNonce: string;
};

type CookieName = 'sign-in' | 'signed-in';
const isHttps = (request: FastifyRequest): boolean => request.protocol === 'https';
const cookieName = (request: FastifyRequest, name: CookieName): string => (isHttps(request) ? `__Host-${name}` : name);

function setCookie(request: FastifyRequest, reply: FastifyReply, name: CookieName, secret: string, lifeMs: number): void {
  void reply.setCookie(cookieName(request, name), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(request),
    maxAge: lifeMs / 1000,
  });
}

/** The hash of a secret in this browser's cookie. */
function cookieHash(request: FastifyRequest, name: CookieName): Buffer | undefined {
  const secret = request.cookies[cookieName(request, name)];
  return secret !== undefined && SECRET.test(secret) ? hashOfSecret(secret) : undefined;
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
  const redirectUri = `${request.protocol}://${request.host}/identity-broker/${begin.realm}/callback`;
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
  setCookie(request, reply, 'sign-in', browser, LOGIN_LIFE_MS);
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

function returnAddress({ returnTo, externalStateNonce }: PendingLogin): string {
  const target = new URL(returnTo, 'http://here');
  target.searchParams.set('externalStateNonce', externalStateNonce);
  return target.pathname + target.search + target.hash;
}

/** Finishes a sign-in: checks state, browser, nonce and proof, opens a session, and returns where the browser is sent. Never throws for what a visitor can send. */
export async function finishSignIn(
  ctx: BrokerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { realm, state, code, error }: { realm: BrokerRealm; state?: string | undefined; code?: string | undefined; error?: string | undefined },
): Promise<string> {
  const browser = cookieHash(request, 'sign-in');
  const now = ctx.clock.real();
  const row = state === undefined || !browser ? undefined : await consumeBrokerLogin(ctx.pool, hashOfSecret(state), browser, now);
  if (!row || state === undefined || row.realm !== realm) return refused('expired');
  const sealed = await ctx.secrets.open('provider-token', row.state_hash.toString('hex'), row.sealed);
  const pending = JSON.parse(sealed.toString('utf8')) as PendingLogin;
  // leaving the broker without signing in is not an error: return to the page where it began
  if (error === 'access_denied') return pending.returnTo;
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
  if (realm === 'agent' && !(await identityByUuid(ctx.pool, identityUuid))?.is_broker) return refused('not-an-agent');

  const session = await beginSession(ctx, identityUuid, clientInfoOf(request));
  await saveIdToken(
    ctx.pool,
    session.uuid,
    await ctx.secrets.seal('provider-token', session.uuid, Buffer.from(tokens.id_token ?? '', 'utf8')),
  );
  const handoff = newOneTimeSecret();
  await addHandoff(ctx.pool, hashOfSecret(handoff), session.uuid, new Date(now.getTime() + HANDOFF_LIFE_MS));
  setCookie(request, reply, 'signed-in', handoff, HANDOFF_LIFE_MS);
  void reply.clearCookie(cookieName(request, 'sign-in'), { path: '/' });
  return returnAddress(pending);
}

/** The session a sign-in left for this browser; it can be fetched once. */
export async function consumeSignIn(ctx: BrokerContext, request: FastifyRequest, reply: FastifyReply): Promise<SessionRow | undefined> {
  const secret = cookieHash(request, 'signed-in');
  if (!secret) return undefined;
  void reply.clearCookie(cookieName(request, 'signed-in'), { path: '/' });
  const uuid = await consumeHandoff(ctx.pool, secret, ctx.clock.real());
  return uuid === undefined ? undefined : sessionByUuid(ctx.pool, uuid);
}
