/** What an operator watches in the database: figures of the whole installation, none of a person. */
import type { Queryable } from '../../transaction.ts';

type Count = { readonly label: string; readonly organization: string; readonly count: number };
export type QueueState = { readonly queue: string; readonly waiting: number; readonly oldestSeconds: number };

/** Applications that are open, and those that ended within the last day, by status. */
export async function applicationsByStatus(on: Queryable): Promise<Count[]> {
  const { rows } = await on.query({
    name: 'operations-applications',
    text: `select status as label, org_code as organization, count(*)::int as count from application
      where active or since > now() - interval '1 day' group by 1, 2`,
    values: [],
  });
  return rows as Count[];
}

/** Jobs that are due and wait for a worker, by queue; the oldest in seconds since it was due. */
export async function queueStates(on: Queryable): Promise<QueueState[]> {
  const { rows } = await on.query({
    name: 'operations-queues',
    text: `select name as queue, count(*)::int as waiting, extract(epoch from now() - min(start_after))::float8 as "oldestSeconds"
      from pgboss.job where state < 'active' and start_after <= now() group by 1`,
    values: [],
  });
  return rows as QueueState[];
}

/** @param now product time, by which timers, tasks and messages are due */
export type Backlog = {
  readonly tasksOpen: number;
  readonly tasksOverdue: number;
  readonly timersOverdue: number;
  readonly outboxWaiting: number;
  readonly outboxOldestSeconds: number;
};

const BACKLOG = `select
  (select count(*)::int from staff_task where closed_at is null) as "tasksOpen",
  (select count(*)::int from staff_task where closed_at is null and due_at < $1::timestamptz) as "tasksOverdue",
  (select count(*)::int from timer where state = 'RUNNING' and due_at < $1::timestamptz - interval '1 minute') as "timersOverdue",
  outbox.*
  from (select count(*)::int as "outboxWaiting", coalesce(extract(epoch from $1::timestamptz - min(greatest(at, not_before))), 0)::float8 as "outboxOldestSeconds"
    from outbox where sent_at is null and refused is null and (not_before is null or not_before <= $1::timestamptz)) outbox`;

/** What waits though it is due. */
export async function backlog(on: Queryable, now: Date): Promise<Backlog> {
  const { rows } = await on.query({ name: 'operations-backlog', text: BACKLOG, values: [now] });
  return rows[0] as Backlog;
}
