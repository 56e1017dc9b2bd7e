import { deskFunnelGet } from '@hearthline/web/operations/desk.ts';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import type { JSX } from 'react';
import { wordsOf, shortDateText } from '../../parts/format.ts';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { type Column, DataTable } from '../../parts/table/DataTable.tsx';
import { FilterPanel } from '../../parts/table/FilterPanel.tsx';
import { useTable } from '../../parts/table/use-table.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { $api } from '../../services/api.ts';
import classes from './Funnel.module.css';
import { useTimeText } from '../../parts/zone.tsx';

type Step = Reply<'desk-funnel-get'>['steps'][number];
type Week = Reply<'desk-funnel-get'>['byWeek'][number];

const PARTS = [
  { value: 'REGISTRATION', text: 'Registration' },
  { value: 'APPLICATION', text: 'Application' },
] as const;
const DEVICES = ['phone', 'tablet', 'computer', 'unknown'] as const;

const figure = (count: number): string => count.toLocaleString('en-US');
const share = (part: number, of: number): string => (of === 0 ? '' : ` (${Math.round((part / of) * 100)}%)`);
/** A Monday as the reader writes dates. */

/** Seconds in the largest unit that says them: "45 s", "12 min", "3.5 h", "2.1 days". */
export function lasted(seconds: number | null): string {
  if (seconds === null) return '';
  if (seconds < 90) return `${seconds} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return seconds < 129_600 ? `${(seconds / 3600).toFixed(1)} h` : `${(seconds / 86_400).toFixed(1)} days`;
}

const columnsOf = (most: number): readonly Column<Step>[] => [
  { key: 'step', title: 'Step', cell: ({ label }) => label },
  {
    key: 'reached',
    title: 'Reached it',
    cell: ({ reached }) => (
      <span className={classes.reached}>
        {figure(reached)}
        <span className={classes.bar} aria-hidden>
          <span className={classes.fill} style={{ width: `${(reached / Math.max(1, most)) * 100}%` }} />
        </span>
      </span>
    ),
  },
  { key: 'continued', title: 'Continued', number: true, cell: (row) => figure(row.continued) + share(row.continued, row.reached) },
  { key: 'left', title: 'Left here', number: true, cell: (row) => figure(row.left) + share(row.left, row.reached) },
  { key: 'stay', title: 'Still here', number: true, cell: ({ stay }) => figure(stay) },
  { key: 'median', title: 'Half took at most', number: true, cell: ({ medianSeconds }) => lasted(medianSeconds) },
  { key: 'p90', title: 'Nine of ten', number: true, cell: ({ p90Seconds }) => lasted(p90Seconds) },
];
const WEEKS: readonly Column<Week>[] = [
  { key: 'week', title: 'Week from', cell: ({ week }) => <time dateTime={week}>{shortDateText(week)}</time> },
  { key: 'began', title: 'Began', number: true, cell: ({ began }) => figure(began) },
  { key: 'finished', title: 'Finished', number: true, cell: ({ began, finished }) => figure(finished) + share(finished, began) },
];

/** How many people reach each step, how long they take, and where they leave. */
export function Funnel(): JSX.Element {
  const timeText = useTimeText();
  const table = useTable('step');
  const { part: asked, from, to, device: named } = table.filters;
  const part = asked === 'APPLICATION' ? 'APPLICATION' : 'REGISTRATION';
  const device = DEVICES.find((one) => one === named);
  const query = $api.useRead(
    deskFunnelGet,
    { query: { part, ...(from && { from }), ...(to && { to }), ...(device && { device }) } },
    { placeholderData: keepPreviousData },
  );
  const { data } = query;
  const weeks = (data?.weeks ?? []).map((week) => ({ value: week, text: shortDateText(week) }));
  const most = Math.max(0, ...(data?.steps ?? []).map(({ reached }) => reached));
  const rows = <Row,>(all: readonly Row[] | undefined) => ({ ...query, data: all && { rows: all, total: all.length } });
  return (
    <DeskPage
      title="Funnel"
      intro={data && `Counts of people, none of them named. Counted ${timeText(data.countedAt)}, again every ten minutes.`}
    >
      <FilterPanel inUse={[device, from, to, part === 'APPLICATION'].filter(Boolean).length}>
        <SelectField
          label="Part"
          name="part"
          empty={null}
          options={PARTS}
          value={part}
          onChange={({ target }) => table.setFilters({ part: target.value, from: undefined, to: undefined })}
        />
        <SelectField
          label="Began on a"
          name="device"
          empty="Every device"
          options={DEVICES.map((value) => ({ value, text: wordsOf(value) }))}
          value={device ?? ''}
          onChange={({ target }) => table.setFilters({ device: target.value })}
        />
        <SelectField
          label="From the week of"
          name="from"
          empty="The first"
          options={weeks}
          value={from ?? ''}
          onChange={({ target }) => table.setFilters({ from: target.value })}
        />
        <SelectField
          label="To the week of"
          name="to"
          empty="The last"
          options={weeks}
          value={to ?? ''}
          onChange={({ target }) => table.setFilters({ to: target.value })}
        />
      </FilterPanel>
      <DataTable
        label="Steps"
        columns={columnsOf(most)}
        query={rows(data?.steps)}
        address={table}
        isWhole
        rowKey={({ step }) => step}
        empty={{ title: 'Nobody was counted', text: 'No one began in these weeks on this device, or nothing has been counted yet.' }}
      />
      {data !== undefined && data.byWeek.length > 0 && (
        <section className="section">
          <h2>By week of the beginning</h2>
          <DataTable
            label="By week"
            columns={WEEKS}
            query={rows(data.byWeek)}
            address={table}
            isWhole
            rowKey={({ week }) => week}
            empty={{ title: 'Nobody was counted', text: '' }}
          />
        </section>
      )}
    </DeskPage>
  );
}
