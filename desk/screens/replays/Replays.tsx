import { deskReplaysGet } from '@hearthline/web/operations/desk.ts';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import type { JSX } from 'react';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { type Column, DataTable } from '../../parts/table/DataTable.tsx';
import { countSet, FilterPanel } from '../../parts/table/FilterPanel.tsx';
import { useTable } from '../../parts/table/use-table.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { $api } from '../../services/api.ts';
import { durationText } from './duration.ts';
import { Time } from '../../parts/zone.tsx';

type Row = Reply<'desk-replays-get'>['rows'][number];

/** Narrower windows are phones. */
const PHONE = 600;

/** A recording is opened as a document of its own, whose policy allows the recorded page its styles (server/web/pages/desk.ts). */
const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'at',
    title: 'Began',
    cell: ({ id, at }) => (
      <a href={`/desk/replays/${id}`}>
        <Time at={at} />
      </a>
    ),
  },
  { key: 'seconds', title: 'Length', number: true, cell: ({ seconds }) => durationText(seconds) },
  { key: 'width', title: 'Seen on', cell: ({ width }) => (width === null ? 'Not known' : width < PHONE ? 'A phone' : 'A computer') },
  { key: 'loanNumber', title: 'Application', cell: ({ loanNumber }) => loanNumber ?? 'None' },
];

/** Recordings of visits. What visitors typed is not in them; who watches one says why, which is kept in the log of views. */
export function Replays(): JSX.Element {
  const table = useTable('-at');
  const { application = '' } = table.filters;
  const query = $api.useRead(
    deskReplaysGet,
    { query: { ...(table.page > 1 && { page: String(table.page) }), ...(application !== '' && { application }) } },
    { placeholderData: keepPreviousData },
  );
  return (
    <DeskPage
      title="Recordings"
      intro="Visits whose visitors agreed to be recorded. Names, numbers and everything typed were hidden before they were sent."
    >
      <FilterPanel inUse={countSet(application)}>
        <TextField
          label="Loan number"
          name="application"
          value={application}
          maxLength={40}
          onChange={({ target }) => table.setFilters({ application: target.value.trim() })}
        />
      </FilterPanel>
      <DataTable
        label="Recordings"
        columns={COLUMNS}
        query={query}
        address={table}
        rowKey={({ id }) => id}
        empty={{
          title: 'No recordings',
          text: 'Visitors are asked only where the setting REPLAY_SAMPLE_RATE is above 0, and recordings are deleted after a few weeks.',
        }}
      />
    </DeskPage>
  );
}
