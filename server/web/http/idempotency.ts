import { createHash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { WebContext } from '../context.ts';
import { answerKey, claimKey, keyRow, type KeyClaim, releaseKey } from '@hearthline/database/stores/lender/idempotency-keys.ts';
import { type Caller, headerOf } from '../../identity/request-parts.ts';
import { Problem } from '@hearthline/contract/problem.ts';

export type StoredReply = { readonly status: number; readonly contentType: string; readonly payload: string };

/** The key of a request, or null. Throws `invalid_request` for one that is not 1–255 printable characters. */
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

/** Keyed hash of the request, so that a stored row reveals nothing of a body with an SSN. */
async function fingerprint(ctx: WebContext, request: FastifyRequest): Promise<Buffer> {
  const digest = createHash('sha256')
    .update(`${request.method} ${request.url}\n`)
    .update(JSON.stringify(request.body ?? null))
    .digest('hex');
  return ctx.secrets.blindIndex('answer', digest);
}

/**
 * Runs `work` once for a key: a second request with the same key and body gets the first one's reply, one with another body
 * 422, one sent while the first is running 409. A claim of a dead process (its presence lock is free) is taken over. Replies that promise a later success (429, 503) are not stored.
 */
export async function once(
  ctx: WebContext,
  request: FastifyRequest,
  key: string,
  work: () => Promise<StoredReply>,
): Promise<StoredReply & { replayed: boolean }> {
  const scope = scopeOf(request.caller, request.organization);
  const hash = await fingerprint(ctx, request);
  const claim: KeyClaim = { scope, key, claim: randomUUID() };
  if (!(await claimKey(ctx.pool, claim, hash, ctx.listener.presence())))
    return { ...(await stored(ctx, scope, key, hash)), replayed: true };
  return { ...(await runClaimed(ctx, claim, work)), replayed: false };
}

async function runClaimed(ctx: WebContext, claim: KeyClaim, work: () => Promise<StoredReply>): Promise<StoredReply> {
  const answer = await work();
  if (answer.status === 429 || answer.status === 503) {
    await releaseKey(ctx.pool, claim);
    return answer;
  }
  const sealed = await ctx.secrets.seal('answer', `${claim.scope} ${claim.key}`, Buffer.from(answer.payload));
  await answerKey(ctx.pool, claim, { status: answer.status, contentType: answer.contentType, sealed });
  return answer;
}

async function stored(ctx: WebContext, scope: string, key: string, hash: Buffer): Promise<StoredReply> {
  const row = await keyRow(ctx.pool, scope, key);
  if (row && !row.body_hash.equals(hash)) throw new Problem('key_reused');
  if (!row || row.state === 'running') throw new Problem('request_running', { headers: { 'retry-after': '1' } });
  const { status, content_type: contentType, answer } = row;
  if (status === null || contentType === null || answer === null) throw new Error('A completed key has no stored reply');
  const payload = await ctx.secrets.open('answer', `${scope} ${key}`, answer);
  return { status, contentType, payload: payload.toString('utf8') };
}
