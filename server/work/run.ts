import type { Fact, WorkStep } from '@hearthline/journey/facts.ts';
import type { Job } from '../checklist/due-work.ts';
import { record } from '../checklist/record.ts';
import { readApplication } from '../checklist/application.ts';
import type { Context } from '../context.ts';
import { packageStep } from './pre-soft-package.ts';
import { parcelStep } from './parcel.ts';
import { softCreditStep } from './soft-credit.ts';
import { GiveUp, type StepRun, TryLater } from './step.ts';
import { titleSnapshotStep } from './title-snapshot.ts';
import { underwritingStep } from './underwriting.ts';
import { valuationStep } from './valuation.ts';

/** Every kind of work, on one page. */
export const WORK: Readonly<Record<WorkStep, StepRun>> = {
  'pre-soft-package': packageStep, 'soft-credit': softCreditStep, parcel: parcelStep, 'title-snapshot': titleSnapshotStep, valuation: valuationStep, underwriting: underwritingStep,
};

/** Tries that failed before a job is given up (domain.md §4, general port rules). */
export const MAX_TRIES = 3;

export type Ran = { readonly end: 'recorded' | 'stale' | 'failed' } | { readonly end: 'later'; readonly afterSeconds: number };

/**
 * Runs one job: asks the provider, then records the answer as facts. Run twice it records once, because the work row is due only once.
 * A third failed try records why and opens the file for a person; anything unforeseen throws and the queue tries again.
 */
export async function runJob(ctx: Context, job: Job, signal: AbortSignal): Promise<Ran> {
  const application = await readApplication(ctx.pool, job.applicationUuid);
  const { rows } = await ctx.pool.query<{ state: string }>({ name: 'work-state', text: 'select state from work where application_uuid = $1 and step = $2 and attempt = $3', values: [job.applicationUuid, job.step, job.attempt] });
  if (!application || rows[0]?.state !== 'DUE') return { end: 'stale' };
  try {
    const found = await WORK[job.step](ctx, application, job.attempt, signal);
    await record(ctx, job.applicationUuid, {
      by: { actor: 'provider', ref: null, source: job.step }, answers: { step: job.step, attempt: job.attempt, state: 'DONE' },
      facts: async (_, client) => {
        await found.write?.(client);
        return found.facts;
      },
    });
    return { end: 'recorded' };
  } catch (error) {
    if (error instanceof GiveUp) return fail(ctx, job, { type: 'workFailed', step: job.step, attempt: job.attempt, kind: 'UNKNOWN', code: error.code });
    if (!(error instanceof TryLater)) throw error;
    ctx.log.warn({ step: job.step, applicationUuid: job.applicationUuid, code: error.code }, 'job will be tried again');
    if (!error.counts) return { end: 'later', afterSeconds: error.afterSeconds ?? 2 };
    const tries = await countTry(ctx, job);
    if (tries >= MAX_TRIES) return fail(ctx, job, { type: 'workFailed', step: job.step, attempt: job.attempt, kind: 'ERROR', code: error.code });
    return { end: 'later', afterSeconds: error.afterSeconds ?? 2 ** (tries - 1) * (0.75 + jitter(job, tries) / 2) };
  }
}

/** Records that a job ended without an answer. */
export async function fail(ctx: Context, job: Job, fact: Fact): Promise<Ran> {
  await record(ctx, job.applicationUuid, { by: { actor: 'automation', ref: null, source: job.step }, answers: { step: job.step, attempt: job.attempt, state: 'FAILED' }, facts: [fact] });
  return { end: 'failed' };
}

async function countTry(ctx: Context, job: Job): Promise<number> {
  const { rows } = await ctx.pool.query<{ tries: number }>({ name: 'work-try', text: 'update work set tries = tries + 1 where application_uuid = $1 and step = $2 and attempt = $3 returning tries', values: [job.applicationUuid, job.step, job.attempt] });
  return rows[0]?.tries ?? MAX_TRIES;
}

/** Spreads retries of different files, the same each time for one file: 0 to 1. */
function jitter(job: Job, tries: number): number {
  return (Number.parseInt(job.applicationUuid.slice(-4), 16) * (tries + 1)) % 1000 / 1000;
}
