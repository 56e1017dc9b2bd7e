import { Problem } from '@hearthline/contract/problem.ts';
import { readApplication } from '@hearthline/database/stores/application/application.ts';
import {
  countTry,
  countWait,
  endWait,
  type Job,
  takeWaiting,
  tryAt,
  wakeWaiting,
  workRow,
  workToRun,
} from '@hearthline/database/stores/application/work.ts';
import { inRole, transaction, UNDERWRITING } from '@hearthline/database/transaction.ts';
import { workDue } from '@hearthline/journey/checklist.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { WorkStep } from '@hearthline/journey/facts/work-steps.ts';
import type { Context } from '../config/context.ts';
import { RefusedFact } from './allowed.ts';
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

/** Seconds before a job whose vendor does not answer is tried again: doubled with each try, up to the longest. */
const FIRST_WAIT = 15;
const LONGEST_WAIT = 3600;
/** How long a job waits for a vendor that does not answer before staff are asked. Milliseconds. */
export const LONGEST_OUTAGE = 24 * 3_600_000;
/** One job of each vendor that does not answer is tried at least this often: it learns when the others can go on. Milliseconds. */
export const PROBE_EVERY = 60_000;
/** The status CREDIT_ERROR says that the bureau does not answer, and a timer asks it again (lending §1.2, row 3d). */
const WAITS_BY_STATUS: ReadonlySet<WorkStep> = new Set<WorkStep>(['soft-credit']);

/** later: `tried` when the try counts as a failed one. waits: for a vendor, or for the owner of identity data; `tryWaiting` takes it up again. */
export type RunResult =
  | { readonly end: 'recorded' | 'stale' | 'failed' | 'waits' }
  | { readonly end: 'later'; readonly afterSeconds: number; readonly tried: boolean };

/**
 * Runs one job: calls the provider, then records the result as facts. Run twice it records once, because the work row is due only once. A third
 * failed try records the reason and opens a staff task; a vendor that does not answer is waited for, a day at most (record 129); anything unforeseen
 * throws and the queue tries again. A vendor that answers a job that waited for it wakes all the others that do.
 */
export async function runJob(ctx: EngineContext, job: Job, signal: AbortSignal): Promise<RunResult> {
  const [application, row] = await Promise.all([readApplication(ctx.pool, job.applicationUuid), workRow(ctx.pool, job)]);
  if (!application || row?.state !== 'DUE') return { end: 'stale' };
  const { waits_for: vendor } = row;
  let isSilent = false;
  try {
    const reader = UNDERWRITES.has(job.step) ? { ...ctx, pool: inRole(ctx.pool, UNDERWRITING) } : ctx;
    const found = await ctx.steps[job.step](reader, application, job.attempt, signal);
    const gaveUp = found.gaveUp ?? null;
    await record(ctx, job.applicationUuid, {
      by: { actor: 'provider', ref: null, source: job.step },
      answers: { step: job.step, attempt: job.attempt, state: gaveUp === null ? 'DONE' : 'FAILED' },
      facts: async (locked, client) => {
        const added = await found.write?.(client, locked);
        return [
          ...goesOn(locked.facts, job),
          ...(typeof added === 'object' ? added : []),
          ...found.facts,
          ...(gaveUp === null ? [] : [failed(job, 'UNKNOWN', gaveUp)]),
        ];
      },
    });
    return { end: gaveUp === null ? 'recorded' : 'failed' };
  } catch (error) {
    if (error instanceof GiveUp) return await fail(ctx, job, 'UNKNOWN', error.code);
    // a result that may not follow what happened meanwhile: staff look at it
    if (error instanceof RefusedFact) return await fail(ctx, job, 'UNKNOWN', error.why);
    if (error instanceof Problem && error.code === 'identity_change_waits') return await waitForOwner(ctx, job, vendor !== null);
    if (!(error instanceof TryLater)) throw error;
    isSilent = error.silent !== null && (vendor === null || error.silent === vendor);
    if (error.silent !== null && !WAITS_BY_STATUS.has(job.step)) return await waitFor(ctx, job, error, error.silent);
    if (vendor !== null && error.silent === null && error.code !== 'ABORTED') await endOutage(ctx, job);
    return await tryLater(ctx, job, error, ctx.clock.now(job.applicationUuid).getTime() - row.created_at.getTime());
  } finally {
    if (vendor !== null && !isSilent) await wakeWaiting(ctx.pool, vendor, ctx.clock.real());
  }
}

/** The fact that the vendor of a job answers, where the log says that it waits for it. */
const goesOn = ({ steps }: Facts, { step, attempt }: Job): Fact[] =>
  steps[step].waitsFor === undefined ? [] : [{ type: 'workGoesOn', step, attempt }];

/** The vendor answers "not yet": the job is due as before the outage. */
async function endOutage(ctx: Context, job: Job): Promise<void> {
  await endWait(ctx.pool, job);
  await record(ctx, job.applicationUuid, {
    by: { actor: 'automation', ref: null, source: job.step },
    facts: ({ facts }) => goesOn(facts, job),
  });
}

/** Two tries in a row are made soon, as most failures are short; then the job waits, and the log says so once. */
async function waitFor(ctx: Context, job: Job, { code, afterSeconds }: TryLater, vendor: string): Promise<RunResult> {
  const { step, attempt, applicationUuid } = job;
  ctx.log.warn({ step, applicationUuid, code, vendor }, 'job will be tried again');
  const [at, now] = [ctx.clock.now(applicationUuid), ctx.clock.real()];
  const waited = await countWait(ctx.pool, job, vendor, { at, now });
  if (waited === null) return { end: 'stale' };
  const { tries, since } = waited;
  if (at.getTime() - since.getTime() >= LONGEST_OUTAGE) return fail(ctx, job, 'ERROR', code, vendor);
  if (tries < MAX_TRIES && code !== 'CIRCUIT_OPEN')
    return { end: 'later', afterSeconds: afterSeconds ?? spread(job, tries, 2 ** (tries - 1)), tried: true };
  await record(ctx, applicationUuid, {
    by: { actor: 'automation', ref: null, source: step },
    // what is not due any more waits for nobody
    facts: ({ facts }) => {
      const isDue = workDue(facts).some((work) => work.step === step && work.attempt === attempt);
      return !isDue || facts.steps[step].waitsFor === vendor ? [] : [{ type: 'workWaits', step, attempt, vendor, code }];
    },
  });
  const seconds = outageWait(job, tries);
  await tryAt(ctx.pool, job, new Date(now.getTime() + Math.max(afterSeconds ?? 0, seconds) * 1000));
  return { end: 'waits' };
}

/**
 * The result may not be recorded while a change of identity data waits for its owner, some days at most: the job reads it again each hour. The vendor
 * answered, and no try is counted.
 */
async function waitForOwner(ctx: Context, job: Job, wasSilent: boolean): Promise<RunResult> {
  if (wasSilent) await endOutage(ctx, job);
  await tryAt(ctx.pool, job, new Date(ctx.clock.real().getTime() + spread(job, 1, LONGEST_WAIT) * 1000));
  return { end: 'waits' };
}

/**
 * Sends the jobs whose wait is over, and one of each vendor that has not been asked for a minute. Returns how many. In any number of
 * processes: each is sent once.
 */
export async function tryWaiting(ctx: Context): Promise<number> {
  const now = ctx.clock.real();
  return transaction(ctx.pool, async (client) => {
    const jobs = await takeWaiting(client, now, new Date(now.getTime() - PROBE_EVERY));
    for (const job of jobs) await ctx.jobs.send(client, job);
    return jobs.length;
  });
}

async function tryLater(ctx: Context, job: Job, { code, counts, afterSeconds, silent }: TryLater, waitedMs: number): Promise<RunResult> {
  ctx.log.warn({ step: job.step, applicationUuid: job.applicationUuid, code }, 'job will be tried again');
  if (!counts && isPatient(waitedMs)) return { end: 'later', afterSeconds: afterSeconds ?? ASK_AGAIN, tried: false };
  const times = { at: ctx.clock.now(job.applicationUuid), now: ctx.clock.real() };
  const tries = silent === null ? await countTry(ctx.pool, job) : ((await countWait(ctx.pool, job, silent, times))?.tries ?? null);
  if (tries === null) return { end: 'stale' };
  if (tries >= MAX_TRIES) return fail(ctx, job, 'ERROR', code, silent ?? undefined);
  return { end: 'later', afterSeconds: afterSeconds ?? spread(job, tries, 2 ** (tries - 1)), tried: true };
}

const failed = ({ step, attempt }: Job, kind: 'ERROR' | 'UNKNOWN', code: string, vendor?: string): Fact => ({
  type: 'workFailed',
  step,
  attempt,
  kind,
  code,
  ...(vendor !== undefined && { vendor }),
});

/** The change that records that a job ended without a result. */
export function failure(job: Job, kind: 'ERROR' | 'UNKNOWN', code: string, vendor?: string): Change {
  const { step, attempt } = job;
  return {
    by: { actor: 'automation', ref: null, source: step },
    answers: { step, attempt, state: 'FAILED' },
    facts: [failed(job, kind, code, vendor)],
  };
}

/** Records that a job ended without a result. @param vendor the one that gave no answer */
export async function fail(ctx: Context, job: Job, kind: 'ERROR' | 'UNKNOWN', code: string, vendor?: string): Promise<RunResult> {
  await record(ctx, job.applicationUuid, failure(job, kind, code, vendor));
  return { end: 'failed' };
}

/** Seconds, a quarter less to a quarter more: retries of different applications are spread, those of one are always the same. */
function spread({ applicationUuid }: Job, tries: number, seconds: number): number {
  const share = ((Number.parseInt(applicationUuid.slice(-4), 16) * (tries + 1)) % 1000) / 1000;
  return seconds * (0.75 + share / 2);
}

/** Seconds before a job whose vendor does not answer is tried again. @param tries so far */
export const outageWait = (job: Job, tries: number): number =>
  spread(job, tries, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, tries - MAX_TRIES)));

/** Whether a vendor may go on saying "not yet". */
export const isPatient = (waitedMs: number): boolean => waitedMs < MAX_PATIENCE;

/** More rounds than any application needs. */
const MAX_ROUNDS = 60;

/**
 * Does all work that is due on one application now, in this process, until none is left or a slow or silent provider has to be waited for: tests and the
 * sandbox use it instead of a worker. A job whose try failed is tried again at once. Returns how many jobs ended.
 */
export async function drain(ctx: EngineContext, applicationUuid: string): Promise<number> {
  let ended = 0;
  const waiting = new Set<string>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let moved = false;
    for (const job of await workToRun(ctx.pool, applicationUuid)) {
      if (waiting.has(job.step)) continue;
      const ran = await runJob(ctx, job, new AbortController().signal);
      if (ran.end === 'waits') waiting.add(job.step);
      if (ran.end === 'waits') continue;
      if (ran.end !== 'later') ended += 1;
      moved ||= ran.end !== 'later' || ran.tried;
    }
    if (!moved) return ended;
  }
  throw new Error(`Work on ${applicationUuid} does not end`);
}
