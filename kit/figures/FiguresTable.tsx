import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import { keyedByIndex } from '../styles/keyed-by-index.ts';
import classes from './Figures.module.css';

export interface FigureRow {
  head: ReactNode;
  /** Smaller line under the label. */
  note?: ReactNode | undefined;
  /** One unit per column; use formatSigned for amounts added or subtracted. */
  amount: ReactNode;
  /** The total of the rows above, under a 2 px rule. */
  total?: boolean | undefined;
}

/** A sum shown with all its terms. */
export function FiguresTable({ caption, rows }: { caption: ReactNode; rows: readonly FigureRow[] }) {
  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <tbody>
        {keyedByIndex(rows).map(({ key, row: { head, note, amount, total } }) => (
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
