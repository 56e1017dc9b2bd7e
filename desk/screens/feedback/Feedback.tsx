import { deskFeedbackGet } from '@hearthline/web/operations/desk.ts';
import type { JSX } from 'react';
import { DeskLink } from '../../parts/page/DeskLink.tsx';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { CountTabs } from '../../parts/table/CountTabs.tsx';
import { type Column, DataTable } from '../../parts/table/DataTable.tsx';
import { DAYS, ListFilters, optionsOf } from '../../parts/table/ListFilters.tsx';
import { useList } from '../../parts/table/use-list.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { ABOUT, KINDS, REASONS, TOPICS } from './copy.ts';
import classes from './Feedback.module.css';
import { Time } from '../../parts/zone.tsx';

type Row = Reply<'desk-feedback-get'>['rows'][number];
type Kind = Row['kind'];
type About = Row['about'];

/** What can be chosen beside each kind. */
const ABOUT_OF = { FEEDBACK: TOPICS, LEAVING: REASONS } as const;
const KNOWN = { kind: KINDS, about: ABOUT, from: null, to: null };

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
  const { table, query, asked, inUse } = useList(deskFeedbackGet, KNOWN);
  const { kind, about } = asked;
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
            isOpen: kind === undefined && about === undefined,
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
      <ListFilters
        table={table}
        inUse={inUse}
        filters={[
          { name: 'kind', label: 'Kind', empty: 'Both kinds', options: optionsOf(KINDS), resets: ['about'] },
          {
            name: 'about',
            label: 'Topic or reason',
            empty: 'Each',
            options: optionsOf(kind === undefined ? ABOUT : ABOUT_OF[kind as Kind]),
          },
          ...DAYS,
        ]}
      />
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
