import { Button } from '@hearthline/kit/button/Button.tsx';
import { Icon } from '@hearthline/kit/icon/Icon.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { Skeleton, useAfter } from '@hearthline/kit/skeleton/Skeleton.tsx';
import { cx } from '@hearthline/kit/styles/cx.ts';
import type { JSX, KeyboardEvent, ReactNode } from 'react';
import { Failed, type Loading } from '@hearthline/web/requests/Loaded.tsx';
import classes from './DataTable.module.css';
import { PAGE_SIZE, type TableAddress } from './use-table.ts';

export type Column<Row> = {
  /** Also the name it is sorted by. */
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sorts?: boolean;
  /** Figures, aligned at the right. */
  readonly number?: boolean;
};

export type Paged<Row> = {
  readonly rows: readonly Row[];
  /** All that match. */
  readonly total: number;
  /** There are more than were counted. */
  readonly more?: boolean | undefined;
};

type DataTableProps<Row> = {
  /** What its rows are, for screen readers: "People". */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** A query of the page that the address names; `keepPreviousData` avoids a flicker between pages. */
  readonly query: Loading<Paged<Row>> & { readonly isFetching: boolean };
  readonly address: TableAddress;
  /** All rows are there: nothing to page. */
  readonly isWhole?: boolean;
  readonly rowKey: (row: Row) => string;
  readonly empty: { readonly title: string; readonly text: string };
};

const SLOW_MS = 4000;

/** The cards of a phone are no table for a browser (`display: block`): these say that it is one. */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
/** The keys reach the body from the links inside. */
const ARROWS = { onKeyDown: moved };

/** A table that the server sorts, filters and pages. On a phone each row is a card. The arrow keys move between the links of its rows. */
export function DataTable<Row>({ label, columns, query, address, isWhole = false, rowKey, empty }: DataTableProps<Row>): JSX.Element {
  const { data, error, isFetching } = query;
  if (data === undefined) return error == null ? <Waiting /> : <Failed error={error} again={query.refetch} />;
  return (
    <>
      {error != null && <Failed error={error} again={query.refetch} />}
      <p className={data.rows.length === 0 ? 'sr' : classes.count} role="status">
        {isWhole && data.total <= data.rows.length ? `${figure(data.rows.length)} in all` : countOf(data, address.page)}
        {isFetching && <Slow />}
      </p>
      {data.rows.length === 0 ? (
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      ) : (
        <table className={classes.table} {...TABLE_ROLES.table} aria-label={label}>
          <thead {...TABLE_ROLES.group}>
            <tr {...TABLE_ROLES.row}>
              {columns.map((column) => (
                <Head key={column.key} column={column} address={address} />
              ))}
            </tr>
          </thead>
          <tbody {...TABLE_ROLES.group} {...ARROWS}>
            {data.rows.map((row) => (
              <tr key={rowKey(row)} {...TABLE_ROLES.row}>
                {columns.map(({ key, title, cell, number }) => (
                  <td key={key} {...TABLE_ROLES.cell} data-label={title} className={cx(number && classes.number)}>
                    <div className={classes.value}>{cell(row)}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!isWhole && <Pages data={data} address={address} />}
    </>
  );
}

function Head<Row>({ column: { key, title, sorts, number }, address }: { column: Column<Row>; address: TableAddress }): JSX.Element {
  const order = address.sort === key ? 'ascending' : address.sort === `-${key}` ? 'descending' : undefined;
  return (
    <th {...TABLE_ROLES.head} scope="col" aria-sort={sorts ? (order ?? 'none') : undefined} className={cx(number && classes.number)}>
      {sorts ? (
        <button type="button" className={classes.sort} onClick={() => address.setSort(order === 'ascending' ? `-${key}` : key)}>
          {title}
          <span className={cx(classes.order, order && classes[order])}>
            <Icon name="chevron-down" />
          </span>
        </button>
      ) : (
        title
      )}
    </th>
  );
}

const figure = (count: number): string => count.toLocaleString('en-US');

function countOf({ rows, total, more }: Paged<unknown>, page: number): string {
  if (rows.length === 0) return 'Nothing found';
  const first = (page - 1) * PAGE_SIZE + 1;
  return `${figure(first)}–${figure(first + rows.length - 1)} of ${figure(total)}${more ? ' or more' : ''}`;
}

/** Leads to the other pages of a list, where there are any. */
export function Pages({ data, address }: { data: Pick<Paged<unknown>, 'total'>; address: TableAddress }): JSX.Element | null {
  const last = Math.max(1, Math.ceil(data.total / PAGE_SIZE));
  if (last === 1 && address.page === 1) return null;
  return (
    <nav className={classes.pages} aria-label="Pages">
      <Button variant="outline" compact disabled={address.page <= 1} onClick={() => address.setPage(address.page - 1)}>
        Previous
      </Button>
      <span className="small muted">
        Page {figure(address.page)} of {figure(last)}
      </span>
      <Button variant="outline" compact disabled={address.page >= last} onClick={() => address.setPage(address.page + 1)}>
        Next
      </Button>
    </nav>
  );
}

function Slow(): JSX.Element {
  return <>{useAfter(SLOW_MS) && ' · This takes longer than usual'}</>;
}

function Waiting(): JSX.Element {
  const isSlow = useAfter(SLOW_MS);
  const isShown = useAfter(300);
  return (
    <div>
      <p className={classes.count} role="status">
        {isSlow ? 'This takes longer than usual' : isShown ? 'Loading' : ''}
      </p>
      {isShown && (
        <div className="stack">
          {['a', 'b', 'c', 'd', 'e'].map((row) => (
            <Skeleton key={row} height="2.6em" />
          ))}
        </div>
      )}
    </div>
  );
}

/** The arrow keys lead to the link of the row above and below. */
function moved(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLAnchorElement)) return;
  const links = [...event.currentTarget.rows].map((row) => row.querySelector('a'));
  const here = links.findIndex((link) => link?.closest('tr') === (event.target as Element).closest('tr'));
  const next = links[here + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
