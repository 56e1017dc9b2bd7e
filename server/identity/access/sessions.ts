import type { ClientInfo } from '@hearthline/database/stores/person/sessions.ts';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import type { Queryable } from '@hearthline/database/transaction.ts';
import type { SessionRow } from '@hearthline/database/generated/rows.ts';
import { addSession } from '@hearthline/database/stores/person/sessions.ts';
import { mintToken, SESSION_LIFE_MS } from './tokens.ts';

/** Begins a session for an identity. */
export async function beginSession(
  ctx: Context,
  identityUuid: string,
  clientInfo: ClientInfo,
  on: Queryable = ctx.pool,
): Promise<SessionRow> {
  const now = ctx.clock.real();
  const session = {
    uuid: v7(),
    identity_uuid: identityUuid,
    created_at: now,
    expires_at: new Date(now.getTime() + SESSION_LIFE_MS),
    revoked_at: null,
    ip: clientInfo.ip,
    user_agent: clientInfo.userAgent,
    authenticated_at: now,
  };
  await addSession(on, session);
  return session;
}

/** A token for a session, without the Bearer prefix. */
export function tokenOf(ctx: Context, session: SessionRow): Promise<string> {
  return mintToken(ctx, { identityUuid: session.identity_uuid, sessionId: session.uuid, sessionEnds: session.expires_at });
}

/** Opens a session for an identity and returns its first token, without the Bearer prefix. */
export async function openSession(ctx: Context, identityUuid: string, clientInfo: ClientInfo, on: Queryable = ctx.pool): Promise<string> {
  return tokenOf(ctx, await beginSession(ctx, identityUuid, clientInfo, on));
}
