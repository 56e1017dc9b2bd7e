import { cx } from '@hearthline/kit/styles/cx.ts';
import type { JSX } from 'react';
import { DeskLink } from '../../parts/page/DeskLink.tsx';
import type { TableAddress } from '../../parts/table/use-table.ts';
import type { Reply } from '../../services/api.ts';
import classes from './Work.module.css';

type Counts = Reply<'desk-work-counts'>;
const figure = (count: number): string => count.toLocaleString('en-US');

/** The queues with what waits in each; late ones are counted beside. */
export function QueueTabs({ counts, table }: { readonly counts: Counts | undefined; readonly table: TableAddress }): JSX.Element {
  const { queue = '', who } = table.filters;
  const show = (to: Readonly<Record<string, string>>): void =>
    table.setFilters({ queue: undefined, status: undefined, who: undefined, after: undefined, ...to });
  const tab = (
    key: string,
    title: string,
    isOpen: boolean,
    open: number | undefined,
    late: number | undefined,
    to: Readonly<Record<string, string>>,
  ) => (
    <li key={key}>
      <button type="button" className={cx(classes.tab, isOpen && classes.open)} aria-pressed={isOpen} onClick={() => show(to)}>
        <span>{title}</span>
        <span className={classes.count}>
          {open === undefined ? '–' : figure(open)}
          {late !== undefined && late > 0 && <span className={classes.late}> {figure(late)} late</span>}
        </span>
      </button>
    </li>
  );
  return (
    <>
      <ul className={classes.tabs} aria-label="Queues">
        {tab('all', 'All', queue === '' && who !== 'mine', counts?.open, counts?.late, {})}
        {tab('mine', 'Mine', who === 'mine', counts?.mine, undefined, { who: 'mine' })}
        {counts?.queues.map(({ queue: name, title, open, late }) => tab(name, title, queue === name, open, late, { queue: name }))}
      </ul>
      {counts !== undefined && counts.approvals > 0 && (
        <p className={classes.approvals}>
          <DeskLink to="/approvals">
            {counts.approvals === 1 ? 'One approval waits for you' : `${figure(counts.approvals)} approvals wait for you`}
          </DeskLink>
        </p>
      )}
    </>
  );
}
