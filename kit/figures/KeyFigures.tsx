import type { KeyValue } from './KeyValues.tsx';
import { keyedByIndex } from '../styles/keyed-by-index.ts';
import classes from './Figures.module.css';

/** Up to four key figures: two per row on a phone, four on wide screens. */
export function KeyFigures({ items }: { items: readonly KeyValue[] }) {
  return (
    <dl className={classes.keyFigures}>
      {keyedByIndex(items).map(({ key, row: { term, value } }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
