import { useEffect, useState } from 'react';
import { finishLink, type LinkTarget, openLink } from '../../services/vendor-links.ts';
import { problemMessage } from '../requests/problem-message.ts';
import { exitSentence } from './copy.ts';
import { openWidget } from './widgets.ts';

export type VendorLink = {
  /** True from the click until the vendor's page is there, or the link is finished. */
  readonly isOpening: boolean;
  /** Why nothing was linked, as a sentence. */
  readonly problem: string | null;
  readonly open: () => void;
};

/**
 * Links a bank, payroll or tax service: opens the vendor's page, which returns through /plaid-oauth-success, or its widget over this page. `onLinked`
 * follows a link that was finished here.
 */
export function useVendorLink(uuid: string, target: LinkTarget, onLinked: () => unknown): VendorLink {
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // the browser's Back button shows this page as it was left
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && setOpening(false);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  async function link(): Promise<void> {
    const { token, connectUrl } = await openLink(uuid, target);
    if (connectUrl !== null) {
      window.location.assign(connectUrl);
      return;
    }
    if (token === null) return;
    const result = await openWidget(target, { token });
    if ('exit' in result) setProblem(exitSentence(result.exit));
    else {
      await finishLink(uuid, target, result);
      await onLinked();
    }
    setOpening(false);
  }

  function open(): void {
    setOpening(true);
    setProblem(null);
    link().catch((error: unknown) => {
      setOpening(false);
      setProblem(problemMessage(error));
    });
  }
  return { isOpening, problem, open };
}
