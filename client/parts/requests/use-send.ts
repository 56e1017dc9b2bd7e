import { startTransition, use, useRef, useState } from 'react';
import { codeOf } from '../../services/api/api-error.ts';
import { FollowedContext } from '../screen/followed.ts';
import { problemMessage } from './problem-message.ts';

export type Sending = {
  /** True from submit until the next screen is decided: the button reads 'Submitting' all the while. */
  readonly isSending: boolean;
  /** Why the last submit failed, as a sentence; null when it succeeded or nothing was sent. */
  readonly problem: string | null;
  /**
   * Sends, then lets `follow` decide the next screen. When the step is no longer open, the status is re-read at once. `refused` gets the
   * error first and returns true when it has shown it itself. Resolves true on success.
   */
  readonly send: (call: () => Promise<unknown>, refused?: (error: unknown) => boolean) => Promise<boolean>;
};

/**
 * Sends a screen's request. A failure changes nothing that was typed. Inside an application its status is followed afterwards; with `stays`
 * the request does not move the application on, and its status is re-read once instead of polled for the next one.
 */
export function useSend({ stays = false }: { stays?: boolean | undefined } = {}): Sending {
  const followed = use(FollowedContext);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isRunning = useRef(false);

  async function send(call: () => Promise<unknown>, refused?: (error: unknown) => boolean): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    // behind the request, which would otherwise be sent only when the page has been rendered again
    startTransition(() => {
      setSending(true);
      setProblem(null);
    });
    try {
      if (followed && !stays) await followed.submit(call);
      else {
        await call();
        await followed?.again();
      }
      return true;
    } catch (error) {
      setProblem(refused?.(error) ? null : problemMessage(error));
      const code = codeOf(error);
      if (code === 'out_of_order' || code === 'stale_version') void followed?.again();
      return false;
    } finally {
      isRunning.current = false;
      setSending(false);
    }
  }
  return { isSending, problem, send };
}
