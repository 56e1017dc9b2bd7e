/** Sessions of the lender's staff at /desk: a cookie that scripts cannot read, which counts only with a header that no form or image of another site can send. */
import { Problem } from '@hearthline/contract/problem.ts';
import { hashOfSecret, newOneTimeSecret } from '@hearthline/database/secrets/one-time.ts';
import {
  addStaffSession,
  endStaffSession,
  type StaffSession,
  staffSession,
  touchStaffSession,
} from '@hearthline/database/stores/lender/staff-sessions.ts';
import type { Queryable } from '@hearthline/database/transaction.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../config/context.ts';
import { clearSecretCookie, clientInfoOf, headerOf, secretCookieOf, setSecretCookie } from '../request-parts.ts';

/** On the whole host, as the prefix `__Host-` demands, which no other host can set it under (RFC 6265bis, 4.1.3.2); the header keeps it to /desk. */
const COOKIE = 'hearthline-desk';
export const DESK_HEADER = 'x-hearthline-desk';

const MINUTE = 60_000;
/** A session ends after so much time without a request (NIST SP 800-63B §4.2.3: at most 30 minutes), and after a working day in any case. */
export const STAFF_IDLE_MS = 30 * MINUTE;
const LIFE_MS = 12 * 60 * MINUTE;
/** Time for the second step, once the password was right. */
const STEP_MS = 15 * MINUTE;
/** How stale the time of the last request may be: it is not written for every one. */
const TOUCH_MS = MINUTE;

/** Whether a request is one of /desk's own page. */
export const isOfDesk = ({ headers }: FastifyRequest): boolean => headerOf(headers[DESK_HEADER]) !== undefined;

/** Throws forbidden for a request that another site may have made this browser send. */
export function requireDesk(request: FastifyRequest): void {
  if (!isOfDesk(request)) throw new Problem('forbidden', { message: `Requests of the desk carry the header ${DESK_HEADER}` });
}

/** The open session of this browser, at its lender's host. A request that is not a poll keeps it from ending. */
export async function staffSessionOf(
  ctx: Context,
  request: FastifyRequest,
  { isPoll = false }: { readonly isPoll?: boolean } = {},
): Promise<StaffSession | null> {
  const secret = isOfDesk(request) ? secretCookieOf(ctx, request, COOKIE) : undefined;
  if (secret === undefined) return null;
  const now = ctx.clock.real();
  const found = await staffSession(ctx.pool, hashOfSecret(secret), now, new Date(now.getTime() - STAFF_IDLE_MS));
  if (!found || found.organization !== request.organization) return null;
  if (!isPoll && now.getTime() - found.seenAt.getTime() > TOUCH_MS) await touchStaffSession(ctx.pool, found.sessionId, now);
  return found;
}

/** Begins a session and gives this browser its cookie: of the first step, or whole. */
export async function beginStaffSession(
  ctx: Context,
  { request, reply, on = ctx.pool }: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly on?: Queryable },
  { staffUuid, isWhole }: { readonly staffUuid: string; readonly isWhole: boolean },
): Promise<{ readonly sessionId: string; readonly expiresAt: Date }> {
  const secret = newOneTimeSecret();
  const now = ctx.clock.real();
  const life = isWhole ? LIFE_MS : STEP_MS;
  const expiresAt = new Date(now.getTime() + life);
  const from = clientInfoOf(request);
  const sessionId = await addStaffSession(on, { secretHash: hashOfSecret(secret), staffUuid, now, expiresAt, isWhole, from });
  setSecretCookie(ctx, reply, COOKIE, secret, life, 'strict');
  return { sessionId, expiresAt };
}

/** Ends the session of this browser, if it has one. */
export async function endSessionHere(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<StaffSession | null> {
  const open = await staffSessionOf(ctx, request, { isPoll: true });
  if (open) await endStaffSession(ctx.pool, open.sessionId, ctx.clock.real());
  clearSecretCookie(ctx, reply, COOKIE);
  return open;
}
