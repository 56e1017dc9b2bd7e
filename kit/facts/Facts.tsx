import type { ReactNode } from 'react';
import { keyedByIndex } from '../styles/keyed-by-index.ts';
import classes from './Facts.module.css';

export interface Fact {
  term: ReactNode;
  main: ReactNode;
  note?: ReactNode | undefined;
}

/** A card of short facts: who acts, how long it takes, what it costs. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {keyedByIndex(items).map(({ key, row: { term, main, note } }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>{main}</dd>
          {note != null && <dd>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
