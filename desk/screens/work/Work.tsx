import { deskTaskTake, deskWorkCounts, deskWorkGet } from '@hearthline/web/operations/desk.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { type JSX, useEffect, useState } from 'react';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { DataTable } from '../../parts/table/DataTable.tsx';
import { useTable } from '../../parts/table/use-table.ts';
import { $api, api, queryClient } from '../../services/api.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { columnsOf, type Task } from './columns.tsx';
import { Filters, queryOf } from './Filters.tsx';
import { QueueTabs } from './QueueTabs.tsx';
import classes from './Work.module.css';

/** How often the list is read again; what is shown stays in place meanwhile. */
const EVERY_MS = 15_000;
const INTO = { j: 1, k: -1 } as const;

/** The letters j and k lead to the next and the previous task, as the arrow keys do; Enter opens it. Not while something is typed. */
function useLetters(): void {
  useEffect(() => {
    const typed = (event: KeyboardEvent): void => {
      const step = INTO[event.key as keyof typeof INTO];
      const target = event.target as HTMLElement;
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest('input, select, textarea, dialog')) return;
      const links = [...document.querySelectorAll<HTMLAnchorElement>('#main tbody tr')].flatMap((row) => row.querySelector('a') ?? []);
      const here = links.findIndex((link) => link.closest('tr') === target.closest('tr'));
      links[here === -1 ? 0 : here + step]?.focus();
    };
    window.addEventListener('keydown', typed);
    return () => window.removeEventListener('keydown', typed);
  }, []);
}

/** Everything that waits, by queue, in the order in which it is due. */
export function Work(): JSX.Element {
  const table = useTable('due');
  const [problem, setProblem] = useState<string | null>(null);
  useLetters();
  const counts = $api.useRead(deskWorkCounts, {}, { refetchInterval: EVERY_MS });
  const work = $api.useRead(deskWorkGet, { query: queryOf(table) }, { refetchInterval: EVERY_MS, placeholderData: keepPreviousData });
  const take = async ({ uuid, version }: Task): Promise<void> => {
    setProblem(null);
    await api(deskTaskTake, { path: { taskUuid: uuid }, body: { version } }).catch((error: unknown) => setProblem(staffMessage(error)));
    await queryClient.invalidateQueries();
  };
  const next = work.data?.next ?? null;
  const rows = work.data && { rows: work.data.tasks, total: work.data.tasks.length };
  return (
    <DeskPage
      title="Work"
      intro={
        <>
          What waits for staff, and what others hold. <span className={classes.keys}>Keys: J next, K previous, Enter opens.</span>
        </>
      }
    >
      <QueueTabs counts={counts.data} table={table} />
      <Filters table={table} />
      <div role="alert">{problem !== null && <Alert kind="warn" title={problem} />}</div>
      <DataTable
        label="Tasks"
        columns={columnsOf(take)}
        query={{ ...work, data: rows }}
        address={table}
        isWhole
        rowKey={({ uuid }) => uuid}
        empty={{ title: 'Nothing waits here', text: 'No open task matches. Take a filter away, or look at another queue.' }}
      />
      {(next !== null || table.filters['after'] !== undefined) && (
        <nav className={classes.pages} aria-label="Pages">
          <Button variant="outline" compact disabled={table.filters['after'] === undefined} onClick={() => table.setFilters({ after: '' })}>
            First page
          </Button>
          <Button variant="outline" compact disabled={next === null} onClick={() => table.setFilters({ after: next ?? '' })}>
            Next page
          </Button>
        </nav>
      )}
    </DeskPage>
  );
}
