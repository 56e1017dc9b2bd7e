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
): Promise<Pick<WorkRow, 'state' | 'tries' | 'created_at' | 'waits_for'> | undefined> {
  const { rows } = await on.query<WorkRow>({
    name: 'work-row',
    text: 'select state, tries, created_at, waits_for from work where application_uuid = $1 and step = $2 and attempt = $3',
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

/**
 * Counts a try of a due job that its vendor did not answer; answers how many in a row, and since when it waits for this vendor, or null when the job is
 * not due any more. @param at on the product's clock @param now the time itself
 */
export async function countWait(
  on: Connection,
  { applicationUuid, step, attempt }: Job,
  vendor: string,
  { at, now }: { readonly at: Date; readonly now: Date },
): Promise<{ readonly tries: number; readonly since: Date } | null> {
  const { rows } = await on.query<{ tries: number; since: Date }>({
    name: 'work-wait',
    text: `update work set tries = tries + 1, waits_for = $4, waits_since = case when waits_for = $4 then waits_since else $5 end, tried_at = $6, try_at = null
      where application_uuid = $1 and step = $2 and attempt = $3 and state = 'DUE' returning tries, waits_since as since`,
    values: [applicationUuid, step, attempt, vendor, at, now],
  });
  return rows[0] ?? null;
}

/** Puts a job that waits down to be tried at this time. */
export async function tryAt(on: Connection, { applicationUuid, step, attempt }: Job, time: Date): Promise<void> {
  await on.query({
    name: 'work-try-at',
    text: "update work set try_at = $4 where application_uuid = $1 and step = $2 and attempt = $3 and state = 'DUE'",
    values: [applicationUuid, step, attempt, time],
  });
}

/** The vendor of a job answered, though the job is not done. */
export async function endWait(on: Connection, { applicationUuid, step, attempt }: Job): Promise<void> {
  await on.query({
    name: 'work-answered',
    text: `update work set waits_for = null, waits_since = null, tried_at = null, try_at = null, tries = 0
      where application_uuid = $1 and step = $2 and attempt = $3 and state = 'DUE'`,
    values: [applicationUuid, step, attempt],
  });
}

/**
 * Takes the waiting jobs that are to be tried: those whose time has come, and one of each vendor that nobody has asked since `askedSince`. Each is taken
 * once, by any number of processes.
 */
export async function takeWaiting(client: PoolClient, now: Date, askedSince: Date): Promise<Job[]> {
  const { rows } = await client.query<Job>({
    name: 'work-take',
    text: `with chosen as (
        (select application_uuid, step, attempt from work where state = 'DUE' and try_at <= $1 order by try_at limit 500)
        union
        (select distinct on (w.waits_for) w.application_uuid, w.step, w.attempt from work w
          where w.state = 'DUE' and w.waits_for is not null and w.try_at is not null
            and not exists (select 1 from work p where p.state = 'DUE' and p.waits_for = w.waits_for and p.tried_at > $2)
          order by w.waits_for, w.tried_at)),
      free as (
        select w.application_uuid, w.step, w.attempt from work w join chosen using (application_uuid, step, attempt)
          where w.state = 'DUE' and w.try_at is not null for update of w skip locked)
      update work set try_at = null, tried_at = $1 from free
        where work.application_uuid = free.application_uuid and work.step = free.step and work.attempt = free.attempt
        returning work.application_uuid as "applicationUuid", work.step, work.attempt`,
    values: [now, askedSince],
  });
  return rows;
}

/** A vendor answers again: all work that waits for it is tried now. Returns how much that is. */
export async function wakeWaiting(on: Connection, vendor: string, now: Date): Promise<number> {
  const { rowCount } = await on.query({
    name: 'work-wake',
    text: `update work set try_at = $2, tries = 0 from (
        select application_uuid, step, attempt from work where state = 'DUE' and waits_for = $1 and try_at > $2 for update skip locked) free
      where work.application_uuid = free.application_uuid and work.step = free.step and work.attempt = free.attempt`,
    values: [vendor, now],
  });
  return rowCount ?? 0;
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
