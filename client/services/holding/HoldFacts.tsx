import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import type { JSX } from 'react';
import { useFollowed } from '../../follow.ts';
import { expectedBy, sayDate } from '../dates.ts';
import { HOLD, type HoldWords } from './words.ts';

/** Who acts, how long it takes and until when, and what the borrower does meanwhile. */
export function HoldFacts({ words, heading }: { words: HoldWords; heading?: string }): JSX.Element {
  const { status } = useFollowed();
  const by = words.seconds === undefined ? null : HOLD.by(sayDate(expectedBy(status.since, words.seconds)));
  return (
    <section className="section">
      {heading !== undefined && <h2>{heading}</h2>}
      <Facts
        items={[
          { term: HOLD.who, main: words.who, note: words.whoNote },
          { term: HOLD.long, main: words.long, note: by === null ? words.longNote : `${by}. ${words.longNote}` },
          { term: HOLD.you, main: words.you ?? HOLD.nothing, note: words.youNote ?? HOLD.goesOn },
        ]}
      />
      {words.youNote !== undefined && (
        <p className="small muted" style={{ marginTop: 12 }}>
          {HOLD.goesOn}
        </p>
      )}
    </section>
  );
}
