import type { JSX } from 'react';
import { formatDate } from '../../services/dates.ts';
import { NOT_CANCELED } from './copy.ts';
import { SignedDocument } from './SignedDocument.tsx';

type NotCanceledProps = {
  readonly uuid: string;
  readonly confirmation: 'NOT_YET' | 'OPEN' | 'GIVEN' | 'NOT_NEEDED';
  /** The last day on which mail is waited for; null where none is. */
  readonly mailUntil: string | null;
};

/** After the days to cancel: one owner's confirmation that they have not canceled, or the day to which mail is waited for (12 CFR 1026.15(c)). */
export function NotCanceled({ uuid, confirmation, mailUntil }: NotCanceledProps): JSX.Element | null {
  if (confirmation === 'NOT_NEEDED') return null;
  return (
    <section className="section stack">
      <h2>{NOT_CANCELED.title}</h2>
      <p>{NOT_CANCELED.text}</p>
      {mailUntil !== null && <p>{NOT_CANCELED.wait(formatDate(mailUntil))}</p>}
      {confirmation !== 'NOT_YET' && (
        <SignedDocument uuid={uuid} signing="NON_RESCISSION" words={NOT_CANCELED} isSigned={confirmation === 'GIVEN'} goesOn />
      )}
    </section>
  );
}
