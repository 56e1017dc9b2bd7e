import { REG_B_ZONE, type RegBEvent, regBDeadlineOf } from '@hearthline/rules/regulation/reg-b.ts';
import type { IsoDate } from '@hearthline/rules/dates.ts';
import { v7 } from 'uuid';
import type { Connection } from '../application/application.ts';
import type { NoticeRow } from '../../generated/rows.ts';

/** Queues a notice to be sent. */
export async function queueNotice(
  on: Connection,
  applicationUuid: string,
  kind: NoticeRow['kind'],
  details: object,
  at: Date,
): Promise<void> {
  await on.query('insert into notice (id, application_uuid, kind, details, queued_at) values ($1, $2, $3, $4, $5)', [
    v7(),
    applicationUuid,
    kind,
    JSON.stringify(details),
    at,
  ]);
}

/** Claims unclaimed notices to be sent; a claim lasts one minute. */
export async function claimNotices(on: Connection, now: Date): Promise<NoticeRow[]> {
  const { rows } = await on.query<NoticeRow>(
    `update notice set tries = tries + 1, not_before = $1::timestamptz + interval '1 minute'
      where id in (select id from notice where sent_at is null and (not_before is null or not_before <= $1) order by queued_at limit 10 for update skip locked)
      returning *`,
    [now],
  );
  return rows;
}

/** Records a notice as delivered, once: false when another process did it. */
export async function noticeSent(on: Connection, id: string, sha256: string, at: Date): Promise<boolean> {
  const { rowCount } = await on.query('update notice set sent_at = $3, sha256 = $2 where id = $1 and sent_at is null', [id, sha256, at]);
  return rowCount === 1;
}

/** Starts a Regulation B deadline unless the same one is open on the application. */
export async function startDeadline(on: Connection, applicationUuid: string, event: RegBEvent, day: IsoDate): Promise<void> {
  const { alarmOn, dueOn } = regBDeadlineOf(event, day);
  await on.query(
    `insert into regulatory_deadline (id, application_uuid, event, started_on, alarm_on, due_on) select $1, $2::uuid, $3::text, $4, $5, $6
      where not exists (select 1 from regulatory_deadline where application_uuid = $2 and event = $3 and ended_on is null)`,
    [v7(), applicationUuid, event, day, alarmOn, dueOn],
  );
}

/** Ends the deadlines of some events on an application, and the tasks they opened. */
export async function endDeadlines(on: Connection, applicationUuid: string, events: readonly RegBEvent[], at: Date): Promise<void> {
  const { rows } = await on.query<{ alarm_task: string | null }>(
    'update regulatory_deadline set ended_on = ($3::timestamptz at time zone $4)::date where application_uuid = $1 and event = any($2) and ended_on is null returning alarm_task',
    [applicationUuid, events, at, REG_B_ZONE],
  );
  const tasks = rows.flatMap((r) => r.alarm_task ?? []);
  if (tasks.length > 0) await on.query('update staff_task set closed_at = $2 where id = any($1)', [tasks, at]);
}

/**
 * Opens a task for staff, `REG_B_` and the event, for each deadline whose alarm date has come (12 CFR 1002.9; lending §1.5, day 25 of 30).
 * Answers how many.
 */
export async function openOverdueTasks(on: Connection, now: Date): Promise<number> {
  const { rowCount } = await on.query(
    `with due as (
        select c.id, c.application_uuid, c.event, gen_random_uuid() as task from regulatory_deadline c left join clock_offset o on o.scope = c.application_uuid::text
        where c.ended_on is null and c.alarm_task is null and c.alarm_on <= (($1::timestamptz + coalesce(o.offset_ms, 0) * interval '1 millisecond') at time zone $2)::date
        limit 100 for update of c skip locked),
      rung as (update regulatory_deadline c set alarm_task = due.task from due where c.id = due.id)
      insert into staff_task (id, application_uuid, kind, opened_at, priority) select task, application_uuid, 'REG_B_' || event, $1, 1 from due
        on conflict (application_uuid, kind) where closed_at is null do nothing`,
    [now, REG_B_ZONE],
  );
  return rowCount ?? 0;
}

/** An open deadline of Regulation B. */
export type OpenDeadline = { readonly event: RegBEvent; readonly startedOn: IsoDate; readonly dueOn: IsoDate };

/** The open deadlines of an application, the nearest first. */
export async function openDeadlines(on: Connection, applicationUuid: string): Promise<OpenDeadline[]> {
  const { rows } = await on.query<OpenDeadline>({
    name: 'deadlines-open',
    text: `select event, started_on::text as "startedOn", due_on::text as "dueOn" from regulatory_deadline
      where application_uuid = $1 and ended_on is null order by due_on, event`,
    values: [applicationUuid],
  });
  return rows;
}

/** The open deadline of an application that is due first; null without one. */
export const nextDeadline = async (on: Connection, applicationUuid: string): Promise<OpenDeadline | null> =>
  (await openDeadlines(on, applicationUuid))[0] ?? null;
