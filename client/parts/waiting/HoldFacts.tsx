import type { HoldCopy } from '@hearthline/journey/status-copy/row.ts';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import type { JSX } from 'react';
import { useFollowing } from '../screen/followed.ts';
import { expectedBy, formatDate } from '../../services/dates.ts';
import { HOLD } from './copy.ts';

type HoldFactsProps = {
  readonly copy: HoldCopy;
  readonly heading?: string;
  /** True when the borrower has done what the copy asks for. */
  readonly isAnswered?: boolean;
};

/** Who acts, how long it takes and until when, and what the borrower does meanwhile. */
export function HoldFacts({ copy, heading, isAnswered = false }: HoldFactsProps): JSX.Element {
  const { status } = useFollowing();
  const asks: Pick<HoldCopy, 'you' | 'youNote'> = isAnswered ? {} : copy;
  const by = copy.seconds === undefined ? null : HOLD.by(formatDate(expectedBy(status.since, copy.seconds)));
  return (
    <section className="section">
      {heading !== undefined && <h2>{heading}</h2>}
      <Facts
        items={[
          { term: HOLD.who, main: copy.who, note: copy.whoNote },
          { term: HOLD.long, main: copy.long, note: by === null ? copy.longNote : `${by}. ${copy.longNote}` },
          { term: HOLD.you, main: asks.you ?? HOLD.nothing, note: asks.youNote ?? HOLD.goesOn },
        ]}
      />
      {asks.youNote !== undefined && <Note>{HOLD.goesOn}</Note>}
    </section>
  );
}
