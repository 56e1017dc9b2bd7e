import { deskReplaysGet } from '@hearthline/web/operations/desk.ts';
import type { JSX } from 'react';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { type Column, DataTable } from '../../parts/table/DataTable.tsx';
import { ListFilters } from '../../parts/table/ListFilters.tsx';
import { useList } from '../../parts/table/use-list.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { clockText } from '../../parts/duration.ts';
import { Time } from '../../parts/zone.tsx';

type Row = Reply<'desk-replays-get'>['rows'][number];

const KNOWN = { application: null };
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
  { key: 'seconds', title: 'Length', number: true, cell: ({ seconds }) => clockText(seconds) },
  { key: 'width', title: 'Seen on', cell: ({ width }) => (width === null ? 'Not known' : width < PHONE ? 'A phone' : 'A computer') },
  { key: 'loanNumber', title: 'Application', cell: ({ loanNumber }) => loanNumber ?? 'None' },
];

/** Recordings of visits. What visitors typed is not in them; who watches one says why, which is kept in the log of views. */
export function Replays(): JSX.Element {
  const { table, query, inUse } = useList(deskReplaysGet, KNOWN);
  return (
    <DeskPage
      title="Recordings"
      intro="Visits whose visitors agreed to be recorded. Names, numbers and everything typed were hidden before they were sent."
    >
      <ListFilters table={table} inUse={inUse} filters={[{ name: 'application', label: 'Loan number', maxLength: 40 }]} />
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
