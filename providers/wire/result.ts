/**
 * The result of every port call, whatever the vendor's own API looks like (lending §4, general port rules). A port never throws because of
 * a vendor or the network: it returns an outcome.
 */
export const OUTCOMES = ['OK', 'NO_HIT', 'NEEDS_INPUT', 'REVIEW', 'REJECTED', 'RETRYABLE', 'FATAL'] as const;

/**
 * OK: the requested data. NO_HIT: the vendor has nothing. NEEDS_INPUT: the borrower must act (thaw, choose). REVIEW: staff must look.
 * REJECTED: the vendor's final refusal. RETRYABLE: network, time-out, 429, 5xx, truncated response, or not ready yet. FATAL: a retry cannot
 * help.
 */
export type Outcome = (typeof OUTCOMES)[number];

export interface ProviderResult<Data> {
  readonly outcome: Outcome;
  /** Machine-readable, upper snake case; null only with OK. */
  readonly reasonCode: string | null;
  /** Present with OK, and wherever the port says so for another outcome. */
  readonly data: Data | null;
  /** The vendor's own number for this result (report, order, request), for support and audit. */
  readonly rawRef: string | null;
  readonly provider: string;
  /** ISO date or date-time of the vendor's data; null without a response. */
  readonly asOf: string | null;
  readonly latencyMs: number;
  /** Seconds the vendor asked us to wait, with RETRYABLE; null when it gave none. */
  readonly retryAfterSeconds: number | null;
}

/** Options of one call. The idempotency key names the effect (application + step + attempt), so a repeat is never a second pull. */
export interface CallOptions {
  readonly idempotencyKey: string;
  /** Aborts the call early (shutdown); the outcome is RETRYABLE, reason ABORTED. */
  readonly signal?: AbortSignal;
}

/**
 * Why a vendor gave no answer at all, as against one that answers "not yet" or refuses: nobody can do anything but ask again. An answer that is too
 * large, or one that cannot be read, is the fault of one request, and asking again does not help it.
 */
const SILENCE: ReadonlySet<string> = new Set([
  'TIMEOUT',
  'NOT_SET_UP',
  'NETWORK',
  'VENDOR_DOWN',
  'CIRCUIT_OPEN',
  'CUT_OFF_ANSWER',
  'RATE_LIMITED',
  'TOO_EARLY',
  'UNAVAILABLE',
  'INSTITUTION_DOWN',
  'INSTITUTION_NOT_RESPONDING',
]);

/** Whether the vendor, or who it asks, is down: an outage, and no business answer. */
export const isSilence = ({ outcome, reasonCode }: Pick<ProviderResult<unknown>, 'outcome' | 'reasonCode'>): boolean =>
  outcome === 'RETRYABLE' && SILENCE.has(reasonCode ?? '');

/** Codes of a call to which the vendor gave no answer that serves: none at all, or one of its errors, or none that we can read. */
export const CALL_FAILURES: ReadonlySet<string> = new Set([
  ...SILENCE,
  'ANSWER_TOO_LARGE',
  'REQUEST_REFUSED',
  'UNAUTHORIZED',
  'UNEXPECTED_ANSWER',
]);
