/**
 * The result of every port call, whatever the vendor's own API looks like (lending §4, general port rules). A port never throws for anything a
 * vendor or the network does: it returns an outcome.
 */
export const OUTCOMES = ['OK', 'NO_HIT', 'NEEDS_INPUT', 'REVIEW', 'REJECTED', 'RETRYABLE', 'FATAL'] as const;

/**
 * OK: the requested answer. NO_HIT: the vendor has nothing. NEEDS_INPUT: the borrower must act (thaw, choose). REVIEW: staff must look. REJECTED:
 * the vendor's final no. RETRYABLE: network, time-out, 429, 5xx, cut-off answer, or not ready yet. FATAL: asking again cannot help.
 */
export type Outcome = (typeof OUTCOMES)[number];

export interface ProviderResult<Data> {
  readonly outcome: Outcome;
  /** Machine-readable, upper snake case; null only with OK. */
  readonly reasonCode: string | null;
  /** Present with OK, and wherever the port says so for another outcome. */
  readonly data: Data | null;
  /** The vendor's own number for this answer (report, order, request), for support and audit. */
  readonly rawRef: string | null;
  readonly provider: string;
  /** ISO date or date-time as of which the vendor answers; null when it did not answer. */
  readonly asOf: string | null;
  readonly latencyMs: number;
  /** Seconds the vendor asked us to wait, with RETRYABLE; null when it did not say. */
  readonly retryAfterSeconds: number | null;
}

/** Options of one call. The idempotency key names the effect (application + step + attempt), so a repeat is never a second pull. */
export interface CallOptions {
  readonly idempotencyKey: string;
  /** Aborts the call early (shutdown); the outcome is RETRYABLE, reason ABORTED. */
  readonly signal?: AbortSignal;
}
