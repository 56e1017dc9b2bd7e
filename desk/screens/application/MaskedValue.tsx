import { Button } from '@hearthline/kit/button/Button.tsx';
import { type JSX, useState } from 'react';
import type { Why } from '../../parts/reason.ts';
import { loggedReads, type MaskedDatum } from './api.ts';
import { COPY } from './copy.ts';
import { WhyDialog } from './WhyDialog.tsx';

const { parties: copy } = COPY;

type MaskedValueProps = {
  readonly uuid: string;
  /** `borrower`, or the signer's id. */
  readonly party: string;
  readonly what: MaskedDatum;
  readonly label: string;
  /** As the server masked it; null where it is not known. */
  readonly masked: string | null;
  /** What stands in place of a value that is not known. */
  readonly none?: string;
  /** Who sees no borrowers' data asks for none. */
  readonly mayShow?: boolean;
};

/** A masked value, which is shown once it is asked for with a reason: a line in the log of views. */
export function MaskedValue({ uuid, party, what, label, masked, none = copy.none, mayShow = true }: MaskedValueProps): JSX.Element {
  const [isAsked, setAsked] = useState(false);
  const [full, setFull] = useState<string>();
  const reveal = async (why: Why): Promise<void> => {
    setFull((await loggedReads.value(uuid, party, what, why)).value);
    setAsked(false);
  };
  return (
    <>
      <span data-private="" aria-live="polite">
        {full ?? masked ?? none}
      </span>
      {mayShow && masked !== null && full === undefined && (
        <Button variant="text" aria-label={copy.reveal(label)} onClick={() => setAsked(true)}>
          {copy.show}
        </Button>
      )}
      {isAsked && <WhyDialog title={copy.reveal(label)} send={copy.revealButton} onSend={reveal} onClose={() => setAsked(false)} />}
    </>
  );
}
