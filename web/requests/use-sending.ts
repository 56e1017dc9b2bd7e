import { startTransition, useRef, useState } from 'react';
import { problemMessage } from './problem-message.ts';

type SendingPlan = {
  /** What stands around each call; the call alone where it is left out. */
  readonly around?: (call: () => Promise<unknown>) => Promise<unknown>;
  readonly messageOf?: (error: unknown) => string;
  /** Runs after a failure, whether or not it was shown elsewhere. */
  readonly onFailed?: (error: unknown) => void;
};

export type Sending = {
  /** True from submit until what follows it is decided: the button reads 'Submitting' all the while. */
  readonly isSending: boolean;
  /** Why the last submit failed, as a sentence; null when it succeeded or nothing was sent. */
  readonly problem: string | null;
  /** Sends, one call at a time. `refused` gets the error first and returns true when it has shown it itself. Resolves true on success. */
  readonly send: (call: () => Promise<unknown>, refused?: (error: unknown) => boolean) => Promise<boolean>;
};

/** Sends what a page asks for. A failure changes nothing that was typed. */
export function useSending({ around = async (call) => call(), messageOf = problemMessage, onFailed }: SendingPlan = {}): Sending {
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
      await around(call);
      return true;
    } catch (error) {
      setProblem(refused?.(error) ? null : messageOf(error));
      onFailed?.(error);
      return false;
    } finally {
      isRunning.current = false;
      setSending(false);
    }
  }
  return { isSending, problem, send };
}
