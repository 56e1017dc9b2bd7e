import { formatCurrency, formatPercent } from '@hearthline/kit/format/format.ts';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import { shortDateText } from '../../../parts/format.ts';
import type { Column } from '../../../parts/table/DataTable.tsx';
import { COPY } from './copy.ts';
import classes from './credit.module.css';
import type { Line } from './types.ts';
import { WholeTable } from '../../../parts/table/WholeTable.tsx';

const { debts: copy } = COPY;
const owed = (amount: number): string => formatCurrency(amount);
const monthly = (amount: number): string => formatCurrency(amount, 2);

const COLUMNS: readonly Column<Line>[] = [
  { key: 'creditor', title: copy.creditor, cell: (line) => <Account line={line} /> },
  {
    key: 'status',
    title: copy.status,
    cell: ({ status, lateness, pastDue }) => (
      <>
        <span className="nowrap">{COPY.status[status]}</span>
        {pastDue > 0 && <span className={classes.conflict}>{copy.pastDue(owed(pastDue))}</span>}
        {lateness !== 'NONE' && <span className={classes.note}>{COPY.lateness[lateness]}</span>}
      </>
    ),
  },
  {
    key: 'balance',
    title: copy.balance,
    number: true,
    cell: ({ balance, limit, highCredit }) => (
      <>
        {owed(balance)}
        <span className={classes.note}>{limit === null ? copy.highCredit(owed(highCredit)) : copy.limit(owed(limit))}</span>
      </>
    ),
  },
  {
    key: 'payment',
    title: copy.payment,
    number: true,
    cell: ({ payment, remainingPayments }) => (
      <>
        {payment === null ? copy.noPayment : monthly(payment)}
        {remainingPayments !== null && <span className={classes.note}>{copy.left(remainingPayments)}</span>}
      </>
    ),
  },
  { key: 'counts', title: copy.counts, number: true, cell: ({ dti }) => <Counts dti={dti} /> },
];

/** The accounts of a report, those that contradict themselves or are disputed first, each with what of it counts in DTI, and why. */
export function Debts({ lines }: { readonly lines: readonly Line[] }): JSX.Element {
  if (lines.length === 0) return <EmptyState title={copy.none}>{copy.noneText}</EmptyState>;
  return (
    <Card title={copy.title}>
      <WholeTable label={copy.title} columns={COLUMNS} rows={lines} rowKey={({ id }) => id} />
    </Card>
  );
}

function Account({ line }: { readonly line: Line }): JSX.Element {
  const { creditor, type, ecoa, opened, securedByHome, closed, disputed, conflicts } = line;
  return (
    <>
      <span className={classes.creditor}>
        <strong>{creditor}</strong>
        {disputed && <Tag kind="warn">{COPY.disputed}</Tag>}
        {closed && <Tag>{COPY.closed}</Tag>}
      </span>
      <span className={classes.note}>
        {[COPY.type[type], COPY.ecoa[ecoa], copy.opened(shortDateText(opened)), securedByHome && COPY.secured].filter(Boolean).join(', ')}
      </span>
      {conflicts.map((conflict) => (
        <span key={conflict} className={classes.conflict}>
          {conflict}
        </span>
      ))}
    </>
  );
}

function Counts({ dti: { as, why, monthly: counted, share } }: Pick<Line, 'dti'>): JSX.Element {
  const note = why === null ? (share === null ? null : copy.share(formatPercent(share * 100, 0))) : COPY.why[why];
  return (
    <>
      {as === null ? copy.no : <strong>{monthly(counted)}</strong>}
      {(as === 'LIEN' || note !== null) && <span className={classes.note}>{as === 'LIEN' ? copy.lien : note}</span>}
    </>
  );
}
