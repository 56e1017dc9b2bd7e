import { keyedByIndex } from '../styles/keyed-by-index.ts';
import classes from './Figures.module.css';
import { Fragment, type ReactNode } from 'react';
import { cx } from '../styles/cx.ts';

export interface KeyValue {
  term: ReactNode;
  value: ReactNode;
}

/** Labels at the left, figures at the right. */
export function KeyValues({ items, ruled }: { items: readonly KeyValue[]; /** A hairline above. */ ruled?: boolean | undefined }) {
  return (
    <dl className={cx(classes.kv, ruled && classes.ruled)}>
      {keyedByIndex(items).map(({ key, row: { term, value } }) => (
        <Fragment key={key}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

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
