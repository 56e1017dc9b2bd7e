import type { WorkStep } from '@hearthline/journey/facts/work-steps.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { isSilence, type ProviderResult } from '@hearthline/providers/wire/result.ts';
import type { PoolClient } from 'pg';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { Context } from '../config/context.ts';

/** Rows that belong to a result, written in the transaction of its facts; what is delivered there adds facts of its own. */
export type WriteRows = (client: PoolClient, application: Application) => Promise<void> | Promise<readonly Fact[]>;

/** Result of one run of a job: facts to record, and rows that belong to them, written in the same transaction. */
export type StepResult = {
  readonly facts: readonly Fact[];
  readonly write?: WriteRows;
  /** Why the job cannot go on from here, as with GiveUp: what it did before is recorded all the same. */
  readonly gaveUp?: string | null;
};

/** One kind of work. `attempt` identifies the effect: a second run of the same attempt calls the provider with the same key. */
export type StepRun = (ctx: Context, application: Application, attempt: number, signal: AbortSignal) => Promise<StepResult>;

/** Every kind of work (steps/all.ts). */
export type Steps = Readonly<Record<WorkStep, StepRun>>;

/** What the runner needs besides: the kinds of work it runs. */
export type EngineContext = Context & { readonly steps: Steps };

/**
 * Calling again later may help. `counts` is false when the provider is slow but working: that is not a failed try. `silent` is the vendor that gave no
 * answer (an outage); null where one answered.
 */
export class TryLater extends Error {
  readonly code: string;
  readonly counts: boolean;
  readonly afterSeconds: number | null;
  readonly silent: string | null;

  constructor(code: string, counts: boolean, afterSeconds: number | null, silent: string | null = null) {
    super(`try later: ${code}`);
    this.name = 'TryLater';
    this.code = code;
    this.counts = counts;
    this.afterSeconds = afterSeconds;
    this.silent = silent;
  }
}

/** Calling again cannot help: staff have to act. */
export class GiveUp extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`give up: ${code}`);
    this.name = 'GiveUp';
    this.code = code;
  }
}

/** Nothing to record now: a callback of the vendor or a timer makes the job due again. */
export const NOTHING_TO_RECORD: StepResult = { facts: [] };

/**
 * The effects that jobs have at providers, and whom or what each is about: the application as a whole, or one of several parties, which its key then has
 * to name. Without it two co-owners would share one credit order.
 */
const EFFECTS = {
  'soft-credit': 'application',
  'hard-credit': 'application',
  'credit-refresh': 'application',
  'parcel-find': 'application',
  'parcel-details': 'application',
  'title-snapshot': 'application',
  valuation: 'application',
  'signer-credit': 'signer',
  refund: 'payment',
  'final-checks': 'check',
  'notary-recall': 'order',
} as const;
type Effect = keyof typeof EFFECTS;
type Party = Exclude<(typeof EFFECTS)[Effect], 'application'>;
type About<E extends Effect> = (typeof EFFECTS)[E] extends Party ? [party: { readonly [P in (typeof EFFECTS)[E]]: string }] : [];

const keyOf = (...parts: readonly (string | number)[]): string => parts.filter((part) => part !== '').join(':');

/** The idempotency key of an effect at a provider: the same for every run of one attempt, so a repeat is never a second pull. */
export function effectKey<E extends Effect>(applicationUuid: string, effect: E, attempt: number, ...[party]: About<E>): string {
  return keyOf(applicationUuid, effect, attempt, ...Object.values<string>(party ?? {}));
}

/** The idempotency key of an order: `turn` counts the orders of a job, `subject` is what each of several is for, or empty. */
export const orderKey = (applicationUuid: string, step: WorkStep, turn: number, subject: string): string =>
  keyOf(applicationUuid, step, turn, subject);

/** The provider was not called, or is slow but working: not a failed try. */
const NOT_A_TRY: ReadonlySet<string> = new Set(['PENDING', 'ABORTED', 'CIRCUIT_OPEN']);

/** Returns a conclusive result; throws TryLater or GiveUp for any other. */
export function conclusive<D>(result: ProviderResult<D>): ProviderResult<D> {
  if (result.outcome === 'RETRYABLE')
    throw new TryLater(
      result.reasonCode ?? 'RETRYABLE',
      !NOT_A_TRY.has(result.reasonCode ?? ''),
      result.retryAfterSeconds,
      isSilence(result) ? result.provider : null,
    );
  if (result.outcome === 'FATAL') throw new GiveUp(result.reasonCode ?? 'FATAL');
  return result;
}
