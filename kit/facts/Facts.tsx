import type { ReactNode } from 'react';
import { byPlace } from '../styles/by-place.ts';
import classes from './Facts.module.css';

export interface Fact {
  term: ReactNode;
  main: ReactNode;
  note?: ReactNode | undefined;
}

/** Who acts, how long, what it costs: a card of short answers. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {byPlace(items).map(({ key, row: { term, main, note } }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>{main}</dd>
          {note != null && <dd>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
