import type { Connection } from './application.ts';
import type { FactRow } from '../../generated/rows.ts';

/** The log of one application, in order. */
export async function logOf(on: Connection, applicationUuid: string): Promise<FactRow[]> {
  return (await on.query<FactRow>('select * from fact where application_uuid = $1 order by seq', [applicationUuid])).rows;
}

/** What hangs on an application, by name: for people who look into a file. */
const PARTS = {
  history: 'select seq, status, overall_status, at from status_history where application_uuid = $1 order by seq',
  work: 'select step, attempt, state, tries, created_at, finished_at from work where application_uuid = $1 order by created_at, step, attempt',
  timers: 'select name, turn, due_at, state from timer where application_uuid = $1 order by name, turn',
  conditions: 'select uuid, category, created, closed_at from condition where application_uuid = $1 order by created, uuid',
  tasks: 'select id, kind, opened_at, closed_at from staff_task where application_uuid = $1 order by opened_at, id',
} as const;

export async function partsOf(on: Connection, applicationUuid: string): Promise<Record<keyof typeof PARTS, unknown[]>> {
  const parts: Partial<Record<keyof typeof PARTS, unknown[]>> = {};
  for (const [name, text] of Object.entries(PARTS)) parts[name as keyof typeof PARTS] = (await on.query(text, [applicationUuid])).rows;
  return parts as Record<keyof typeof PARTS, unknown[]>;
}
