import { Button } from '@hearthline/kit/button/Button.tsx';
import type { JSX } from 'react';
import { TABLE_ROLES } from '../../../parts/table/DataTable.tsx';
import { type Cells, type Part, partsOf, placeOf, withCell, withCopy, withoutRow } from './cells.ts';
import type { Checked } from './copy.ts';
import classes from './Rates.module.css';

type SheetTablesProps = {
  readonly cells: Cells;
  readonly problems: Checked['problems'];
  /** Null: the sheet is read only. */
  readonly onChange: ((cells: Cells) => void) | null;
};

/** The tables of a rate sheet, each figure in a field, and what is wrong with it below. */
export function SheetTables({ cells, problems, onChange }: SheetTablesProps): JSX.Element {
  const wrong = Map.groupBy(problems, ({ line, column }) => `${line ?? ''}${column ?? ''}`);
  return (
    <div className={classes.sheet}>
      {partsOf(cells).map((part) => (
        <table key={part.title} {...TABLE_ROLES.table} className={classes.part}>
          <caption>{part.title}</caption>
          <thead {...TABLE_ROLES.group}>
            <tr {...TABLE_ROLES.row}>
              {part.headings.map((heading) => (
                <th key={heading} {...TABLE_ROLES.head} scope="col">
                  {heading}
                </th>
              ))}
              {onChange && (
                <th {...TABLE_ROLES.head} scope="col">
                  <span className="sr">Rows</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody {...TABLE_ROLES.group}>
            {part.rows.map((row, index) => (
              <tr key={row.at} {...TABLE_ROLES.row}>
                {row.cells.map((cell, column) => (
                  <Figure
                    key={part.headings[column]}
                    heading={part.headings[column] ?? ''}
                    label={`${part.title}, row ${index + 1}, ${part.headings[column] ?? ''}`}
                    id={placeOf(row.at, column)}
                    cell={cell}
                    problems={wrong.get(placeOf(row.at, column)) ?? []}
                    onChange={onChange && ((text) => onChange(withCell(cells, row.at, column, text)))}
                  />
                ))}
                {onChange && (
                  <td {...TABLE_ROLES.cell} className={classes.rows}>
                    <RowButtons part={part} index={index} cells={cells} onChange={onChange} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

type FigureProps = {
  readonly heading: string;
  readonly label: string;
  readonly id: string;
  readonly cell: string;
  readonly problems: Checked['problems'];
  readonly onChange: ((text: string) => void) | null;
};

function Figure({ heading, label, id, cell, problems, onChange }: FigureProps): JSX.Element {
  const isWrong = problems.length > 0;
  return (
    <td {...TABLE_ROLES.cell} data-label={heading}>
      {onChange ? (
        <input
          className={classes.figure}
          aria-label={label}
          inputMode="decimal"
          value={cell}
          onChange={({ target }) => onChange(target.value)}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `wrong-${id}` : undefined}
        />
      ) : (
        cell
      )}
      {isWrong && (
        <span id={`wrong-${id}`} className={classes.wrong}>
          {problems.map(({ message }) => message).join('. ')}
        </span>
      )}
    </td>
  );
}

type RowButtonsProps = { readonly part: Part; readonly index: number; readonly cells: Cells; readonly onChange: (cells: Cells) => void };

function RowButtons({ part, index, cells, onChange }: RowButtonsProps): JSX.Element {
  const at = part.first + index;
  const about = `${part.title}, row ${index + 1}`;
  return (
    <>
      <Button variant="text" aria-label={`Copy ${about}`} onClick={() => onChange(withCopy(cells, at))}>
        Copy
      </Button>
      {part.rows.length > 1 && (
        <Button variant="text" aria-label={`Remove ${about}`} onClick={() => onChange(withoutRow(cells, at))}>
          Remove
        </Button>
      )}
    </>
  );
}
