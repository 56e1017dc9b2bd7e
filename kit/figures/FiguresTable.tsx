import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import { byPlace } from '../styles/by-place.ts';
import classes from './Figures.module.css';

export interface FigureRow {
  head: ReactNode;
  /** Smaller line under the head. */
  note?: ReactNode | undefined;
  /** One unit per column; use formatSigned for what is added or taken away. */
  amount: ReactNode;
  /** The sum of the rows above: after a 2 px rule. */
  total?: boolean | undefined;
}

/** A sum that adds up in sight. */
export function FiguresTable({ caption, rows }: { caption: ReactNode; rows: readonly FigureRow[] }) {
  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <tbody>
        {byPlace(rows).map(({ key, row: { head, note, amount, total } }) => (
          <tr key={key} className={cx(total && classes.total)}>
            <th scope="row">
              {head}
              {note != null && <small>{note}</small>}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
