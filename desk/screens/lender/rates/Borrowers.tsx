import { Switch } from '@hearthline/kit/switch/Switch.tsx';
import { OCCUPANCY_LABELS } from '@hearthline/rules/labels.ts';
import type { ReasonCode } from '@hearthline/rules/enums.ts';
import { REASONS } from '@hearthline/rules/reasons.ts';
import type { JSX } from 'react';
import { type Column, DataTable } from '../../../parts/table/DataTable.tsx';
import { PAGE_SIZE, useTable } from '../../../parts/table/use-table.ts';
import { dollars, INCOME, percent, type SampleRow } from './copy.ts';

type Outcome = SampleRow['before'];

/** The offer that the borrower would take, or why there is none. */
function outcomeText({ rate, line, payment, term, reason }: Outcome): string {
  if (rate === null) return `Declined: ${reason === null ? 'no offer' : (REASONS[reason as ReasonCode]?.text ?? reason)}`;
  return `${percent(rate)}, ${dollars(line)} over ${term} years, ${dollars(payment)} a month`;
}

const COLUMNS: readonly Column<SampleRow>[] = [
  { key: 'id', title: 'No.', sorts: true, number: true, cell: ({ id }) => id },
  { key: 'score', title: 'Score', sorts: true, number: true, cell: ({ score }) => score },
  { key: 'state', title: 'State', sorts: true, cell: ({ state }) => state },
  { key: 'value', title: 'Home', sorts: true, number: true, cell: ({ value }) => dollars(value) },
  {
    key: 'who',
    title: 'Who',
    cell: ({ occupancy, elderly, incomeSource }) =>
      `${OCCUPANCY_LABELS[occupancy]}, ${elderly ? '62 or older, ' : ''}${INCOME[incomeSource].toLowerCase()}`,
  },
  { key: 'wanted', title: 'Wants', sorts: true, number: true, cell: ({ wanted }) => dollars(wanted) },
  { key: 'before', title: 'Today', sorts: true, cell: ({ before }) => outcomeText(before) },
  { key: 'after', title: 'With the change', sorts: true, cell: ({ after }) => outcomeText(after) },
];

const NO_RATE = 1_000;
const FIGURES: Readonly<Record<string, (row: SampleRow) => number | string>> = {
  id: ({ id }) => id,
  score: ({ score }) => score,
  state: ({ state }) => state,
  value: ({ value }) => value,
  wanted: ({ wanted }) => wanted,
  before: ({ before }) => before.rate ?? NO_RATE,
  after: ({ after }) => after.rate ?? NO_RATE,
};

/** Rows in the order that the address names. */
function sorted(rows: readonly SampleRow[], sort: string): SampleRow[] {
  const figure = FIGURES[sort.replace(/^-/, '')] ?? (({ id }: SampleRow) => id);
  const up = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [figure(a), figure(b)];
    return one === other ? a.id - b.id : one < other ? -up : up;
  });
}

/** The invented borrowers, each with the outcome today and with the sheet. */
export function Borrowers({ rows }: { readonly rows: readonly SampleRow[] }): JSX.Element {
  const address = useTable('id');
  const onlyChanged = address.filters['all'] === undefined;
  const shown = sorted(onlyChanged ? rows.filter(({ isChanged }) => isChanged) : rows, address.sort);
  const from = (address.page - 1) * PAGE_SIZE;
  return (
    <section className="section">
      <h2>Borrower by borrower</h2>
      <Switch
        label="Only those with another outcome"
        checked={onlyChanged}
        onChange={({ target }) => address.setFilters({ all: target.checked ? undefined : 'yes' })}
      />
      <DataTable
        label="Borrowers"
        columns={COLUMNS}
        query={{
          data: { rows: shown.slice(from, from + PAGE_SIZE), total: shown.length },
          error: null,
          isFetching: false,
          refetch: () => undefined,
        }}
        address={address}
        rowKey={({ id }) => String(id)}
        empty={{ title: 'Nobody has another outcome', text: 'Turn the switch off to see all of them.' }}
      />
    </section>
  );
}
