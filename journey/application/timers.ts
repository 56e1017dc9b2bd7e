/** Clocks of phase I (domain.md §1.5): what will fall due, when it starts, and the facts it then records. Days are calendar days of product time. */
import { declineOf } from './decline.ts';
import type { Fact, Facts } from '../facts.ts';
import type { ChecklistStatus } from '../statuses.ts';

const MINUTES = 60_000;
const DAYS = 86_400_000;

export type TimerRow = {
  readonly name: string;
  /** Milliseconds from the moment the timer starts to run. */
  readonly after: number;
  /** Runs while this holds; when it stops holding the timer is dropped, when it holds again it starts anew. */
  readonly runs: (facts: Facts, status: ChecklistStatus) => boolean;
  /** What is recorded when it falls due. */
  readonly facts: (facts: Facts) => Fact[];
  /** How often it may fire on one application; once unless said. */
  readonly times?: number;
};

const closed = (f: Facts) => f.cancelled !== null || f.completed || declineOf(f) !== null;

export const TIMERS: readonly TimerRow[] = [
  { name: 'offers-expire', after: 30 * DAYS, runs: (f) => !closed(f) && f.underwriting?.offerSetId != null && f.selection === null, facts: () => [{ type: 'offersExpired' }] },
  { name: 'credit-redrive', after: 15 * MINUTES, times: 8, runs: (_, s) => s === 'CREDIT_ERROR', facts: () => [{ type: 'workRestarted', step: 'soft-credit' }] },
  { name: 'no-file-notice', after: 30 * DAYS, runs: (_, s) => s === 'CREDIT_NO_MATCH_SSN', facts: () => [{ type: 'declined', reasons: ['NO_FILE'] }] },
  { name: 'frozen-lapse', after: 60 * DAYS, runs: (_, s) => s === 'SOFT_CREDIT_LOCKED_OR_FROZEN' || s === 'SOFT_CREDIT_INCORRECT_PIN', facts: () => [{ type: 'cancelled', reason: 'INCOMPLETE', expired: true }] },
  { name: 'no-property-lapse', after: 30 * DAYS, runs: (_, s) => s === 'NO_PROPERTY_FOUND', facts: () => [{ type: 'cancelled', reason: 'INCOMPLETE', expired: true }] },
  { name: 'counteroffer-lapse', after: 90 * DAYS, runs: (_, s) => s === 'REQUALIFY', facts: (f) => [{ type: 'requalifyAnswered', accepted: false, payoffs: f.requalify?.payoffs ?? [] }] },
];
