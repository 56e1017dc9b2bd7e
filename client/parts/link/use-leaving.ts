import { useEffect, useState } from 'react';
import { problemMessage } from '@hearthline/web/requests/problem-message.ts';

export type Leaving = {
  /** True from the click until the vendor's page is there, or it turned out that there is none. */
  readonly isOpening: boolean;
  /** Why the borrower is still here, as a sentence. */
  readonly problem: string | null;
  readonly open: () => void;
};

/** What became of it: the browser is leaving this page, or stays on it, with a sentence about why where it should not have. */
type Outcome = 'LEFT' | { readonly problem: string | null };

/** A button that leaves for a page of a vendor's, in the same tab (decision 26). */
export function useLeaving(leave: () => Promise<Outcome>): Leaving {
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // the browser's Back button shows this page as it was left
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && setOpening(false);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
  const stay = (why: string | null): void => {
    setOpening(false);
    setProblem(why);
  };
  function open(): void {
    setOpening(true);
    setProblem(null);
    leave().then(
      (outcome) => outcome !== 'LEFT' && stay(outcome.problem),
      (error: unknown) => stay(problemMessage(error)),
    );
  }
  return { isOpening, problem, open };
}
