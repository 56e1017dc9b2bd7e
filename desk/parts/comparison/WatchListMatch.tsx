import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import type { JSX } from 'react';
import { Time } from '../zone.tsx';
import { useComparisons } from './api.ts';
import classes from './Comparisons.module.css';
import { ComparisonTable } from './ComparisonTable.tsx';
import { COPY } from './copy.ts';

/** The people whom the watch list names, beside the applicant: what a second person reads before they agree that they are others. */
export function WatchListMatch({ uuid }: { readonly uuid: string }): JSX.Element {
  return (
    <Loaded query={useComparisons(uuid, 'WATCHLIST')}>
      {({ comparisons }) => (
        <div className={classes.list}>
          {comparisons
            .filter(({ isDecided }) => !isDecided)
            .map(({ title, party, vendor, at, rows, notes }) => (
              <div key={`${title} ${at}`}>
                <p className={classes.note}>
                  {COPY.table(title, party)}: {vendor}, answered <Time at={at} />
                </p>
                {notes.map((note) => (
                  <p key={note}>{note}</p>
                ))}
                {rows.length > 0 && <ComparisonTable label={COPY.table(title, party)} rows={rows} />}
              </div>
            ))}
        </div>
      )}
    </Loaded>
  );
}
