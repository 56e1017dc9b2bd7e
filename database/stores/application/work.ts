import type { WorkDue } from '@hearthline/journey/checklist.ts';
import type { PoolClient } from 'pg';
import type { WorkRow } from '../../generated/rows.ts';
import type { Connection } from './application.ts';

/** A job, as the queue carries it. */
export type Job = { readonly applicationUuid: string } & WorkDue;

/** Sends jobs inside the transaction that made them due, so that they exist exactly when the facts do. */
export type JobSender = { readonly send: (client: PoolClient, job: Job) => Promise<void> };

/** The state of one job; undefined when it was never due. */
export async function workRow(
  on: Connection,
  { applicationUuid, step, attempt }: Job,
): Promise<Pick<WorkRow, 'state' | 'tries' | 'created_at'> | undefined> {
  const { rows } = await on.query<WorkRow>({
    name: 'work-row',
    text: 'select state, tries, created_at from work where application_uuid = $1 and step = $2 and attempt = $3',
    values: [applicationUuid, step, attempt],
  });
  return rows[0];
}

/** Counts a failed attempt of a due job; answers the number of failures, or null when the job is not due any more. */
export async function countTry(on: Connection, { applicationUuid, step, attempt }: Job): Promise<number | null> {
  const { rows } = await on.query<{ tries: number }>({
    name: 'work-try',
    text: "update work set tries = tries + 1 where application_uuid = $1 and step = $2 and attempt = $3 and state = 'DUE' returning tries",
    values: [applicationUuid, step, attempt],
  });
  return rows[0]?.tries ?? null;
}

/** The jobs of an application that must run, oldest first. */
export async function workToRun(on: Connection, applicationUuid: string): Promise<Job[]> {
  const { rows } = await on.query<Job>({
    name: 'work-to-run',
    text: `select application_uuid as "applicationUuid", step, attempt from work where application_uuid = $1 and state = 'DUE' order by created_at, step`,
    values: [applicationUuid],
  });
  return rows;
}

/** Every job of an application, the newest first. */
export async function workOf(on: Connection, applicationUuid: string): Promise<WorkRow[]> {
  const { rows } = await on.query<WorkRow>({
    name: 'work-of',
    text: 'select * from work where application_uuid = $1 order by created_at desc, step, attempt desc',
    values: [applicationUuid],
  });
  return rows;
}

/** Inserts the row of a job that is due but was not queued. */
export async function saveWork(on: Connection, { applicationUuid, step, attempt }: Job, at: Date): Promise<void> {
  await on.query(
    "insert into work (application_uuid, step, attempt, state, created_at) values ($1, $2, $3, 'DUE', $4) on conflict do nothing",
    [applicationUuid, step, attempt, at],
  );
}

/** Timers that end an application that waits for the borrower. */
const ENDS = ['incomplete-lapse', 'counteroffer-lapse', 'approval-lapse', 'application-end'];

/** Whether a later reminder is due as well, for example after the sweeper paused: one message is enough. */
export async function laterReminderDue(on: Connection, applicationUuid: string, at: Date): Promise<boolean> {
  const { rowCount } = await on.query(
    "select 1 from timer where application_uuid = $1 and name like 'reminder-%' and state = 'RUNNING' and due_at <= $2 limit 1",
    [applicationUuid, at],
  );
  return (rowCount ?? 0) > 0;
}

/** When an idle application will be closed; null without such a timer. */
export async function closesAt(on: Connection, applicationUuid: string): Promise<Date | null> {
  const { rows } = await on.query<{ due: Date | null }>(
    "select min(due_at) as due from timer where application_uuid = $1 and name = any($2) and state = 'RUNNING'",
    [applicationUuid, ENDS],
  );
  return rows[0]?.due ?? null;
}
