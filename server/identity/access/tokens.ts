import { errors, jwtVerify, SignJWT } from 'jose';
import { BoundedMap } from '@hearthline/database/bounded-map.ts';
import type { Context } from '../../config/context.ts';
import { currentKey, publicKeyOf, TOKEN_ALGORITHM } from './signing-keys.ts';

/** AMB-122: thirty minutes without use, twelve hours in all. */
export const TOKEN_IDLE_MS = 30 * 60_000;
export const SESSION_LIFE_MS = 12 * 3_600_000;

const ISSUER = 'hearthline';
const AUDIENCE = 'hearthline-borrower';

/** The claims of a borrower's token: identity, session, and validity (milliseconds of real time). */
export type TokenClaims = {
  readonly identityUuid: string;
  readonly sessionId: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
};

export type TokenVerdict =
  | { readonly ok: true; readonly claims: TokenClaims }
  | { readonly ok: false; readonly reason: 'unauthenticated' | 'invalid-signature' };

type Parts = Pick<Context, 'pool' | 'secrets' | 'clock'>;

/** Tokens remembered in one generation, about half a kilobyte each. */
const REMEMBERED = 10_000;
/** Tokens that this process has signed or verified, by the pool of their keys. */
const verified = new WeakMap<object, BoundedMap<string, TokenClaims>>();

/**
 * The verdict on a token that this process has signed, or whose signature it has verified before; undefined for one it does not remember. A verified signature stays valid,
 * so only the expiry is judged again; whether the session was revoked is another question (access.ts).
 */
export function knownToken({ pool, clock }: Pick<Parts, 'pool' | 'clock'>, token: string): TokenVerdict | undefined {
  const claims = verified.get(pool)?.get(token);
  if (claims === undefined) return undefined;
  return claims.expiresAt <= clock.real().getTime() ? { ok: false, reason: 'unauthenticated' } : { ok: true, claims };
}

function remember(pool: object, token: string, claims: TokenClaims): TokenClaims {
  let known = verified.get(pool);
  if (!known) verified.set(pool, (known = new BoundedMap(REMEMBERED)));
  known.set(token, claims);
  return claims;
}

/** A token for a session: valid for the idle time, never beyond the end of the session. */
export async function mintToken(ctx: Parts, session: { identityUuid: string; sessionId: string; sessionEnds: Date }): Promise<string> {
  const now = ctx.clock.real().getTime();
  const { kid, key } = await currentKey(ctx);
  const { identityUuid, sessionId } = session;
  const [iat, exp] = [Math.floor(now / 1000), Math.floor(Math.min(now + TOKEN_IDLE_MS, session.sessionEnds.getTime()) / 1000)];
  const token = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: TOKEN_ALGORITHM, kid, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(identityUuid)
    .setIssuedAt(iat)
    .setExpirationTime(exp)
    .sign(key);
  remember(ctx.pool, token, { identityUuid, sessionId, issuedAt: iat * 1000, expiresAt: exp * 1000 });
  return token;
}

/** Verifies a token with the product's keys and one algorithm; of its header only the key id is used. */
export async function readToken(ctx: Parts, token: string): Promise<TokenVerdict> {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = await publicKeyOf(ctx, kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      {
        algorithms: [TOKEN_ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: 'JWT',
        currentDate: ctx.clock.real(),
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      },
    );
    const { sub, sid, iat, exp } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string' || iat === undefined || exp === undefined)
      return { ok: false, reason: 'invalid-signature' };
    const claims = { identityUuid: sub, sessionId: sid, issuedAt: iat * 1000, expiresAt: exp * 1000 };
    return { ok: true, claims: remember(ctx.pool, token, claims) };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { ok: false, reason: 'unauthenticated' };
    if (error instanceof errors.JOSEError) return { ok: false, reason: 'invalid-signature' };
    throw error;
  }
}

/** Whether a token is past the first half of its validity. */
export function isInLastHalf({ issuedAt, expiresAt }: TokenClaims, now: number): boolean {
  return now - issuedAt >= (expiresAt - issuedAt) / 2;
}
