import type { PageCopy } from '@hearthline/journey/status-copy/row.ts';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import type { JSX } from 'react';
import { useFollowed } from '../screen/followed.ts';
import { expectedBy, sayDate } from '../../services/dates.ts';
import { HOLD } from './copy.ts';

/** Who acts, how long it takes and until when, and what the borrower does meanwhile. */
export function HoldFacts({ copy, heading }: { copy: PageCopy; heading?: string }): JSX.Element {
  const { status } = useFollowed();
  const by = copy.seconds === undefined ? null : HOLD.by(sayDate(expectedBy(status.since, copy.seconds)));
  return (
    <section className="section">
      {heading !== undefined && <h2>{heading}</h2>}
      <Facts
        items={[
          { term: HOLD.who, main: copy.who, note: copy.whoNote },
          { term: HOLD.long, main: copy.long, note: by === null ? copy.longNote : `${by}. ${copy.longNote}` },
          { term: HOLD.you, main: copy.you ?? HOLD.nothing, note: copy.youNote ?? HOLD.goesOn },
        ]}
      />
      {copy.youNote !== undefined && <Note>{HOLD.goesOn}</Note>}
    </section>
  );
}
