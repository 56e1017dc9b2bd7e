import { use, useState } from 'react';
import { codeOf } from '../../services/api/api-error.ts';
import { FollowedContext } from '../screen/followed.ts';
import { sayProblem } from './say-problem.ts';

export type Sending = {
  /** True from the first byte until it is settled where to be: the button says 'Submitting' all the while. */
  readonly isSending: boolean;
  /** Why the last try was not taken, in words; null when it was, or nothing was sent. */
  readonly problem: string | null;
  /**
   * Sends, then lets `follow` decide. A step that is not open any more is looked up at once. `refused` gets the failure first and
   * answers true when it has said everything itself. Resolves true when it was taken.
   */
  readonly send: (call: () => Promise<unknown>, refused?: (error: unknown) => boolean) => Promise<boolean>;
};

/**
 * Sending something of a screen. Nothing typed is touched when it fails. Inside an application its status is followed afterwards; with
 * `stays`, what is sent does not move the application on: its status is read once more instead of waiting for the next one.
 */
export function useSend({ stays = false }: { stays?: boolean | undefined } = {}): Sending {
  const followed = use(FollowedContext);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(call: () => Promise<unknown>, refused?: (error: unknown) => boolean): Promise<boolean> {
    setSending(true);
    setProblem(null);
    try {
      await call();
      await (stays ? followed?.again() : followed?.done());
      return true;
    } catch (error) {
      setProblem(refused?.(error) ? null : sayProblem(error));
      const code = codeOf(error);
      if (code === 'out_of_order' || code === 'stale_version') void followed?.again();
      return false;
    } finally {
      setSending(false);
    }
  }
  return { isSending, problem, send };
}
