import type { Audience, Share } from '@hearthline/rules/experiments.ts';
import type { ExperimentRow } from '../../generated/rows.ts';
import type { Queryable } from '../../transaction.ts';

/** An experiment as it is stored; `variations` and `audience` are those of rules/experiments.ts. */
export type Experiment = Omit<ExperimentRow, 'variations' | 'audience'> & {
  readonly variations: readonly Share[];
  readonly audience: Audience;
};

const COLUMNS =
  'uuid, organization_code, key, surface, question, variations, audience, state, visitors_planned, days_planned, starts_at, ends_at, stopped_at, created_at';
const all = async (on: Queryable, where: string, values: unknown[]): Promise<Experiment[]> =>
  (await on.query(`select ${COLUMNS} from experiment where ${where}`, values)).rows as unknown as Experiment[];

/** A lender's experiments, the newest first. */
export const experimentsOf = async (on: Queryable, organization: string): Promise<Experiment[]> =>
  all(on, 'organization_code = $1 order by created_at desc, key', [organization]);

/** One experiment of a lender, or null. */
export const experimentOf = async (on: Queryable, organization: string, uuid: string): Promise<Experiment | null> =>
  (await all(on, 'organization_code = $1 and uuid = $2', [organization, uuid]))[0] ?? null;

/** Those of a lender that run at an instant. */
export const runningExperiments = async (on: Queryable, organization: string, now: Date): Promise<Experiment[]> =>
  all(on, "organization_code = $1 and state = 'RUNNING' and starts_at <= $2 and ends_at > $2 order by key", [organization, now]);

/** Every experiment that runs or may be started, of every lender: what a start checks. */
export const openExperiments = async (on: Queryable): Promise<Experiment[]> => all(on, "state <> 'STOPPED' order by key", []);

/** Stores a draft under the next number of its surface; answers its key. */
export async function insertExperiment(
  on: Queryable,
  row: Omit<Experiment, 'key' | 'state' | 'starts_at' | 'ends_at' | 'stopped_at'>,
): Promise<string> {
  const { rows } = await on.query(
    `insert into experiment (uuid, organization_code, key, surface, question, variations, audience, state, visitors_planned, days_planned, created_at)
     select $1, $2, $3 || '-' || count(*) + 1, $3, $4, $5, $6, 'DRAFT', $7, $8, $9 from experiment where organization_code = $2 and surface = $3
     returning key`,
    [
      row.uuid,
      row.organization_code,
      row.surface,
      row.question,
      JSON.stringify(row.variations),
      JSON.stringify(row.audience),
      row.visitors_planned,
      row.days_planned,
      row.created_at,
    ],
  );
  return rows[0]?.['key'] as string;
}

/** Starts a draft for the days it was planned for; false when it is none, or another experiment of the surface runs. */
export async function startExperiment(on: Queryable, uuid: string, now: Date): Promise<boolean> {
  await stopEnded(on, now);
  const { rowCount } = await on.query(
    `update experiment e set state = 'RUNNING', starts_at = $2, ends_at = $2::timestamptz + days_planned * interval '1 day'
     where uuid = $1 and state = 'DRAFT' and not exists
       (select from experiment o where o.organization_code = e.organization_code and o.surface = e.surface and o.state = 'RUNNING')`,
    [uuid, now],
  );
  return rowCount === 1;
}

/** Stops the experiments whose days are over; answers how many. */
export async function stopEnded(on: Queryable, now: Date): Promise<number> {
  const { rowCount } = await on.query(
    "update experiment set state = 'STOPPED', stopped_at = ends_at where state = 'RUNNING' and ends_at <= $1",
    [now],
  );
  return rowCount ?? 0;
}

export async function stopExperiment(on: Queryable, uuid: string, now: Date): Promise<boolean> {
  const { rowCount } = await on.query("update experiment set state = 'STOPPED', stopped_at = $2 where uuid = $1 and state <> 'STOPPED'", [
    uuid,
    now,
  ]);
  return rowCount === 1;
}

/** A visitor of a lender, as their first visit is stored: the width of its window and the campaign it came from; null for an unknown one. */
export async function visitorOf(
  on: Queryable,
  organization: string,
  trackerUuid: string,
): Promise<{ readonly width: number | null; readonly source: string | null } | null> {
  const { rows } = await on.query(
    `select window_width as width, query ->> 'utm_source' as source from tracking_session
     where tracker_uuid = $1 and organization_code = $2 order by started_at limit 1`,
    [trackerUuid, organization],
  );
  return (rows[0] as { width: number | null; source: string | null } | undefined) ?? null;
}

/** The variations a visitor was given, by experiment. */
export async function assignmentsOf(on: Queryable, trackerUuid: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await on.query('select experiment_uuid, variation from experiment_assignment where tracker_uuid = $1', [trackerUuid]);
  return new Map(rows.map((row) => [row['experiment_uuid'] as string, row['variation'] as string]));
}

/** Records a variation once; answers the one that stands, which two requests at the same time agree on. */
export async function assignOnce(
  on: Queryable,
  row: { experiment: string; tracker: string; variation: string; now: Date },
): Promise<string> {
  await on.query(
    `insert into experiment_assignment (experiment_uuid, tracker_uuid, variation, assigned_at) values ($1, $2, $3, $4)
     on conflict (experiment_uuid, tracker_uuid) do nothing`,
    [row.experiment, row.tracker, row.variation, row.now],
  );
  return (await assignmentsOf(on, row.tracker)).get(row.experiment) ?? row.variation;
}

/** Notes that a visitor saw the surface of an experiment they are in: the first time counts. */
export async function noteExposure(on: Queryable, trackerUuid: string, key: string, now: Date): Promise<void> {
  await on.query(
    `update experiment_assignment a set exposed_at = $3 from experiment e
     where e.uuid = a.experiment_uuid and e.key = $2 and a.tracker_uuid = $1 and a.exposed_at is null and e.state = 'RUNNING'`,
    [trackerUuid, key, now],
  );
}

/** Notes that a visitor's application was created, in every running experiment whose surface they have seen. */
export async function noteContinued(on: Queryable, trackerUuid: string, now: Date): Promise<void> {
  await on.query(
    `update experiment_assignment a set continued_at = $2 from experiment e
     where e.uuid = a.experiment_uuid and a.tracker_uuid = $1 and a.exposed_at is not null and a.continued_at is null and e.state = 'RUNNING'`,
    [trackerUuid, now],
  );
}

export type Tally = { readonly uuid: string; readonly variation: string; readonly reached: number; readonly continued: number };

/** How many visitors saw each variation of a lender's experiments, and whose application was created afterwards. */
export async function tallies(on: Queryable, organization: string): Promise<Tally[]> {
  const { rows } = await on.query(
    `select e.uuid, a.variation, count(a.exposed_at)::int as reached, count(a.continued_at)::int as continued
     from experiment e join experiment_assignment a on a.experiment_uuid = e.uuid where e.organization_code = $1 group by 1, 2`,
    [organization],
  );
  return rows as unknown as Tally[];
}
