import { Button } from '@hearthline/kit/button/Button.tsx';
import { type JSX, useState } from 'react';
import { TextDialog } from '../../parts/form/TextDialog.tsx';
import type { Column } from '../../parts/table/DataTable.tsx';
import { WholeTable } from '../../parts/table/WholeTable.tsx';
import { COPY } from './copy.ts';
import classes from '../../parts/table/Selected.module.css';

type SelectionProps<Row> = {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly total: number;
  readonly rowKey: (row: Row) => string;
  /** The accessible name of the box of a row. */
  readonly nameOf: (row: Row) => string;
  /** What is done with those that are selected, and what stands on its button; null for a reader who may do nothing. */
  readonly act: {
    readonly text: string;
    readonly hint: string;
    readonly send: (rows: readonly Row[], reason: string) => Promise<void>;
  } | null;
};

/** A table whose rows are started again: those that are selected, with one reason. */
export function Selection<Row>({ label, columns, rows, total, rowKey, nameOf, act }: SelectionProps<Row>): JSX.Element {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const selected = rows.filter((row) => keys.has(rowKey(row)));
  const toggle = (key: string): void =>
    setKeys((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]));
  const box: Column<Row> = {
    key: 'select',
    title: 'Select',
    cell: (row) => (
      <input
        type="checkbox"
        className={classes.box}
        aria-label={nameOf(row)}
        checked={keys.has(rowKey(row))}
        onChange={() => toggle(rowKey(row))}
      />
    ),
  };
  return (
    <>
      {act && (
        <div className={classes.bulk}>
          <p>{selected.length} selected</p>
          <Button variant="text" onClick={() => setKeys(new Set(selected.length === rows.length ? [] : rows.map(rowKey)))}>
            {selected.length === rows.length ? 'Select none' : 'Select all shown'}
          </Button>
          <Button variant="outline" compact disabled={selected.length === 0} onClick={() => setAsking(true)}>
            {act.text}
          </Button>
        </div>
      )}
      <WholeTable label={label} columns={act ? [box, ...columns] : columns} rows={rows} total={total} rowKey={rowKey} />
      {act && isAsking && (
        <TextDialog
          title={`${act.text}: ${selected.length} selected`}
          label={COPY.again.label}
          hint={act.hint}
          name="reason"
          submit={act.text}
          onSend={async (reason) => {
            await act.send(selected, reason);
            setAsking(false);
            setKeys(new Set());
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
