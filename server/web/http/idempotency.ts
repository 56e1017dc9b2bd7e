import { createHash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../identity/access/access.ts';
import type { WebContext } from '../../web/context.ts';
import { PRESENCE_LOCK } from '@hearthline/database/listener.ts';
import { headerOf } from '../../identity/request-parts.ts';
import { Problem } from '@hearthline/contract/problem.ts';

/** How long a key's answer is kept and how long a claim holds when nobody can tell whether its process lives. */
const KEPT = '24 hours';
const CLAIM = '30 seconds';

export type StoredAnswer = { readonly status: number; readonly contentType: string; readonly payload: string };

type Claim = { readonly scope: string; readonly key: string; readonly claim: string };

/** The key a request carries, or null. Throws `invalid_request` for one that is not 1–255 printable characters. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = headerOf(request.headers['idempotency-key']);
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new Problem('invalid_request', { errors: [{ field: 'Idempotency-Key', message: 'Use 1 to 255 printable characters' }] });
  }
  return key;
}

function scopeOf(caller: Caller, organization: string): string {
  if (caller.kind === 'identity') return `identity:${caller.identityUuid}`;
  if (caller.kind === 'staff') return `staff:${caller.staffUuid}`;
  return `anonymous:${organization}`;
}

/** Keyed hash of what was asked, so that a stored row says nothing of a body that holds an SSN. */
async function fingerprint(ctx: WebContext, request: FastifyRequest): Promise<Buffer> {
  const digest = createHash('sha256')
    .update(`${request.method} ${request.url}\n`)
    .update(JSON.stringify(request.body ?? null))
    .digest('hex');
  return ctx.secrets.blindIndex('answer', digest);
}

/**
 * Runs `work` once for a key: a second request with the same key and body gets the first one's answer, one with another body
 * 422, one that comes while the first is running 409. A claim whose process is gone (its presence lock is free) is taken over. Answers that promise a later success (429, 503) are not kept.
 */
export async function once(
  ctx: WebContext,
  request: FastifyRequest,
  key: string,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer & { replayed: boolean }> {
  const scope = scopeOf(request.caller, request.organization);
  const hash = await fingerprint(ctx, request);
  const claim = randomUUID();
  const claimed = await ctx.pool.query(
    `INSERT INTO idempotency_key AS k (scope, key, body_hash, state, claim, claimed_until, expires_at, claimed_by)
     VALUES ($1, $2, $3, 'running', $4, clock_timestamp() + $5::interval, clock_timestamp() + $6::interval, $7)
     ON CONFLICT (scope, key) DO UPDATE
       SET body_hash = excluded.body_hash, state = 'running', claim = excluded.claim, claimed_until = excluded.claimed_until,
           claimed_by = excluded.claimed_by, expires_at = excluded.expires_at, status = NULL, content_type = NULL, answer = NULL
       WHERE k.expires_at < clock_timestamp()
          OR (k.state = 'running' AND k.body_hash = excluded.body_hash
              AND (k.claimed_until < clock_timestamp() OR pg_try_advisory_xact_lock_shared($8, k.claimed_by)))
     RETURNING claim`,
    [scope, key, hash, claim, CLAIM, KEPT, ctx.listener.presence(), PRESENCE_LOCK],
  );
  if (claimed.rowCount === 0) return { ...(await stored(ctx, scope, key, hash)), replayed: true };
  return { ...(await runClaimed(ctx, { scope, key, claim }, work)), replayed: false };
}

async function runClaimed(ctx: WebContext, { scope, key, claim }: Claim, work: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
  const answer = await work();
  if (answer.status === 429 || answer.status === 503) {
    await ctx.pool.query('DELETE FROM idempotency_key WHERE scope = $1 AND key = $2 AND claim = $3', [scope, key, claim]);
    return answer;
  }
  const sealed = await ctx.secrets.seal('answer', `${scope} ${key}`, Buffer.from(answer.payload));
  await ctx.pool.query(
    `UPDATE idempotency_key SET state = 'done', status = $4, content_type = $5, answer = $6 WHERE scope = $1 AND key = $2 AND claim = $3`,
    [scope, key, claim, answer.status, answer.contentType, sealed],
  );
  return answer;
}

async function stored(ctx: WebContext, scope: string, key: string, hash: Buffer): Promise<StoredAnswer> {
  const { rows } = await ctx.pool.query<{ body_hash: Buffer; state: string; status: number; content_type: string; answer: Buffer }>(
    'SELECT body_hash, state, status, content_type, answer FROM idempotency_key WHERE scope = $1 AND key = $2',
    [scope, key],
  );
  const row = rows[0];
  if (row && !row.body_hash.equals(hash)) throw new Problem('key_reused');
  if (!row || row.state === 'running') throw new Problem('request_running', { headers: { 'retry-after': '1' } });
  const payload = await ctx.secrets.open('answer', `${scope} ${key}`, row.answer);
  return { status: row.status, contentType: row.content_type, payload: payload.toString('utf8') };
}

/** Removes keys older than a day; called by the housekeeping of the process. */
export async function deleteExpiredKeys(ctx: Pick<WebContext, 'pool'>): Promise<void> {
  await ctx.pool.query('DELETE FROM idempotency_key WHERE expires_at < clock_timestamp()');
}
