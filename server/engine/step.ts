import type { WorkStep } from '@hearthline/journey/facts/work-steps.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { ProviderResult } from '@hearthline/providers/wire/result.ts';
import type { PoolClient } from 'pg';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { Context } from '../config/context.ts';

/** What one run of a job found: facts to record, and rows that belong to them, written in the same transaction. */
export type Found = { readonly facts: readonly Fact[]; readonly write?: (client: PoolClient) => Promise<void> };

/** One kind of work. `attempt` names the effect: a second run of the same attempt asks the provider with the same key. */
export type StepRun = (ctx: Context, application: Application, attempt: number, signal: AbortSignal) => Promise<Found>;

/** Every kind of work (steps/all.ts). */
export type Steps = Readonly<Record<WorkStep, StepRun>>;

/** What the runner needs besides: the kinds of work it runs. */
export type EngineContext = Context & { readonly steps: Steps };

/** Asking again later may help. `counts` is false when the provider is well but slow: that is not a failed try. */
export class TryLater extends Error {
  readonly code: string;
  readonly counts: boolean;
  readonly afterSeconds: number | null;

  constructor(code: string, counts: boolean, afterSeconds: number | null) {
    super(`try later: ${code}`);
    this.name = 'TryLater';
    this.code = code;
    this.counts = counts;
    this.afterSeconds = afterSeconds;
  }
}

/** Asking again cannot help: a person has to look. */
export class GiveUp extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`give up: ${code}`);
    this.name = 'GiveUp';
    this.code = code;
  }
}

/** Nothing to record now: news of the vendor or the clock makes the job due again. */
export const NOTHING_TO_RECORD: Found = { facts: [] };

/** The name of an effect at a provider: the same for every run of one attempt, so a repeat is never a second pull. `subject`: where one job has several. */
export function effectKey(applicationUuid: string, step: string, attempt: number, subject = ''): string {
  return `${applicationUuid}:${step}:${attempt}${subject && `:${subject}`}`;
}

/** The provider was not asked, or is well but slow: no failed try. */
const NOT_A_TRY: ReadonlySet<string> = new Set(['PENDING', 'ABORTED', 'CIRCUIT_OPEN']);

/** Answers that are an answer; throws TryLater or GiveUp for those that are not. */
export function settled<D>(result: ProviderResult<D>): ProviderResult<D> {
  if (result.outcome === 'RETRYABLE')
    throw new TryLater(result.reasonCode ?? 'RETRYABLE', !NOT_A_TRY.has(result.reasonCode ?? ''), result.retryAfterSeconds);
  if (result.outcome === 'FATAL') throw new GiveUp(result.reasonCode ?? 'FATAL');
  return result;
}
