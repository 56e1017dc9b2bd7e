/** Circuit breaker: stops calling a vendor that keeps failing, and lets one probe through after a pause (quality R3: opens within ten failures, probes within 30 s). */
export interface Breaker {
  /** Milliseconds until the next probe may go out; 0 when a call may go now. A call to this reserves the probe. */
  readonly waitMs: () => number;
  readonly succeeded: () => void;
  readonly failed: () => void;
  /** Whether calls are held back, until one of them succeeded again. */
  readonly isOpen: () => boolean;
  /** The caller aborted the call, which tells nothing about the vendor. */
  readonly released: () => void;
}

export interface BreakerOptions {
  /** Failures in a row that open the circuit. */
  readonly threshold?: number;
  readonly cooldownMs?: number;
  /** Monotonic milliseconds. */
  readonly now?: () => number;
}

export function createBreaker({ threshold = 8, cooldownMs = 20_000, now = () => performance.now() }: BreakerOptions = {}): Breaker {
  let failures = 0;
  let openedAt = 0;
  let probing = false;
  return {
    waitMs: () => {
      if (failures < threshold) return 0;
      const left = openedAt + cooldownMs - now();
      if (left > 0) return left;
      if (probing) return cooldownMs;
      probing = true;
      return 0;
    },
    succeeded: () => {
      failures = 0;
      probing = false;
    },
    failed: () => {
      failures += 1;
      probing = false;
      openedAt = now();
    },
    isOpen: () => failures >= threshold,
    released: () => {
      probing = false;
    },
  };
}
