import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import { keyedByIndex } from '../styles/keyed-by-index.ts';
import classes from './Figures.module.css';

export interface ComparisonRow {
  head: ReactNode;
  before: ReactNode;
  now: ReactNode;
}

/** Figures before and now, a row each; those that differ stand out. */
export function ComparisonTable({
  caption,
  before,
  now,
  rows,
}: {
  caption: ReactNode;
  /** Heads of the two columns. */
  before: ReactNode;
  now: ReactNode;
  rows: readonly ComparisonRow[];
}) {
  return (
    <table className={cx(classes.table, classes.comparison)}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{caption}</span>
          </th>
          <th scope="col">{before}</th>
          <th scope="col">{now}</th>
        </tr>
      </thead>
      <tbody>
        {keyedByIndex(rows).map(({ key, row }) => (
          <tr key={key} className={cx(row.before === row.now && classes.same)}>
            <th scope="row">{row.head}</th>
            <td>{row.before}</td>
            <td>{row.now}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
