import { formatCurrency } from '@hearthline/kit/format/format.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { DueTag } from '../../parts/DueTag.tsx';
import { durationText } from '../../parts/duration.ts';
import { NextTag } from '../../parts/NextTag.tsx';
import { DeskLink } from '../../parts/page/DeskLink.tsx';
import type { Column } from '../../parts/table/DataTable.tsx';
import classes from '../../parts/table/Selected.module.css';
import { COPY, NEXT, STAGES } from './copy.ts';

export type Row = Reply<'desk-applications-get'>['rows'][number];
export type Selection = { readonly has: (uuid: string) => boolean; readonly toggle: (uuid: string) => void };

/** The columns of the list; a box selects a row where the reader may assign. */
export const columnsOf = (selection: Selection | null, me: string): readonly Column<Row>[] => [
  ...(selection === null
    ? []
    : [
        {
          key: 'select',
          title: COPY.box,
          cell: ({ uuid, borrower, loanNumber }: Row) => (
            <input
              type="checkbox"
              className={classes.box}
              aria-label={COPY.select(borrower, loanNumber)}
              checked={selection.has(uuid)}
              onChange={() => selection.toggle(uuid)}
            />
          ),
        },
      ]),
  {
    key: 'borrower',
    title: 'Borrower',
    cell: ({ uuid, borrower, loanNumber }) => (
      <div>
        <DeskLink to={`/applications/${uuid}`}>{borrower}</DeskLink> <span className="small muted">{loanNumber}</span>
      </div>
    ),
  },
  { key: 'stage', title: 'Stage', cell: ({ stage }) => STAGES[stage] },
  { key: 'status', title: 'Status', cell: ({ statusText }) => statusText },
  {
    key: 'next',
    title: 'Who acts',
    cell: ({ next }) => <NextTag who={next}>{NEXT[next]}</NextTag>,
  },
  { key: 'line', title: 'Line', sorts: true, number: true, cell: ({ line }) => (line === null ? '–' : formatCurrency(line)) },
  { key: 'state', title: 'State', cell: ({ state }) => state ?? '–' },
  { key: 'since', title: 'In this status', sorts: true, cell: ({ sinceSeconds }) => durationText(sinceSeconds) },
  {
    key: 'due',
    title: 'Next deadline',
    sorts: true,
    cell: ({ due }) =>
      due === null ? (
        <span className="muted">{COPY.noDue}</span>
      ) : (
        <DueTag task={{ dueInSeconds: due.inSeconds, isLate: due.inSeconds < 0, dueBy: due.byLaw ? 'LAW' : 'PROMISE' }} />
      ),
  },
  {
    key: 'owner',
    title: COPY.owner,
    cell: ({ owner }) =>
      owner === null ? <span className="muted">{COPY.nobody}</span> : owner.uuid === me ? <strong>{COPY.you}</strong> : owner.name,
  },
];
