import type { Connection } from './application.ts';

/** Timers that end an application which waits for the borrower. */
const ENDS = ['incomplete-lapse', 'no-property-lapse'];

/** Whether a later reminder has fallen due too, as after a pause of the sweeper: one message is enough. */
export async function laterReminderDue(on: Connection, applicationUuid: string, at: Date): Promise<boolean> {
  const { rowCount } = await on.query(
    "select 1 from timer where application_uuid = $1 and name like 'reminder-%' and state = 'RUNNING' and due_at <= $2 limit 1",
    [applicationUuid, at],
  );
  return (rowCount ?? 0) > 0;
}

/** When an application that nothing happens on is closed; null when nothing says so. */
export async function closesAt(on: Connection, applicationUuid: string): Promise<Date | null> {
  const { rows } = await on.query<{ due: Date | null }>(
    "select min(due_at) as due from timer where application_uuid = $1 and name = any($2) and state = 'RUNNING'",
    [applicationUuid, ENDS],
  );
  return rows[0]?.due ?? null;
}
