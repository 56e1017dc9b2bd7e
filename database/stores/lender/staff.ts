import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { StaffActionRow } from '../../generated/rows.ts';
import type { Connection } from '../application/application.ts';

/** Records a staff action: the facts it recorded, by whom, in which role and why. */
export async function insertStaffAction(
  on: Connection,
  done: {
    readonly applicationUuid: string;
    readonly from: number;
    readonly to: number;
    readonly action: string;
    readonly person: string;
    readonly role: string;
    readonly reason: string | null;
    readonly at: Date;
  },
): Promise<void> {
  await on.query(
    'insert into staff_action (id, application_uuid, from_version, to_version, action, person, role, reason, at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    [v7(), done.applicationUuid, done.from, done.to, done.action, done.person, done.role, done.reason, done.at],
  );
}

/** What staff did on an application and why, in order. */
export async function staffActionsOf(on: Connection, applicationUuid: string): Promise<StaffActionRow[]> {
  const { rows } = await on.query<StaffActionRow>({
    name: 'staff-actions-of',
    text: 'select * from staff_action where application_uuid = $1 order by to_version, id',
    values: [applicationUuid],
  });
  return rows;
}

/** Opens a staff task; `kind` is the status that waits for staff. */
export async function openTask(
  client: PoolClient,
  applicationUuid: string,
  { id, kind, at }: { readonly id: string; readonly kind: string; readonly at: Date },
): Promise<void> {
  await client.query({
    name: 'task-insert',
    text: 'insert into staff_task (id, application_uuid, kind, opened_at) values ($1, $2, $3, $4)',
    values: [id, applicationUuid, kind, at],
  });
}

export async function closeTask(client: PoolClient, applicationUuid: string, id: string, at: Date): Promise<void> {
  await client.query({
    name: 'task-close',
    text: 'update staff_task set closed_at = $3 where id = $2 and application_uuid = $1',
    values: [applicationUuid, id, at],
  });
}
