import type { JSX } from 'react';
import { DeskLink } from '../../parts/page/DeskLink.tsx';
import { CountTabs } from '../../parts/table/CountTabs.tsx';
import type { TableAddress } from '../../parts/table/use-table.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';

import classes from './Work.module.css';

type Counts = Reply<'desk-work-counts'>;
const figure = (count: number): string => count.toLocaleString('en-US');

/** The queues with what waits in each; late ones are counted beside. */
export function QueueTabs({ counts, table }: { readonly counts: Counts | undefined; readonly table: TableAddress }): JSX.Element {
  const { queue = '', who } = table.filters;
  const show = (to: Readonly<Record<string, string>>): void =>
    table.setFilters({ queue: undefined, status: undefined, who: undefined, after: undefined, ...to });
  return (
    <>
      <CountTabs
        label="Queues"
        tabs={[
          {
            key: 'all',
            title: 'All',
            isOpen: queue === '' && who !== 'mine',
            count: counts?.open,
            late: counts?.late,
            onOpen: () => show({}),
          },
          { key: 'mine', title: 'Mine', isOpen: who === 'mine', count: counts?.mine, onOpen: () => show({ who: 'mine' }) },
          ...(counts?.queues ?? []).map(({ queue: key, title, open, late }) => ({
            key,
            title,
            isOpen: queue === key,
            count: open,
            late,
            onOpen: () => show({ queue: key }),
          })),
        ]}
      />
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
