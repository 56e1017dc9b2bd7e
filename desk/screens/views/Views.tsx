import { deskViewsGet } from '@hearthline/web/operations/desk.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import type { JSX } from 'react';
import { wordsOf } from '../../parts/format.ts';
import { DeskLink } from '../../parts/page/DeskLink.tsx';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { REASON_OPTIONS, REASONS } from '../../parts/reason.ts';
import { ROLE_NAMES } from '../../parts/roles.ts';
import { type Column, DataTable } from '../../parts/table/DataTable.tsx';
import { DAYS, ListFilters } from '../../parts/table/ListFilters.tsx';
import { useList } from '../../parts/table/use-list.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { Time } from '../../parts/zone.tsx';

type View = Reply<'desk-views-get'>['rows'][number];

const KNOWN = { staff: null, subject: null, reason: REASONS, from: null, to: null };

const fieldText = (field: string): string =>
  field.startsWith('SEARCH_') ? `Search by ${wordsOf(field.slice(7)).toLowerCase()}` : wordsOf(field);

const COLUMNS: readonly Column<View>[] = [
  { key: 'at', title: 'When', cell: ({ at }) => <Time at={at} /> },
  { key: 'staff', title: 'Who', cell: ({ staffName, role }) => `${staffName}, ${ROLE_NAMES[role].toLowerCase()}` },
  {
    key: 'subject',
    title: 'Whose data',
    cell: ({ subject, subjectUuid, applicationUuid }) => (
      <>
        {subjectUuid === null ? 'Nobody’s alone' : <DeskLink to={`/people/${subjectUuid}`}>{subject ?? 'A person'}</DeskLink>}
        {applicationUuid !== null && (
          <>
            <br />
            <DeskLink to={`/applications/${applicationUuid}`}>Application</DeskLink>
          </>
        )}
      </>
    ),
  },
  { key: 'fields', title: 'What', cell: ({ fields }) => fields.map(fieldText).join(', ') },
  {
    key: 'reason',
    title: 'Why',
    cell: ({ reason, note }) => (
      <>
        {REASONS[reason]}
        <br />
        <span className="muted">{note}</span>
      </>
    ),
  },
];

/** Who looked at whose data, when, which fields, and why. Nobody can change it. */
export function Views(): JSX.Element {
  const { table, query, asked, inUse } = useList(deskViewsGet, KNOWN);
  const colleagues = (query.data?.staff ?? []).map(({ staffUuid, name }) => ({ value: staffUuid, text: name }));
  return (
    <DeskPage
      title="Log of views"
      intro="Every search, and every look at a borrower’s data: a value, a document, a part of an application once a day. Nobody can change or delete a line."
    >
      {asked['subject'] !== undefined && (
        <p>
          Of one person or application only.{' '}
          <Button variant="text" onClick={() => table.setFilters({ subject: '' })}>
            Show all
          </Button>
        </p>
      )}
      <ListFilters
        table={table}
        inUse={inUse}
        filters={[
          { name: 'staff', label: 'Who', empty: 'Everybody', options: colleagues },
          { name: 'reason', label: 'Why', empty: 'Every reason', options: REASON_OPTIONS },
          ...DAYS,
        ]}
      />
      <DataTable
        label="Views"
        columns={COLUMNS}
        query={query}
        address={table}
        rowKey={({ id }) => id}
        empty={{ title: 'Nothing was looked at', text: 'No search and no look at a person matches these filters.' }}
      />
    </DeskPage>
  );
}
