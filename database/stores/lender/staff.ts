import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { StaffActionRow } from '../../generated/rows.ts';
import type { Connection } from '../application/application.ts';

/** A member of the staff in a record: told apart by the id, printed by the name they had then. */
type Person = { readonly uuid: string; readonly name: string; readonly role: string };

/** Records a staff action: the facts it recorded, by whom, in which role and why. */
export async function insertStaffAction(
  on: Connection,
  done: {
    readonly applicationUuid: string;
    readonly from: number;
    readonly to: number;
    readonly action: string;
    /** Null: the sandbox itself. */
    readonly by: Person | null;
    /** For colleagues. */
    readonly reason: string | null;
    /** What the borrower reads of it. */
    readonly textForBorrower: string | null;
    readonly at: Date;
    /** The other person of an action that takes two. */
    readonly second?: Person | undefined;
  },
): Promise<void> {
  const { by, second } = done;
  await on.query(
    `insert into staff_action (id, application_uuid, from_version, to_version, action, person, role, reason, at, second_person, second_role, person_uuid, second_uuid,
        text_for_borrower)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      v7(),
      done.applicationUuid,
      done.from,
      done.to,
      done.action,
      by?.name ?? 'sandbox',
      by?.role ?? 'sandbox',
      done.reason,
      done.at,
      second?.name,
      second?.role,
      by?.uuid,
      second?.uuid,
      done.textForBorrower,
    ],
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

/** A task to open. `kind` is the status that waits, or a name of journey/work/kinds.ts. */
export type OpenedTask = {
  readonly id: string;
  readonly kind: string;
  readonly at: Date;
  readonly promisedAt: Date | null;
  readonly lawOn: string | null;
  readonly law: string | null;
  readonly priority: number;
};

/** Opens a staff task, unless one of its kind is open on the application. Lender, state, product and the deadlines of Regulation B are added by the database (migration 0520). */
export async function openTask(client: PoolClient, applicationUuid: string, task: OpenedTask): Promise<void> {
  const { id, kind, at, promisedAt, lawOn, law, priority } = task;
  await client.query({
    name: 'task-insert',
    text: 'insert into staff_task (id, application_uuid, kind, opened_at, promised_at, law_on, law, priority) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (application_uuid, kind) where closed_at is null do nothing',
    values: [id, applicationUuid, kind, at, promisedAt, lawOn, law, priority],
  });
}

/** An open task of an application. */
export type OpenTask = { readonly kind: string; readonly openedAt: Date };

/** The open tasks of an application, the most urgent first. */
export async function openTasksOf(on: Connection, applicationUuid: string): Promise<OpenTask[]> {
  const { rows } = await on.query<OpenTask>({
    name: 'tasks-open-of',
    text: `select kind, opened_at as "openedAt" from staff_task where application_uuid = $1 and closed_at is null order by priority, opened_at, id`,
    values: [applicationUuid],
  });
  return rows;
}

export async function closeTask(client: PoolClient, applicationUuid: string, id: string, at: Date): Promise<void> {
  await client.query({
    name: 'task-close',
    text: 'update staff_task set closed_at = $3 where id = $2 and application_uuid = $1',
    values: [applicationUuid, id, at],
  });
}

/** The open task of a kind is due at another time. */
export async function moveDue(client: PoolClient, applicationUuid: string, kind: string, promisedAt: Date | null): Promise<void> {
  await client.query({
    name: 'task-move-due',
    text: 'update staff_task set promised_at = $3, due_at = coalesce(least($3, end_of_day(law_on)), due_at) where application_uuid = $1 and kind = $2 and closed_at is null',
    values: [applicationUuid, kind, promisedAt],
  });
}

/** Closes the open tasks of some kinds of an application. */
export async function closeTasksOf(client: PoolClient, applicationUuid: string, kinds: readonly string[], at: Date): Promise<void> {
  await client.query({
    name: 'task-close-kinds',
    text: 'update staff_task set closed_at = $3 where application_uuid = $1 and kind = any($2) and closed_at is null',
    values: [applicationUuid, kinds, at],
  });
}
