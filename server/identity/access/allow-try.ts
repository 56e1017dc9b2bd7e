import type { Context } from '../../config/context.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { countAttempt, type Bucket } from './throttle.ts';

/** Counts a try, or throws too_many_requests with Retry-After in seconds. */
export async function allowTry(ctx: Context, buckets: readonly Bucket[]): Promise<void> {
  const waitMs = await countAttempt(ctx.pool, buckets, ctx.clock.real());
  if (waitMs > 0) throw new Problem('too_many_requests', { headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } });
}
