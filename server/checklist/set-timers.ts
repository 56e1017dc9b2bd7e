import { TIMERS } from '@hearthline/journey/application/timers.ts';
import type { PoolClient } from 'pg';
import type { Application } from './application.ts';

type Row = { name: string; turn: number; state: string };

/** Starts the timers that begin to run and drops those that stopped, by the table of journey/application/timers.ts. */
export async function setTimers(client: PoolClient, application: Application, at: Date): Promise<void> {
  const { rows } = await client.query<Row>({ name: 'timer-read', text: 'select name, turn, state from timer where application_uuid = $1 order by turn', values: [application.uuid] });
  for (const timer of TIMERS) {
    const last = rows.findLast((r) => r.name === timer.name);
    const runs = timer.runs(application.facts, application.status);
    if (runs && last?.state !== 'RUNNING' && rows.filter((r) => r.name === timer.name && r.state === 'FIRED').length < (timer.times ?? 1)) {
      await client.query({
        name: 'timer-start', text: "insert into timer (application_uuid, name, turn, due_at, state) values ($1, $2, $3, $4, 'RUNNING')", values: [application.uuid, timer.name, (last?.turn ?? 0) + 1, new Date(at.getTime() + timer.after)],
      });
    } else if (!runs && last?.state === 'RUNNING') {
      await client.query({ name: 'timer-drop', text: "update timer set state = 'DROPPED' where application_uuid = $1 and name = $2 and turn = $3", values: [application.uuid, timer.name, last.turn] });
    }
  }
}
