import { deskWorkGet } from '@hearthline/web/operations/desk.ts';
import { QUEUES } from '@hearthline/journey/work/kinds.ts';
import type { JSX } from 'react';
import { DeskLink } from '../../../parts/page/DeskLink.tsx';
import { $api } from '../../../services/api.ts';
import { WORK } from './copy.ts';
import type { Task } from './tasks.ts';

/** How many of a queue are read to find the next one. */
const READ = 100;

/** The way to the next task of the same queue that this person may do: the first that is due and that nobody else has. */
export function NextTask({ task: { uuid, queue } }: { readonly task: Pick<Task, 'uuid' | 'queue'> }): JSX.Element | null {
  const { data } = $api.useRead(deskWorkGet, { query: { queue, limit: READ } });
  if (data === undefined) return null;
  const waiting = data.tasks.filter((one) => one.uuid !== uuid && one.mayAct && (one.assignee === null || one.isMine));
  const [next] = waiting;
  if (next === undefined)
    return (
      <p className="small">
        {WORK.noNext(QUEUES[queue])} <DeskLink to="/work">{WORK.all}</DeskLink>
      </p>
    );
  return (
    <p>
      <DeskLink to={`/applications/${next.applicationUuid}`} search={{ task: next.uuid }}>
        {WORK.next(data.next === null ? String(waiting.length) : `${waiting.length} or more`)}
      </DeskLink>
      <br />
      <span className="small muted">
        {next.title}, {next.borrower}
      </span>
    </p>
  );
}
