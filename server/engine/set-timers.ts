import type { TimerRow } from '@hearthline/journey/application/notice-timers.ts';
import { TIMERS } from '@hearthline/journey/application/timers.ts';
import type { PoolClient } from 'pg';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { inOneWrite } from '@hearthline/database/transaction.ts';

/** What each timer runs for, in the order of the table. Facts do not change, and those after one change are those before the next. */
const known = new WeakMap<Application['facts'], { readonly status: string; readonly runs: readonly (string | null)[] }>();
function runsOf({ facts, status }: Application): readonly (string | null)[] {
  const before = known.get(facts);
  if (before?.status === status) return before.runs;
  const runs = TIMERS.map((timer) => timer.runsFor(facts, status));
  known.set(facts, { status, runs });
  return runs;
}

/** Starts timers that became due to run and deletes those that stopped, by the table of journey/application/timers.ts. */
export async function setTimers(client: PoolClient, before: Application, after: Application, at: Date): Promise<void> {
  const [earlier, later] = [runsOf(before), runsOf(after)];
  const changed = TIMERS.flatMap((timer, at) => {
    const [was, is] = [earlier[at] ?? null, later[at] ?? null];
    return was === is ? [] : [{ timer, was, is }];
  });
  if (changed.length === 0) return;
  await inOneWrite(client, () =>
    changed.flatMap(({ timer, was, is }) => [
      ...(was === null ? [] : [dropTimer(client, after.uuid, timer)]),
      ...(is === null ? [] : [startTimer(client, after.uuid, timer, dueAt(timer, after, at))]),
    ]),
  );
}

const dueAt = ({ after }: TimerRow, { facts }: Application, at: Date): Date =>
  typeof after === 'number' ? new Date(at.getTime() + after) : new Date(after(facts));

async function dropTimer(client: PoolClient, applicationUuid: string, { name }: TimerRow): Promise<void> {
  await client.query({
    name: 'timer-drop',
    text: "update timer set state = 'DROPPED' where application_uuid = $1 and name = $2 and state = 'RUNNING'",
    values: [applicationUuid, name],
  });
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
