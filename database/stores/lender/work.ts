/** The queues of the desk: open tasks of one lender, a page at a time, and who has them. Every statement names the lender. */
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Connection } from '../application/application.ts';

export type TaskRow = {
  readonly id: string;
  readonly version: number;
  readonly applicationUuid: string;
  readonly kind: string;
  readonly openedAt: Date;
  readonly dueAt: Date;
  readonly promisedAt: Date | null;
  readonly lawOn: string | null;
  readonly law: string | null;
  readonly product: string;
  readonly state: string | null;
  readonly priority: number;
  readonly closedAt: Date | null;
  readonly loanNumber: string;
  readonly status: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly assignee: { readonly uuid: string; readonly name: string } | null;
};

export type Sort = 'due' | 'age' | 'priority';
export type WorkFilter = {
  readonly organization: string;
  /** The kinds of the queue, status and role asked for; null for all. */
  readonly kinds: readonly string[] | null;
  readonly assignedTo: string | null;
  readonly isUnassigned: boolean;
  readonly overdueAt: Date | null;
  readonly product: string | null;
  readonly state: string | null;
  readonly applicationUuid: string | null;
};

/** Of an open task, in the order of each sort. The last is the id, so that no two are equal. */
const ORDER: Readonly<Record<Sort, readonly string[]>> = {
  due: ['t.due_at', 't.id'],
  age: ['t.opened_at', 't.id'],
  priority: ['t.priority', 't.due_at', 't.id'],
};
const TYPE: Readonly<Record<string, string>> = {
  't.due_at': 'timestamptz',
  't.opened_at': 'timestamptz',
  't.priority': 'smallint',
  't.id': 'uuid',
};

const COLUMNS = `t.id, t.version, t.application_uuid as "applicationUuid", t.kind, t.opened_at as "openedAt", t.due_at as "dueAt", t.promised_at as "promisedAt",
  t.law_on::text as "lawOn", t.law, t.product, t.state, t.priority, t.closed_at as "closedAt", a.loan_number as "loanNumber", a.status,
  coalesce(p.first_name, '') as "firstName", coalesce(p.last_name, '') as "lastName",
  case when t.assigned_to is null then null else json_build_object('uuid', t.assigned_to, 'name', coalesce(m.name, '')) end as assignee`;
const BESIDE = `join application a on a.uuid = t.application_uuid left join profile p on p.identity_uuid = a.identity_uuid
  left join staff_member m on m.uuid = t.assigned_to`;
/** A test clock runs ahead of the product's; without one the row of `clock_offset` is absent. */
const OVERDUE = `t.due_at < $5::timestamptz + coalesce((select offset_ms from clock_offset o where o.scope = t.application_uuid::text), 0) * interval '1 millisecond'`;
const WHERE = `t.org_code = $1 and t.closed_at is null and ($2::text[] is null or t.kind = any($2)) and ($3::uuid is null or t.assigned_to = $3)
  and (not $4::boolean or t.assigned_to is null) and ($5::timestamptz is null or ${OVERDUE}) and ($6::text is null or t.product = $6) and ($7::text is null or t.state = $7)
  and ($8::uuid is null or t.application_uuid = $8)`;
const valuesOf = (f: WorkFilter) => [
  f.organization,
  f.kinds,
  f.assignedTo,
  f.isUnassigned,
  f.overdueAt,
  f.product,
  f.state,
  f.applicationUuid,
];

/** A page of open tasks; `after` is the place of the last row of the page before (`placeOf`). */
export async function openTasks(
  on: Connection,
  filter: WorkFilter,
  { sort, after, limit }: { readonly sort: Sort; readonly after: readonly unknown[] | null; readonly limit: number },
): Promise<TaskRow[]> {
  const order = ORDER[sort];
  const place = order.map((column, at) => `$${10 + at}::${TYPE[column]}`);
  const { rows } = await on.query<TaskRow>({
    name: `work-${sort}${after ? '-after' : ''}`,
    text: `select ${COLUMNS} from (select t.* from staff_task t where ${WHERE}${after ? ` and (${order.join(', ')}) > (${place.join(', ')})` : ''}
        order by ${order.join(', ')} limit $9) t ${BESIDE} order by ${order.join(', ')}`,
    values: [...valuesOf(filter), limit, ...(after ?? [])],
  });
  return rows;
}

/** Where a row stands in a sort: what the next page begins after. */
export const placeOf = (sort: Sort, { priority, dueAt, openedAt, id }: TaskRow): unknown[] =>
  ({ due: [dueAt, id], age: [openedAt, id], priority: [priority, dueAt, id] })[sort];

export type KindCount = {
  readonly kind: string;
  readonly open: number;
  readonly late: number;
  readonly mine: number;
  readonly unassigned: number;
};
/** Open tasks of each kind of a lender. @param staffUuid whose are counted as theirs */
export async function countTasks(on: Connection, organization: string, staffUuid: string, now: Date): Promise<KindCount[]> {
  const { rows } = await on.query<KindCount>({
    name: 'work-counts',
    text: `select kind, count(*)::integer as open, count(*) filter (where assigned_to = $2)::integer as mine, count(*) filter (where assigned_to is null)::integer as unassigned,
        count(*) filter (where due_at < $3::timestamptz)::integer as late
      from staff_task where org_code = $1 and closed_at is null group by kind`,
    values: [organization, staffUuid, now],
  });
  return rows;
}

/** One task of the lender, open or done. With `lock`, nobody else changes who has it until the transaction ends. */
export async function taskOf(on: Connection, organization: string, id: string, lock = false): Promise<TaskRow | null> {
  if (lock) await on.query('select 1 from staff_task where id = $1 for update', [id]);
  const { rows } = await on.query<TaskRow>(`select ${COLUMNS} from staff_task t ${BESIDE} where t.org_code = $1 and t.id = $2`, [
    organization,
    id,
  ]);
  return rows[0] ?? null;
}

/** Gives a locked task to a person, or to nobody. Returns its version after that. */
export async function assignTask(client: PoolClient, id: string, to: string | null, at: Date): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    'update staff_task set assigned_to = $2, assigned_at = $3, version = version + 1 where id = $1 returning version',
    [id, to, to === null ? null : at],
  );
  return rows[0]?.version ?? 0;
}

export type NoteRow = {
  readonly id: string;
  readonly kind: 'NOTE' | 'TAKEN' | 'HANDED_OVER' | 'RELEASED';
  readonly by: { readonly uuid: string; readonly name: string };
  readonly to: { readonly uuid: string; readonly name: string } | null;
  readonly text: string | null;
  readonly at: Date;
};
type Noted = {
  readonly applicationUuid: string;
  readonly taskId: string;
  readonly kind: NoteRow['kind'];
  readonly person: string;
  readonly at: Date;
};

/** Appends to the notes of an application. */
export async function addNote(
  on: Connection,
  noted: Noted & { readonly other?: string; readonly body?: string | undefined },
): Promise<string> {
  const id = v7();
  await on.query(
    'insert into staff_note (id, application_uuid, task_id, kind, person, other, body, at) values ($1, $2, $3, $4, $5, $6, $7, $8)',
    [id, noted.applicationUuid, noted.taskId, noted.kind, noted.person, noted.other ?? null, noted.body ?? null, noted.at],
  );
  return id;
}

/** The notes of an application, newest first; at most 200. */
export async function notesOf(on: Connection, applicationUuid: string): Promise<NoteRow[]> {
  const { rows } = await on.query<NoteRow>(
    `select n.id, n.kind, json_build_object('uuid', n.person, 'name', coalesce(m.name, '')) as by,
        case when n.other is null then null else json_build_object('uuid', n.other, 'name', coalesce(o.name, '')) end as to, n.body as text, n.at
      from staff_note n left join staff_member m on m.uuid = n.person left join staff_member o on o.uuid = n.other
      where n.application_uuid = $1 order by n.at desc, n.id desc limit 200`,
    [applicationUuid],
  );
  return rows;
}

/** A lender's people of some roles who may sign in. */
export async function colleaguesIn(
  on: Connection,
  organization: string,
  roles: readonly string[],
): Promise<{ readonly uuid: string; readonly name: string; readonly role: string }[]> {
  const { rows } = await on.query<{ uuid: string; name: string; role: string }>(
    'select uuid, name, role from staff_member where organization_code = $1 and role = any($2) and suspended_at is null order by name, uuid',
    [organization, roles],
  );
  return rows;
}
