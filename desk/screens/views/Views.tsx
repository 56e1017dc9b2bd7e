import { deskViewsGet } from '@hearthline/web/operations/desk.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import type { JSX } from 'react';
import { wordsOf } from '../../parts/format.ts';
import { DeskLink } from '../../parts/page/DeskLink.tsx';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { REASON_OPTIONS, REASONS, type Reason } from '../../parts/reason.ts';
import { ROLE_NAMES } from '../../parts/roles.ts';
import { type Column, DataTable } from '../../parts/table/DataTable.tsx';
import { FilterDate } from '../../parts/table/FilterDate.tsx';
import { countSet, FilterPanel } from '../../parts/table/FilterPanel.tsx';
import { useTable } from '../../parts/table/use-table.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { $api } from '../../services/api.ts';
import { Time } from '../../parts/zone.tsx';

type View = Reply<'desk-views-get'>['rows'][number];

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
  const table = useTable('-at');
  const { staff, subject, reason, from, to } = table.filters;
  const query = $api.useRead(
    deskViewsGet,
    {
      query: {
        ...(table.page > 1 && { page: String(table.page) }),
        ...(staff && { staff }),
        ...(subject && { subject }),
        ...(reason && { reason: reason as Reason }),
        ...(from && { from }),
        ...(to && { to }),
      },
    },
    { placeholderData: keepPreviousData },
  );
  const colleagues = (query.data?.staff ?? []).map(({ staffUuid, name }) => ({ value: staffUuid, text: name }));
  return (
    <DeskPage
      title="Log of views"
      intro="Every search, and every look at a borrower’s data: a value, a document, a part of an application once a day. Nobody can change or delete a line."
    >
      {subject && (
        <p>
          Of one person or application only.{' '}
          <Button variant="text" onClick={() => table.setFilters({ subject: '' })}>
            Show all
          </Button>
        </p>
      )}
      <FilterPanel inUse={countSet(staff, reason, from, to)}>
        <SelectField
          label="Who"
          name="staff"
          empty="Everybody"
          options={colleagues}
          value={staff ?? ''}
          onChange={({ target }) => table.setFilters({ staff: target.value })}
        />
        <SelectField
          label="Why"
          name="reason"
          empty="Every reason"
          options={REASON_OPTIONS}
          value={reason ?? ''}
          onChange={({ target }) => table.setFilters({ reason: target.value })}
        />
        <FilterDate label="From" name="from" value={from ?? ''} onChange={(day) => table.setFilters({ from: day })} />
        <FilterDate label="To" name="to" value={to ?? ''} onChange={(day) => table.setFilters({ to: day })} />
      </FilterPanel>
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
