import { deskFeedbackGet } from '@hearthline/web/operations/desk.ts';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import type { JSX } from 'react';
import { DeskLink } from '../../parts/page/DeskLink.tsx';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { CountTabs } from '../../parts/table/CountTabs.tsx';
import { type Column, DataTable } from '../../parts/table/DataTable.tsx';
import { FilterDate } from '../../parts/table/FilterDate.tsx';
import { countSet, FilterPanel } from '../../parts/table/FilterPanel.tsx';
import { useTable } from '../../parts/table/use-table.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { $api } from '../../services/api.ts';
import { ABOUT, KINDS, REASONS, TOPICS } from './copy.ts';
import classes from './Feedback.module.css';
import { Time } from '../../parts/zone.tsx';

type Row = Reply<'desk-feedback-get'>['rows'][number];
type Kind = Row['kind'];
type About = Row['about'];

const optionsOf = (texts: Readonly<Record<string, string>>) => Object.entries(texts).map(([value, text]) => ({ value, text }));
const isKind = (value: string): value is Kind => Object.hasOwn(KINDS, value);
const isAbout = (value: string): value is About => Object.hasOwn(ABOUT, value);
/** What can be chosen beside each kind. */
const ABOUT_OF = { FEEDBACK: TOPICS, LEAVING: REASONS, '': ABOUT } as const;

const COLUMNS: readonly Column<Row>[] = [
  { key: 'at', title: 'When', cell: ({ at }) => <Time at={at} /> },
  { key: 'about', title: 'About', cell: ({ kind, about }) => `${KINDS[kind]}: ${ABOUT[about].toLowerCase()}` },
  {
    key: 'text',
    title: 'In their words',
    cell: ({ text, mayQuote }) => (
      <>
        <p className={classes.words}>{text === '' ? <span className="muted">No comment</span> : text}</p>
        {mayQuote === true && <p className="small muted">May be quoted without the name</p>}
      </>
    ),
  },
  {
    key: 'screen',
    title: 'Written on',
    cell: ({ screen }) => <span className={classes.screen}>{screen === '' ? 'First page' : screen}</span>,
  },
  {
    key: 'application',
    title: 'Application',
    cell: ({ applicationUuid, loanNumber }) =>
      applicationUuid === null ? (
        'None'
      ) : (
        <DeskLink to={`/applications/${applicationUuid}`} className="nowrap">
          {loanNumber ?? 'Open it'}
        </DeskLink>
      ),
  },
];

/** What people say about the product and why they leave. No names: whom a message is from is on the page of its application, which logs each look. */
export function Feedback(): JSX.Element {
  const table = useTable('-at');
  const { kind = '', about = '', from = '', to = '' } = table.filters;
  const known = isKind(kind) ? kind : '';
  const query = $api.useRead(
    deskFeedbackGet,
    {
      query: {
        ...(table.page > 1 && { page: String(table.page) }),
        ...(isKind(kind) && { kind }),
        ...(isAbout(about) && { about }),
        ...(from !== '' && { from }),
        ...(to !== '' && { to }),
      },
    },
    { placeholderData: keepPreviousData },
  );
  const counts = query.data?.counts;
  const show = (one: { readonly kind?: Kind; readonly about?: About }) => (): void =>
    table.setFilters({ kind: undefined, about: undefined, ...one });
  return (
    <DeskPage
      title="Feedback"
      intro="What borrowers write about the product, and why they log out in the middle of a step. The reasons for leaving are stored without who gave them."
    >
      <CountTabs
        label="Topics and reasons"
        tabs={[
          {
            key: 'all',
            title: 'All',
            count: counts?.reduce((sum, { count }) => sum + count, 0),
            isOpen: kind === '' && about === '',
            onOpen: show({}),
          },
          ...(counts ?? []).map((one) => ({
            key: one.about,
            title: ABOUT[one.about],
            count: one.count,
            isOpen: about === one.about,
            onOpen: show({ kind: one.kind, about: one.about }),
          })),
        ]}
      />
      <FilterPanel inUse={countSet(kind, about, from, to)}>
        <SelectField
          label="Kind"
          name="kind"
          empty="Both kinds"
          options={optionsOf(KINDS)}
          value={known}
          onChange={({ target }) => table.setFilters({ kind: target.value, about: undefined })}
        />
        <SelectField
          label="Topic or reason"
          name="about"
          empty="Each"
          options={optionsOf(ABOUT_OF[known])}
          value={isAbout(about) ? about : ''}
          onChange={({ target }) => table.setFilters({ about: target.value })}
        />
        <FilterDate label="From" name="from" value={from} onChange={(day) => table.setFilters({ from: day })} />
        <FilterDate label="To" name="to" value={to} onChange={(day) => table.setFilters({ to: day })} />
      </FilterPanel>
      <DataTable
        label="Feedback"
        columns={COLUMNS}
        query={query}
        address={table}
        rowKey={({ id }) => id}
        empty={{ title: 'Nothing was written', text: 'No feedback and no reason for leaving matches these filters.' }}
      />
    </DeskPage>
  );
}
