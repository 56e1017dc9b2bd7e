import { Problem } from '@hearthline/contract/problem.ts';
import { replay } from '@hearthline/journey/application/apply.ts';
import { type Facts, FACTS_VERSION, type Settings } from '@hearthline/journey/facts.ts';
import type { Fact, FactOf, FactType } from '@hearthline/journey/facts/fact.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { ProductSettings } from '@hearthline/rules/offers/types.ts';
import type { ChosenVendors } from '@hearthline/rules/vendors.ts';
import type { Pool, PoolClient } from 'pg';
import type { FactRow } from '../../generated/rows.ts';

/** The pool, or a client inside a transaction. */
export type Connection = Pool | PoolClient;

/** One application, as stored. */
export type Application = {
  readonly uuid: string;
  readonly identityUuid: string;
  readonly orgCode: string;
  readonly loanNumber: string;
  readonly settings: Settings;
  /** The lender's product settings as they were when the application was created. */
  readonly product: ProductSettings;
  /** Who served its lender when the application was created, by port: what one of them began ends with it. */
  readonly vendors: ChosenVendors;
  readonly facts: Facts;
  readonly status: ChecklistStatus;
  readonly overallStatus: string;
  readonly version: number;
  readonly since: Date;
  readonly headHash: string;
  readonly active: boolean;
  readonly completedAt: Date | null;
  /** A status the sandbox holds the application at; always null in production. */
  readonly holdAt: string | null;
  readonly createdAt: Date;
};

type Row = Application & { readonly factsVersion: number };

const APPLICATION_COLUMNS = `uuid, identity_uuid as "identityUuid", org_code as "orgCode", loan_number as "loanNumber", settings, product, vendors, facts, facts_version as "factsVersion", status, overall_status as "overallStatus",
  version, since, head_hash as "headHash", active, completed_at as "completedAt", hold_at as "holdAt", created_at as "createdAt"`;
const READ = { name: 'application-read', text: `select ${APPLICATION_COLUMNS} from application where uuid = $1` };
const LOCK = { name: 'application-lock', text: `${READ.text} for update` };
const OF_IDENTITY = {
  name: 'application-of-identity',
  text: `select ${APPLICATION_COLUMNS} from application where identity_uuid = $1 order by created_at desc, uuid desc limit 50`,
};

/** The application, or null. With `lock`, its row is locked until the transaction ends. */
export async function readApplication(on: Connection, uuid: string, lock = false): Promise<Application | null> {
  const { rows } = await on.query<Row>({ ...(lock ? LOCK : READ), values: [uuid] });
  return rows[0] ? current(on, rows[0]) : null;
}

/** A person's applications, newest first; at most 50. */
export async function applicationsOf(on: Connection, identityUuid: string): Promise<Application[]> {
  const { rows } = await on.query<Row>({ ...OF_IDENTITY, values: [identityUuid] });
  const applications: Application[] = [];
  for (const row of rows) applications.push(await current(on, row));
  return applications;
}

/** Facts folded by another version of the product are folded again: the log is authoritative. */
async function current(on: Connection, { factsVersion, ...row }: Row): Promise<Application> {
  if (factsVersion === FACTS_VERSION) return row;
  const { rows } = await on.query<{ payload: Fact }>('select payload from fact where application_uuid = $1 order by seq', [row.uuid]);
  return { ...row, facts: replay(rows.map((r) => r.payload)) };
}

/** The application; throws not_found. */
export async function applicationByUuid(on: Connection, uuid: string): Promise<Application> {
  const found = await readApplication(on, uuid);
  if (!found) throw new Problem('not_found');
  return found;
}

/** The version of its log only: what long polls read repeatedly. Null for an unknown application. */
export async function versionOf(on: Connection, uuid: string): Promise<number | null> {
  const { rows } = await on.query<{ version: number }>({
    name: 'application-version',
    text: 'select version from application where uuid = $1',
    values: [uuid],
  });
  return rows[0]?.version ?? null;
}

/** The fifty newest applications for the sandbox, with the borrower's email address; of those whose address contains `search`, when given. */
export async function newestApplications(
  on: Connection,
  search: string | null,
): Promise<{ readonly uuid: string; readonly email: string; readonly orgCode: string; readonly status: string; readonly since: Date }[]> {
  const { rows } = await on.query(
    `select a.uuid, i.email, a.org_code as "orgCode", a.status, a.since from application a join identity i on i.uuid = a.identity_uuid
      where $1::text is null or position(lower($1) in lower(i.email)) > 0 order by a.created_at desc, a.uuid desc limit 50`,
    [search],
  );
  return rows;
}

/** Removes the sandbox's hold at a status. */
export async function clearHold(on: Connection, uuid: string): Promise<void> {
  await on.query('update application set hold_at = null where uuid = $1', [uuid]);
}

/** Moves the date on which a sandbox persona opened their line. */
export async function setOpenedOn(on: Connection, email: string, at: Date): Promise<void> {
  await on.query(
    'update application set completed_at = $2 from identity i where i.uuid = identity_uuid and i.email = $1 and completed_at is not null',
    [email, at],
  );
}

/** The last twenty statuses up to a version, newest first, each with the instant it began. */
export async function statusesBefore(
  on: Connection,
  applicationUuid: string,
  version: number,
): Promise<{ readonly status: ChecklistStatus; readonly at: Date }[]> {
  const { rows } = await on.query<{ status: ChecklistStatus; at: Date }>({
    name: 'statuses-before',
    text: 'select status, at from status_history where application_uuid = $1 and seq <= $2 order by seq desc limit 20',
    values: [applicationUuid, version],
  });
  return rows;
}

/** The log of one application, in order. */
export async function logOf(on: Connection, applicationUuid: string): Promise<FactRow[]> {
  return (await on.query<FactRow>('select * from fact where application_uuid = $1 order by seq', [applicationUuid])).rows;
}

/** The facts of some types with the instant of each, in the order they were recorded. */
export async function timedFacts<T extends FactType>(
  on: Connection,
  applicationUuid: string,
  types: readonly T[],
): Promise<{ readonly fact: FactOf<T>; readonly at: Date }[]> {
  const { rows } = await on.query<{ fact: FactOf<T>; at: Date }>({
    name: 'facts-of-types',
    text: 'select payload as fact, at from fact where application_uuid = $1 and type = any($2) order by seq',
    values: [applicationUuid, types],
  });
  return rows;
}

/** The related rows of an application, by name: for staff and developers who inspect it. */
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

/** Locks an application’s row until the transaction ends. */
export async function lockApplication(client: PoolClient, uuid: string): Promise<void> {
  await client.query('select 1 from application where uuid = $1 for update', [uuid]);
}

/** Whether the same person already has a line on the same home: at most one is allowed (lending §3.8). */
export async function hasLineOnHome(on: Connection, { uuid, identityUuid, facts }: Application): Promise<boolean> {
  const { rowCount } = await on.query({
    name: 'line-on-home',
    text: "select 1 from application where identity_uuid = $1 and uuid <> $2 and completed_at is not null and facts->>'propertyId' = $3 limit 1",
    values: [identityUuid, uuid, facts.propertyId],
  });
  return rowCount === 1;
}

/**
 * When other applications of the same people on the same home closed their line: the applicant's, those the applicant signed as another owner, and
 * those of this application's other signers. Null for one that is signed and not funded yet. Lines of everyone else are on record with the county.
 * The parcel is the home: an address can be written in many ways.
 */
export async function equityClosingsOnHome(on: Connection, { uuid, identityUuid, facts }: Application): Promise<(Date | null)[]> {
  const { rows } = await on.query<{ completed_at: Date | null }>({
    name: 'equity-closings-on-home',
    text: `select completed_at from application a where uuid <> $1 and facts->>'propertyId' = $2 and facts->>'cancelled' is null
  and (completed_at is not null or facts->'closing'->'notary'->>'signed' is not null)
  and (identity_uuid = $3 or exists (select 1 from signer s where s.application_uuid = a.uuid and s.identity_uuid = $3)
    or exists (select 1 from signer s where s.application_uuid = $1 and s.identity_uuid = a.identity_uuid))`,
    values: [uuid, facts.propertyId, identityUuid],
  });
  return rows.map(({ completed_at }) => completed_at);
}
