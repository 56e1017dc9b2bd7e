import { TIMERS, type TimerRow } from '@hearthline/journey/application/timers.ts';
import type { PoolClient } from 'pg';
import type { Application } from '@hearthline/database/stores/application/application.ts';

/** Starts timers that became due to run and deletes those that stopped, by the table of journey/application/timers.ts. */
export async function setTimers(client: PoolClient, before: Application, after: Application, at: Date): Promise<void> {
  for (const timer of TIMERS) {
    const reason = timer.runsFor(after.facts, after.status);
    if (reason === timer.runsFor(before.facts, before.status)) continue;
    await client.query({
      name: 'timer-drop',
      text: "update timer set state = 'DROPPED' where application_uuid = $1 and name = $2 and state = 'RUNNING'",
      values: [after.uuid, timer.name],
    });
    if (reason !== null)
      await startTimer(
        client,
        after.uuid,
        timer,
        typeof timer.after === 'number' ? new Date(at.getTime() + timer.after) : new Date(timer.after(after.facts)),
      );
  }
}

/** Starts a timer unless it has reached its limit of firings. */
async function startTimer(client: PoolClient, applicationUuid: string, { name, times }: TimerRow, due: Date): Promise<void> {
  await client.query({
    name: 'timer-start',
    text: `insert into timer (application_uuid, name, turn, due_at, state) select $1::uuid, $2::text, count(*) + 1, $3::timestamptz, 'RUNNING' from timer
      where application_uuid = $1 and name = $2 having $4::integer is null or count(*) filter (where state = 'FIRED') < $4`,
    values: [applicationUuid, name, due, times ?? null],
  });
}
