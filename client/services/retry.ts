import { pause } from '@hearthline/web/live/page.ts';

/** Attempts in all, and the first delay in milliseconds, doubled each time. */
export const GENERIC_RETRY = { attempts: 5, firstDelay: 1000 } as const;

type RetryOptions = {
  readonly attempts?: number;
  readonly firstDelay?: number;
  /** Returns false for an error that a retry cannot fix; by default every error is retried. */
  readonly when?: (error: unknown) => boolean;
  readonly wait?: (milliseconds: number) => Promise<void>;
};

/** Runs `work` until it succeeds: 5 attempts in total from 1000 ms doubling (AMB-82). Throws the last error. */
export async function retry<T>(work: () => Promise<T>, options: RetryOptions = {}): Promise<T> {
  const { attempts = GENERIC_RETRY.attempts, firstDelay = GENERIC_RETRY.firstDelay, when = () => true, wait = pause } = options;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts || !when(error)) throw error;
      await wait(firstDelay * 2 ** (attempt - 1));
    }
  }
}
