import type { FastifyRequest } from 'fastify';
import { v7 } from 'uuid';
import type { Context } from '../context.ts';
import type { Queryable } from '../db/queryable.ts';
import { addSession } from '../stores/sessions.ts';
import { mintToken, SESSION_LIFE_MS } from './tokens.ts';

/** Where a session was opened from. */
export type Place = { readonly ip: string; readonly userAgent: string };

export function placeOf(request: FastifyRequest): Place {
  return { ip: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 200) };
}

/** Opens a session for an identity and answers its first token, without the Bearer prefix. */
export async function openSession(ctx: Context, identityUuid: string, place: Place, on: Queryable = ctx.pool): Promise<string> {
  const now = ctx.clock.real();
  const session = {
    uuid: v7(),
    identity_uuid: identityUuid,
    created_at: now,
    expires_at: new Date(now.getTime() + SESSION_LIFE_MS),
    revoked_at: null,
    ip: place.ip,
    user_agent: place.userAgent,
  };
  await addSession(on, session);
  return mintToken(ctx, { identityUuid, sessionId: session.uuid, sessionEnds: session.expires_at });
}
