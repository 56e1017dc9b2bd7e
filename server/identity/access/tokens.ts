import { errors, jwtVerify, SignJWT } from 'jose';
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

/** A token for a session: valid for the idle time, never beyond the end of the session. */
export async function mintToken(ctx: Parts, session: { identityUuid: string; sessionId: string; sessionEnds: Date }): Promise<string> {
  const now = ctx.clock.real().getTime();
  const { kid, key } = await currentKey(ctx);
  return new SignJWT({ sid: session.sessionId })
    .setProtectedHeader({ alg: TOKEN_ALGORITHM, kid, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(session.identityUuid)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(Math.min(now + TOKEN_IDLE_MS, session.sessionEnds.getTime()) / 1000))
    .sign(key);
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
    return { ok: true, claims: { identityUuid: sub, sessionId: sid, issuedAt: iat * 1000, expiresAt: exp * 1000 } };
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
