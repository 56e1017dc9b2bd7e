import { finishLink, type LinkTarget, openLink } from '../../services/vendor-links.ts';
import { withStepUp } from '../step-up/step-up.tsx';
import { exitSentence } from './copy.ts';
import { type Leaving, useLeaving } from './use-leaving.ts';
import { openWidget } from './widgets.ts';

/**
 * Links a bank, payroll or tax service: opens the vendor's page, which returns through /plaid-oauth-success, or its widget over this page. `onLinked`
 * follows a link that was finished here.
 */
export function useVendorLink(uuid: string, target: LinkTarget, onLinked: () => unknown): Leaving {
  return useLeaving(async () => {
    const { token, connectUrl } = await openLink(uuid, target);
    if (connectUrl !== null) {
      window.location.assign(connectUrl);
      return 'LEFT';
    }
    if (token === null) return { problem: null };
    const result = await openWidget(target, { token });
    if ('exit' in result) return { problem: exitSentence(result.exit) };
    await withStepUp(() => finishLink(uuid, target, result));
    await onLinked();
    return { problem: null };
  });
}
