import { formatCurrency } from '@hearthline/kit/format/format.ts';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import { shortDateText } from '../../../parts/format.ts';
import type { Column } from '../../../parts/table/DataTable.tsx';
import { COPY } from './copy.ts';
import classes from './credit.module.css';
import type { Report } from './types.ts';
import { WholeTable } from '../../../parts/table/WholeTable.tsx';

const { records, collections, inquiries } = COPY;

const RECORDS: readonly Column<Report['publicRecords'][number]>[] = [
  { key: 'type', title: records.kind, cell: ({ type }) => <strong>{records.type[type]}</strong> },
  { key: 'filed', title: records.filed, cell: ({ filed }) => shortDateText(filed) },
  {
    key: 'discharged',
    title: records.discharged,
    cell: ({ discharged }) => (discharged === null ? <Tag kind="warn">{records.open}</Tag> : shortDateText(discharged)),
  },
];
const COLLECTIONS: readonly Column<Report['collections'][number]>[] = [
  { key: 'agency', title: collections.agency, cell: ({ agency, medical }) => (medical ? `${agency} (${collections.medical})` : agency) },
  { key: 'opened', title: collections.opened, cell: ({ opened }) => shortDateText(opened) },
  { key: 'balance', title: collections.balance, number: true, cell: ({ balance }) => formatCurrency(balance) },
];
const INQUIRIES: readonly Column<Report['inquiries'][number]>[] = [
  { key: 'by', title: inquiries.by, cell: ({ subscriber }) => subscriber },
  { key: 'type', title: inquiries.type, cell: ({ type }) => inquiries.types[type] },
  { key: 'on', title: inquiries.on, number: true, cell: ({ date }) => shortDateText(date) },
];

/** What else a report has: public records, collections and inquiries; what it has none of is said in a sentence. */
export function Records({ report }: { readonly report: Report }): JSX.Element {
  const { publicRecords, collections: owed, inquiries: asked } = report;
  const absent = [
    publicRecords.length === 0 && records.title.toLowerCase(),
    owed.length === 0 && collections.title.toLowerCase(),
    asked.length === 0 && inquiries.title.toLowerCase(),
  ].filter((one) => one !== false);
  return (
    <>
      {publicRecords.length > 0 && (
        <Card title={records.title}>
          <WholeTable label={records.title} columns={RECORDS} rows={publicRecords} rowKey={({ type, filed }) => `${type} ${filed}`} />
        </Card>
      )}
      {owed.length > 0 && (
        <Card title={collections.title}>
          <WholeTable
            label={collections.title}
            columns={COLLECTIONS}
            rows={owed}
            rowKey={({ agency, opened, balance }) => `${agency} ${opened} ${balance}`}
          />
        </Card>
      )}
      {asked.length > 0 && (
        <Card title={inquiries.title}>
          <WholeTable
            label={inquiries.title}
            columns={INQUIRIES}
            rows={asked}
            rowKey={({ subscriber, date, type }) => `${subscriber} ${date} ${type}`}
          />
        </Card>
      )}
      {absent.length > 0 && <p className={classes.note}>{COPY.absent(absent.join(', '))}</p>}
    </>
  );
}
