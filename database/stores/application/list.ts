/** Every application of a lender as a list, and who owns each. Every statement names the lender. */
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import { kindsOf } from '@hearthline/journey/work/kinds.ts';
import type { ChecklistStatus, OverallStatus } from '@hearthline/journey/statuses.ts';
import type { Connection } from './application.ts';

type Product = 'HELOC' | 'CRYPTO' | 'MERCHANT';
export type ListedRow = {
  readonly uuid: string;
  readonly loanNumber: string;
  readonly status: ChecklistStatus;
  readonly stage: OverallStatus;
  readonly active: boolean;
  readonly since: Date;
  readonly createdAt: Date;
  readonly line: number | null;
  readonly state: string | null;
  readonly product: Product;
  readonly firstName: string;
  readonly lastName: string;
  readonly tasks: number;
  /** Of them one is for staff, and not a wait for others. */
  readonly hasTask: boolean;
  /** One of them is the wait for money that was sent. */
  readonly isUnderWay: boolean;
  readonly taskDueAt: Date | null;
  readonly lawDueAt: Date | null;
  readonly owner: { readonly uuid: string; readonly name: string } | null;
};

export type ListFilter = {
  readonly organization: string;
  readonly active: boolean | null;
  readonly stage: string | null;
  /** Only these statuses, or with `except` all others; null for every one. */
  readonly statuses: readonly string[] | null;
  readonly except: boolean;
  /** Only with an open task, or only without; null for both. */
  readonly hasTask: boolean | null;
  readonly state: string | null;
  readonly product: string | null;
  readonly owner: string | null;
  readonly isUnowned: boolean;
  /** Only those whose deadline is before it. */
  readonly lateAt: Date | null;
  /** Dollars. */
  readonly leastLine: number | null;
  readonly loanNumber: string | null;
};
export type ListOrder = 'since' | 'created' | 'line' | 'due';

/** The open tasks of each application, and its legal days: read as a whole where the list is sorted or filtered by them. */
const DUES = `left join (select application_uuid, min(due_at) as task_due from staff_task where org_code = $1 and closed_at is null group by 1) t on t.application_uuid = a.uuid
  left join (select application_uuid, end_of_day(min(due_on)) as law_due from regulatory_deadline where ended_on is null group by 1) d on d.application_uuid = a.uuid`;
const NEXT_DUE = 'least(t.task_due, d.law_due)';
const COLUMN: Readonly<Record<ListOrder, string>> = { since: 'a.since', created: 'a.created_at', line: 'a.line_amount', due: NEXT_DUE };
const WAITS = `'{${kindsOf('vendors').join(',')}}'::text[]`;
const HAS_TASK = `exists (select from staff_task o where o.application_uuid = a.uuid and o.closed_at is null and o.kind <> all(${WAITS}))`;
/** A test clock runs ahead of the product's; without one the row of `clock_offset` is absent. */
const LATE = `${NEXT_DUE} < $11::timestamptz + coalesce((select offset_ms from clock_offset o where o.scope = a.uuid::text), 0) * interval '1 millisecond'`;

/** The condition without the stage, which the counts leave out. */
const MATCHES = `a.org_code = $1 and ($2::boolean is null or a.active = $2) and ($3::text[] is null or (a.status = any($3)) <> $4::boolean)
  and ($5::boolean is null or ${HAS_TASK} = $5) and ($6::text is null or a.state = $6) and ($7::text is null or a.loan_product = $7)
  and ($8::uuid is null or a.owner_uuid = $8) and (not $9::boolean or a.owner_uuid is null) and ($10::numeric is null or a.line_amount >= $10)
  and ($12::text is null or a.loan_number like $12 || '%')`;
const valuesOf = (f: ListFilter) => [
  f.organization,
  f.active,
  f.statuses,
  f.except,
  f.hasTask,
  f.state,
  f.product,
  f.owner,
  f.isUnowned,
  f.leastLine,
  f.lateAt,
  f.loanNumber,
];
const matching = (f: ListFilter): string => (f.lateAt === null ? `${MATCHES} and $11::timestamptz is null` : `${MATCHES} and ${LATE}`);

type Page = { readonly order: ListOrder; readonly isDescending: boolean; readonly limit: number; readonly offset: number };

/** A page of applications. Those without what they are sorted by come last. */
export async function listedApplications(
  on: Connection,
  filter: ListFilter,
  { order, isDescending, limit, offset }: Page,
): Promise<ListedRow[]> {
  const direction = isDescending ? 'desc' : 'asc';
  const sorted = order === 'line' || order === 'due' ? `${direction} nulls last` : direction;
  const by = `${COLUMN[order]} ${sorted}, a.uuid ${direction}`;
  const needsDues = order === 'due' || filter.lateAt !== null;
  const { rows } = await on.query<ListedRow>({
    name: `applications-${order}-${direction}${filter.lateAt === null ? '' : '-late'}`,
    text: `select a.uuid, a.loan_number as "loanNumber", a.status, a.overall_status as stage, a.active, a.since, a.created_at as "createdAt",
        a.line_amount::float8 as line, a.state, a.loan_product as product, coalesce(p.first_name, '') as "firstName", coalesce(p.last_name, '') as "lastName",
        t.tasks::integer as tasks, t.for_staff as "hasTask", t.under_way as "isUnderWay", t.due_at as "taskDueAt", d.due_at as "lawDueAt",
        case when a.owner_uuid is null then null else json_build_object('uuid', a.owner_uuid, 'name', coalesce(m.name, '')) end as owner
      from (select found.uuid, row_number() over () as place from (select a.uuid from application a ${needsDues ? DUES : ''}
          where ${matching(filter)} and ($13::text is null or a.overall_status = $13) order by ${by} limit $14 offset $15) found) page
      join application a using (uuid)
      left join profile p on p.identity_uuid = a.identity_uuid and p.type = 'PRIMARY'
      left join staff_member m on m.uuid = a.owner_uuid
      left join lateral (select count(*) as tasks, min(due_at) as due_at, coalesce(bool_or(kind <> all(${WAITS})), false) as for_staff,
          coalesce(bool_or(kind = 'MONEY_UNDER_WAY'), false) as under_way from staff_task where application_uuid = a.uuid and closed_at is null) t on true
      left join lateral (select end_of_day(min(due_on)) as due_at from regulatory_deadline where application_uuid = a.uuid and ended_on is null) d on true
      order by page.place`,
    values: [...valuesOf(filter), filter.stage, limit, offset],
  });
  return rows;
}

/** How many match in each stage. */
export async function countedStages(
  on: Connection,
  filter: ListFilter,
): Promise<{ readonly stage: OverallStatus; readonly count: number }[]> {
  const { rows } = await on.query<{ stage: OverallStatus; count: number }>({
    name: `applications-counted${filter.lateAt === null ? '' : '-late'}`,
    text: `select a.overall_status as stage, count(*)::integer as count from application a ${filter.lateAt === null ? '' : DUES}
      where ${matching(filter)} group by 1`,
    values: valuesOf(filter),
  });
  return rows;
}

/** Who owns an application; null where nobody does. */
export async function ownerOf(on: Connection, applicationUuid: string): Promise<ListedRow['owner']> {
  const { rows } = await on.query<{ uuid: string; name: string }>({
    name: 'application-owner',
    text: 'select m.uuid, m.name from application a join staff_member m on m.uuid = a.owner_uuid where a.uuid = $1',
    values: [applicationUuid],
  });
  return rows[0] ?? null;
}

/** Locks applications of a lender, with who owns each now. */
export async function ownersOf(
  client: PoolClient,
  organization: string,
  applications: readonly string[],
): Promise<{ readonly uuid: string; readonly owner: string | null; readonly name: string | null }[]> {
  const { rows } = await client.query<{ uuid: string; owner: string | null; name: string | null }>(
    `select a.uuid, a.owner_uuid as owner, (select name from staff_member m where m.uuid = a.owner_uuid) as name
      from application a where a.org_code = $1 and a.uuid = any($2::uuid[]) order by a.uuid for update`,
    [organization, applications],
  );
  return rows;
}

/** Gives locked applications to a person, or to nobody, and keeps who did. */
export async function setOwner(
  client: PoolClient,
  applications: readonly { readonly uuid: string; readonly owner: string | null }[],
  { to, by, at }: { readonly to: string | null; readonly by: string; readonly at: Date },
): Promise<void> {
  await client.query('update application set owner_uuid = $2 where uuid = any($1::uuid[])', [applications.map(({ uuid }) => uuid), to]);
  await client.query(
    `insert into application_owner_change (id, application_uuid, was, became, changed_by, at)
      select * from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as changed (id, application_uuid, was) cross join (values ($4::uuid, $5::uuid, $6::timestamptz)) as to_whom`,
    [applications.map(() => v7()), applications.map(({ uuid }) => uuid), applications.map(({ owner }) => owner), to, by, at],
  );
}
