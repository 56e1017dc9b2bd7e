import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { formatCurrency, formatPercent, formatWhole } from '@hearthline/kit/format/format.ts';
import { cx } from '@hearthline/kit/styles/cx.ts';
import { keyedByIndex } from '@hearthline/kit/styles/keyed-by-index.ts';
import type { JSX } from 'react';
import { isDay, shortDateText } from '../format.ts';
import { TABLE_ROLES } from '../table/DataTable.tsx';
import type { Row } from './api.ts';
import classes from './Comparisons.module.css';
import { COPY } from './copy.ts';

/** In the order in which they are read: what differs first. */
const ORDER = ['DIFFERENT', 'CLOSE', 'SAME', 'NOT_KNOWN'] as const satisfies readonly Row['verdict'][];
const TAGS: Readonly<Record<Row['verdict'], 'err' | 'warn' | 'ok' | null>> = {
  DIFFERENT: 'err',
  CLOSE: 'warn',
  SAME: 'ok',
  NOT_KNOWN: null,
};

const FIGURES: Readonly<Partial<Record<Row['unit'], (value: number) => string>>> = {
  DOLLARS: (value) => formatCurrency(value, Number.isInteger(value) ? 0 : 2),
  PERCENT: (value) => formatPercent(value, 2),
  NUMBER: formatWhole,
};
function wordsOf(value: Row['ours'], unit: Row['unit']): string | null {
  if (typeof value === 'number') return (FIGURES[unit] ?? String)(value);
  return value !== null && unit === 'DATE' && isDay(value) ? shortDateText(value) : value;
}

/** As of the other cells: a browser takes it away where the row is no table row (TABLE_ROLES). */
const ROW_HEAD = { role: 'rowheader' } as const;

const { columns } = COPY;
type Side = 'ours' | 'theirs';

function Cell({ row, side }: { readonly row: Row; readonly side: Side }): JSX.Element {
  const words = wordsOf(row[side], row.unit);
  return (
    <td {...TABLE_ROLES.cell} data-label={columns[side]} className={cx(row.unit in FIGURES && classes.figure)}>
      {words === null ? (
        <span className={classes.nothing}>
          <span aria-hidden="true">–</span>
          <span className="sr">{COPY.nothing}</span>
        </span>
      ) : (
        <span data-private="">{words}</span>
      )}
    </td>
  );
}

/** What the application says beside what the vendor answered, what differs first; on a phone each field is a pair below its name. */
export function ComparisonTable({ label, rows }: { readonly label: string; readonly rows: readonly Row[] }): JSX.Element {
  const sorted = ORDER.flatMap((verdict) => rows.filter((row) => row.verdict === verdict));
  return (
    <table className={classes.table} {...TABLE_ROLES.table} aria-label={label}>
      <thead {...TABLE_ROLES.group}>
        <tr {...TABLE_ROLES.row}>
          {Object.entries(columns).map(([key, title]) => (
            <th key={key} scope="col" {...TABLE_ROLES.head}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.group}>
        {keyedByIndex(sorted).map(({ key, row }) => {
          const tag = TAGS[row.verdict];
          return (
            <tr key={key} {...TABLE_ROLES.row} className={cx(row.verdict === 'DIFFERENT' && classes.different)}>
              <th scope="row" {...ROW_HEAD}>
                {row.label}
              </th>
              <Cell row={row} side="ours" />
              <Cell row={row} side="theirs" />
              <td {...TABLE_ROLES.cell} data-label={columns.verdict}>
                <span className={classes.result}>
                  {tag === null ? (
                    <span className={classes.nothing}>{COPY.verdicts[row.verdict]}</span>
                  ) : (
                    <Tag kind={tag}>{COPY.verdicts[row.verdict]}</Tag>
                  )}
                  {row.note !== null && <span className={classes.note}>{row.note}</span>}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
