import type { KeyValue } from './KeyValues.tsx';
import { byPlace } from '../styles/by-place.ts';
import classes from './Figures.module.css';

/** Up to four figures a person knows a file by: two in a row on a phone, four when wide. */
export function Quad({ items }: { items: readonly KeyValue[] }) {
  return (
    <dl className={classes.quad}>
      {byPlace(items).map(({ key, row: { term, value } }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
