import type { JSX } from 'react';
import { type Column, DataTable } from './DataTable.tsx';
import type { TableAddress } from './use-table.ts';

/** Everything is there: nothing is sorted, filtered or paged. */
const WHOLE: TableAddress = {
  page: 1,
  sort: '',
  filters: {},
  setPage: () => undefined,
  setSort: () => undefined,
  setFilters: () => undefined,
};

type Props<Row> = {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** All there are, where only the first are shown. */
  readonly total?: number;
  readonly rowKey: (row: Row) => string;
};

/** A table of the whole of something that is part of a page. */
export function WholeTable<Row>({ rows, total = rows.length, ...table }: Props<Row>): JSX.Element {
  const query = { data: { rows, total }, error: null, isFetching: false, refetch: () => undefined };
  return <DataTable {...table} query={query} address={WHOLE} isWhole empty={{ title: '', text: '' }} />;
}
