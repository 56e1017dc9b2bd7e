import { readApplication } from '@hearthline/database/stores/application/application.ts';
import { countTry, type Job, workRow, workToRun } from '@hearthline/database/stores/application/work.ts';
import { inRole, UNDERWRITING } from '@hearthline/database/transaction.ts';
import type { WorkStep } from '@hearthline/journey/facts/work-steps.ts';
import type { Context } from '../config/context.ts';
import { type Change, record } from './record.ts';
import { type EngineContext, GiveUp, TryLater } from './step.ts';

/** Steps that decide on credit: they run under a database role that cannot read demographic (HMDA) answers. */
const UNDERWRITES: ReadonlySet<WorkStep> = new Set<WorkStep>(['underwriting', 'final-underwriting']);

/** Failed tries before a job is given up (lending §4, general port rules). */
const MAX_TRIES = 3;
/** How long a provider may reply "not yet"; after that each such reply is a failed try. Milliseconds. */
const MAX_PATIENCE = 30 * 60_000;
/** Seconds before a slow provider is called again, unless it named a time. */
const ASK_AGAIN = 2;

/** later: `tried` when the try counts as a failed one. */
export type RunResult =
  | { readonly end: 'recorded' | 'stale' | 'failed' }
  | { readonly end: 'later'; readonly afterSeconds: number; readonly tried: boolean };

/**
 * Runs one job: calls the provider, then records the result as facts. Run twice it records once, because the work row is due only once. A third
 * failed try records the reason and opens a staff task; anything unforeseen throws and the queue tries again.
 */
export async function runJob(ctx: EngineContext, job: Job, signal: AbortSignal): Promise<RunResult> {
  const [application, row] = await Promise.all([readApplication(ctx.pool, job.applicationUuid), workRow(ctx.pool, job)]);
  if (!application || row?.state !== 'DUE') return { end: 'stale' };
  try {
    const reader = UNDERWRITES.has(job.step) ? { ...ctx, pool: inRole(ctx.pool, UNDERWRITING) } : ctx;
    const found = await ctx.steps[job.step](reader, application, job.attempt, signal);
    await record(ctx, job.applicationUuid, {
      by: { actor: 'provider', ref: null, source: job.step },
      answers: { step: job.step, attempt: job.attempt, state: 'DONE' },
      facts: async (locked, client) => {
        const added = await found.write?.(client, locked);
        return [...(typeof added === 'object' ? added : []), ...found.facts];
      },
    });
    return { end: 'recorded' };
  } catch (error) {
    if (error instanceof GiveUp) return fail(ctx, job, 'UNKNOWN', error.code);
    if (!(error instanceof TryLater)) throw error;
    return tryLater(ctx, job, error, ctx.clock.now(job.applicationUuid).getTime() - row.created_at.getTime());
  }
}

async function tryLater(ctx: Context, job: Job, { code, counts, afterSeconds }: TryLater, waitedMs: number): Promise<RunResult> {
  ctx.log.warn({ step: job.step, applicationUuid: job.applicationUuid, code }, 'job will be tried again');
  if (!counts && waitedMs < MAX_PATIENCE) return { end: 'later', afterSeconds: afterSeconds ?? ASK_AGAIN, tried: false };
  const tries = await countTry(ctx.pool, job);
  if (tries === null) return { end: 'stale' };
  if (tries >= MAX_TRIES) return fail(ctx, job, 'ERROR', code);
  return { end: 'later', afterSeconds: afterSeconds ?? 2 ** (tries - 1) * (0.75 + jitter(job, tries) / 2), tried: true };
}

/** The change that records that a job ended without a result. */
export function failure({ step, attempt }: Job, kind: 'ERROR' | 'UNKNOWN', code: string): Change {
  return {
    by: { actor: 'automation', ref: null, source: step },
    answers: { step, attempt, state: 'FAILED' },
    facts: [{ type: 'workFailed', step, attempt, kind, code }],
  };
}

/** Records that a job ended without a result. */
export async function fail(ctx: Context, job: Job, kind: 'ERROR' | 'UNKNOWN', code: string): Promise<RunResult> {
  await record(ctx, job.applicationUuid, failure(job, kind, code));
  return { end: 'failed' };
}

/** Spreads retries of different applications; always the same for one application: 0 to 1. */
function jitter(job: Job, tries: number): number {
  return ((Number.parseInt(job.applicationUuid.slice(-4), 16) * (tries + 1)) % 1000) / 1000;
}

/** More rounds than any application needs. */
const MAX_ROUNDS = 60;

/**
 * Does all work that is due on one application now, in this process, until none is left or a slow provider has to be waited for: tests and the
 * sandbox use it instead of a worker. A job whose try failed is tried again at once. Returns how many jobs ended.
 */
export async function drain(ctx: EngineContext, applicationUuid: string): Promise<number> {
  let ended = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let moved = false;
    for (const job of await workToRun(ctx.pool, applicationUuid)) {
      const ran = await runJob(ctx, job, new AbortController().signal);
      if (ran.end !== 'later') ended += 1;
      moved ||= ran.end !== 'later' || ran.tried;
    }
    if (!moved) return ended;
  }
  throw new Error(`Work on ${applicationUuid} does not end`);
}
