import { Icon } from '@hearthline/kit/icon/Icon.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import type { JSX } from 'react';
import { useWhen } from '../parts.tsx';
import { type Comparison, useComparisons } from '../../../parts/comparison/api.ts';
import classes from '../../../parts/comparison/Comparisons.module.css';
import { ComparisonTable } from '../../../parts/comparison/ComparisonTable.tsx';
import { COPY } from '../../../parts/comparison/copy.ts';
import { Pictures } from './Pictures.tsx';

/** What the application says beside what vendors answered: what waits for a decision is open and stands first. */
export function Comparisons({ uuid }: { readonly uuid: string }): JSX.Element {
  return (
    <Loaded
      query={useComparisons(uuid)}
      empty={({ comparisons }) => (comparisons.length === 0 ? { title: COPY.none, text: COPY.noneText } : null)}
    >
      {({ comparisons }) => (
        <div className={classes.list}>
          {comparisons.map((one) => (
            <ComparisonCard key={`${one.kind} ${one.title} ${one.party ?? ''} ${one.at}`} uuid={uuid} comparison={one} />
          ))}
        </div>
      )}
    </Loaded>
  );
}

const counted = ({ rows }: Comparison, verdict: 'DIFFERENT' | 'CLOSE' | 'SAME'): number =>
  rows.filter((row) => row.verdict === verdict).length;

/** How many fields differ, and how many are alike only, where it is folded. */
function Counts({ comparison }: { readonly comparison: Comparison }): JSX.Element {
  const [different, close] = [counted(comparison, 'DIFFERENT'), counted(comparison, 'CLOSE')];
  return (
    <span className={classes.counts}>
      {!comparison.isDecided && <Tag kind="waiting">{COPY.waits}</Tag>}
      {different > 0 && <Tag kind="err">{COPY.counts.DIFFERENT(different)}</Tag>}
      {close > 0 && <Tag kind="warn">{COPY.counts.CLOSE(close)}</Tag>}
      {different + close === 0 && counted(comparison, 'SAME') > 0 && <Tag kind="ok">{COPY.counts.allSame}</Tag>}
    </span>
  );
}

/** One vendor's answer beside the application. */
function ComparisonCard({ uuid, comparison }: { readonly uuid: string; readonly comparison: Comparison }): JSX.Element {
  const when = useWhen();
  const { title, party, vendor, at, rows, pictures, notes, isDecided } = comparison;
  return (
    <details className={classes.card} open={!isDecided}>
      <summary>
        <span className={classes.title}>
          <h2>{title}</h2>
          {party !== null && <span data-private="">{party}</span>}
        </span>
        <Counts comparison={comparison} />
        <Icon name="chevron-down" className={classes.chevron} />
      </summary>
      <div className={classes.inside}>
        <p className={classes.note}>{COPY.answered(vendor, when(at))}</p>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {rows.length > 0 && <ComparisonTable label={COPY.table(title, party)} rows={rows} />}
        {pictures.length > 0 && <Pictures key={pictures.map(({ documentUuid }) => documentUuid).join()} uuid={uuid} pictures={pictures} />}
      </div>
    </details>
  );
}
