import { Fragment, type ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import { byPlace } from '../styles/by-place.ts';
import classes from './Figures.module.css';

export interface KeyValue {
  term: ReactNode;
  value: ReactNode;
}

/** Words left, figures right. */
export function KeyValues({ items, ruled }: { items: readonly KeyValue[]; /** A hairline above. */ ruled?: boolean | undefined }) {
  return (
    <dl className={cx(classes.kv, ruled && classes.ruled)}>
      {byPlace(items).map(({ key, row: { term, value } }) => (
        <Fragment key={key}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
