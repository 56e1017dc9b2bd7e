import type { PoolClient, QueryConfig } from 'pg';
import type { Queryable } from '../../transaction.ts';

/** The page that shows a step of registration: its path, and the `step` of the legacy flow, whose questions share one path. */
export type StepPage = { readonly step: string; readonly path: string; readonly legacy: string | null };

/** What the funnel is counted with: first instant counted, now, the pages of registration, statuses that end an application, widths of devices. */
export type Counting = {
  readonly since: Date;
  readonly now: Date;
  readonly pages: readonly StepPage[];
  readonly ends: readonly string[];
  readonly tabletFrom: number;
  readonly computerFrom: number;
};

/** The last step of registration: the application exists. */
export const CREATED = 'created';

const DEVICE = (width: string): string =>
  `case when ${width} is null then 'unknown' when ${width} < $3 then 'phone' when ${width} < $4 then 'tablet' else 'computer' end`;
/** The power of 1.1 nearest to the seconds until the next step; -1: still there, -2: ended there. */
const TOOK = `case when next_at is null then case when ended then -2 else -1 end
  else greatest(0, round(ln(greatest(1, extract(epoch from next_at - at))) / ln(1.1))) end::smallint`;
const WEEK = "date_trunc('week', began at time zone 'UTC')::date";

/** A visitor is counted from their first visit: one that began earlier is left out whole. A day without an event ends a visit. */
const REGISTRATION = `
  insert into funnel_step (organization_code, week, device, part, step, took, people)
  with page as (select * from unnest($5::text[], $6::text[], $7::text[]) as t (step, path, legacy)),
  visitor as (
    select tracker_uuid, min(started_at) as began, max(seen_at) < $2::timestamptz - interval '1 day' as over,
      (array_agg(organization_code order by started_at))[1] as org, (array_agg(window_width order by started_at))[1] as width
    from tracking_session s
    where seen_at >= $1 and not exists (select from tracking_session p where p.tracker_uuid = s.tracker_uuid and p.started_at < $1)
    group by 1
  ),
  seen as (
    select v.tracker_uuid, p.step, min(e.at) as at
    from visitor v join tracking_session s on s.tracker_uuid = v.tracker_uuid join tracking_event e on e.session_uuid = s.uuid
      join page p on p.path = e.page_path and coalesce(p.legacy, '') = coalesce(case when p.legacy is null then '' else e.properties ->> 'step' end, '')
    where e.event = 'page-view' group by 1, 2
    union all
    select v.tracker_uuid, '${CREATED}', min(e.at)
    from visitor v join tracking_session s on s.tracker_uuid = v.tracker_uuid join tracking_event e on e.session_uuid = s.uuid
    where e.event = 'appStarted' group by 1
  ),
  timed as (
    select v.org, v.began, v.width, seen.step, seen.at, v.over and seen.step <> '${CREATED}' as ended,
      lead(seen.at) over (partition by v.tracker_uuid order by seen.at, seen.step = '${CREATED}') as next_at
    from seen join visitor v on v.tracker_uuid = seen.tracker_uuid
  )
  select org, ${WEEK}, ${DEVICE('width')}, 'REGISTRATION', step, ${TOOK}, count(*) from timed group by 1, 2, 3, 5, 6`;

const APPLICATION = `
  insert into funnel_step (organization_code, week, device, part, step, took, people)
  with begun as (
    select a.uuid, a.org_code as org, a.created_at as began, not a.active and a.completed_at is null as ended,
      (select s.window_width from tracking_event e join tracking_session s on s.uuid = e.session_uuid
       where e.application_uuid = a.uuid and e.event = 'appStarted' limit 1) as width
    from application a where a.created_at >= $1 and $2::timestamptz is not null
  ),
  seen as (
    select h.application_uuid as uuid, h.status as step, min(h.at) as at, min(h.seq) as seq
    from begun b join status_history h on h.application_uuid = b.uuid where h.status <> all ($5::text[]) group by 1, 2
  ),
  timed as (
    select b.*, seen.step, seen.at, lead(seen.at) over (partition by b.uuid order by seen.seq) as next_at
    from seen join begun b on b.uuid = seen.uuid
  )
  select org, ${WEEK}, ${DEVICE('width')}, 'APPLICATION', step, ${TOOK}, count(*) from timed group by 1, 2, 3, 5, 6`;

/** Most milliseconds of a statement that counts: nobody waits for it, and over all applications it takes longer than the five seconds of any other. */
const COUNTING_MS = 300_000;

/** Counts the weeks since an instant anew, in the transaction of `on`; false when another process is counting. */
export async function countFunnel(on: PoolClient, { since, now, pages, ends, tabletFrom, computerFrom }: Counting): Promise<boolean> {
  const { rows } = await on.query("select pg_try_advisory_xact_lock(hashtext('funnel')) as mine");
  if (rows[0]?.['mine'] !== true) return false;
  await on.query(`set local statement_timeout = ${COUNTING_MS}`);
  const count = async (text: string, values: unknown[]) => on.query({ text, values, query_timeout: COUNTING_MS } as QueryConfig);
  await on.query('delete from funnel_step where week >= $1', [since]);
  const shared = [since, now, tabletFrom, computerFrom];
  await count(REGISTRATION, [...shared, pages.map(({ step }) => step), pages.map(({ path }) => path), pages.map(({ legacy }) => legacy)]);
  await count(APPLICATION, [...shared, ends]);
  await on.query(
    'insert into funnel_count (at, since) values ($1, $2) on conflict (one) do update set at = excluded.at, since = excluded.since',
    [now, since],
  );
  return true;
}

/** When the funnel was last counted, or null. */
export async function funnelCountedAt(on: Queryable): Promise<Date | null> {
  return ((await on.query('select at from funnel_count')).rows[0]?.['at'] as Date | undefined) ?? null;
}

export type FunnelFilter = {
  readonly organization: string;
  readonly part: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly device?: string | undefined;
};
export type FunnelRow = { readonly week: string; readonly step: string; readonly took: number; readonly people: number };

/** The counts of one lender, added up over devices. */
export async function funnelRows(on: Queryable, { organization, part, from, to, device }: FunnelFilter): Promise<FunnelRow[]> {
  const { rows } = await on.query(
    `select week::text, step, took, sum(people)::int as people from funnel_step
     where organization_code = $1 and part = $2 and week >= coalesce($3::date, '-infinity') and week <= coalesce($4::date, 'infinity')
       and ($5::text is null or device = $5) group by 1, 2, 3`,
    [organization, part, from ?? null, to ?? null, device ?? null],
  );
  return rows as unknown as FunnelRow[];
}

/** The weeks in which a borrower of a lender began a part, the newest first. */
export async function funnelWeeks(on: Queryable, organization: string, part: string): Promise<string[]> {
  const { rows } = await on.query(
    'select distinct week::text as week from funnel_step where organization_code = $1 and part = $2 order by 1 desc limit 60',
    [organization, part],
  );
  return rows.map((row) => row['week'] as string);
}
