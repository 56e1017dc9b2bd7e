import { replay } from '@hearthline/journey/application/apply.ts';
import { type Facts, FACTS_VERSION, type Settings } from '@hearthline/journey/facts.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { ProductSettings } from '@hearthline/rules/offers/types.ts';
import type { Pool, PoolClient } from 'pg';

/** The pool, or a client inside a transaction. */
export type Connection = Pool | PoolClient;

/** One application as it stands. */
export type Application = {
  readonly uuid: string;
  readonly identityUuid: string;
  readonly orgCode: string;
  readonly loanNumber: string;
  readonly settings: Settings;
  /** The lender's product settings as they were when the application was created. */
  readonly product: ProductSettings;
  readonly facts: Facts;
  readonly status: ChecklistStatus;
  readonly overallStatus: string;
  readonly version: number;
  readonly since: Date;
  readonly headHash: string;
  readonly active: boolean;
  readonly completedAt: Date | null;
  /** A status the sandbox keeps the file at; null always in production. */
  readonly holdAt: string | null;
  readonly createdAt: Date;
};

type Row = Application & { readonly factsVersion: number };

export const APPLICATION_COLUMNS = `uuid, identity_uuid as "identityUuid", org_code as "orgCode", loan_number as "loanNumber", settings, product, facts, facts_version as "factsVersion", status, overall_status as "overallStatus",
  version, since, head_hash as "headHash", active, completed_at as "completedAt", hold_at as "holdAt", created_at as "createdAt"`;
const READ = { name: 'application-read', text: `select ${APPLICATION_COLUMNS} from application where uuid = $1` };
const LOCK = { name: 'application-lock', text: `${READ.text} for update` };
const OF_IDENTITY = {
  name: 'application-of-identity',
  text: `select ${APPLICATION_COLUMNS} from application where identity_uuid = $1 order by created_at desc, uuid desc limit 50`,
};

/** The application, or null. With `lock`, its row stays ours until the transaction ends. */
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

/** Facts another version of the product folded are folded anew: the log is the truth. */
async function current(on: Connection, { factsVersion, ...row }: Row): Promise<Application> {
  if (factsVersion === FACTS_VERSION) return row;
  const { rows } = await on.query<{ payload: Fact }>('select payload from fact where application_uuid = $1 order by seq', [row.uuid]);
  return { ...row, facts: replay(rows.map((r) => r.payload)) };
}
