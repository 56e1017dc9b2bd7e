import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button, Spinner } from '@hearthline/kit/button/Button.tsx';
import type { JSX } from 'react';
import type { LinkTarget } from '../../services/vendor-links.ts';
import { LINK } from './copy.ts';
import { useVendorLink } from './use-vendor-link.ts';

type LinkButtonProps = {
  readonly uuid: string;
  readonly target: LinkTarget;
  readonly label: string;
  /** Follows a link that was finished without leaving the page. */
  readonly onLinked: () => unknown;
  readonly variant?: 'solid' | 'outline';
  readonly full?: boolean;
};

/** A button that links a bank, payroll or tax service, and says why when nothing was linked. */
export function LinkButton({ uuid, target, label, onLinked, variant, full }: LinkButtonProps): JSX.Element {
  const { isOpening, problem, open } = useVendorLink(uuid, target, onLinked);
  return (
    <div className="stack">
      {problem !== null && (
        <Alert kind="err" title={LINK.notLinked}>
          {problem}
        </Alert>
      )}
      <Button variant={variant} full={full} disabled={isOpening} onClick={open}>
        {isOpening ? (
          <>
            <Spinner />
            {LINK.opening}
          </>
        ) : (
          label
        )}
      </Button>
    </div>
  );
}
