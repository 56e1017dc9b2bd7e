import type { RateSheet } from '@hearthline/rules/offers/types.ts';
import type { PoolClient } from 'pg';
import type { LenderVersionRow, RateSheetRow } from '../../generated/rows.ts';
import type { Queryable } from '../../transaction.ts';

/** A version of a lender's settings with the rate sheet that it lends by. `settings`: orgs/schema.ts, LenderSettings without version and rate sheet. */
export type LenderVersion = Omit<LenderVersionRow, 'settings'> & {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly sheet: RateSheet;
  readonly sheet_name: string;
  readonly sheet_sha256: string;
};

const WITH_SHEET = `select v.*, s.sheet, s.name as sheet_name, s.sha256 as sheet_sha256
  from lender_version v join rate_sheet s on s.id = v.rate_sheet_id`;

/** What is in force at an instant and what will be later, of every lender or of one, oldest first. */
export async function currentVersions(on: Queryable, at: Date, orgCode: string | null = null): Promise<LenderVersion[]> {
  const { rows } = await on.query(
    `${WITH_SHEET} where v.called_off_at is null and ($2::text is null or v.org_code = $2) and (v.effective_at > $1 or v.version =
      (select max(w.version) from lender_version w where w.org_code = v.org_code and w.called_off_at is null and w.effective_at <= $1))
     order by v.org_code, v.version`,
    [at, orgCode],
  );
  return rows as LenderVersion[];
}

/** Every version of a lender, newest first. */
export async function versionsOf(on: Queryable, orgCode: string, limit: number): Promise<LenderVersion[]> {
  const { rows } = await on.query(`${WITH_SHEET} where v.org_code = $1 order by v.version desc limit $2`, [orgCode, limit]);
  return rows as LenderVersion[];
}

/** One version of a lender; null when it has none of that number. */
export async function versionOf(on: Queryable, orgCode: string, version: number): Promise<LenderVersion | null> {
  const { rows } = await on.query(`${WITH_SHEET} where v.org_code = $1 and v.version = $2`, [orgCode, version]);
  return (rows[0] as LenderVersion | undefined) ?? null;
}

/** Those of a lender's versions that have one of the numbers. */
export async function versionsNumbered(on: Queryable, orgCode: string, versions: readonly number[]): Promise<LenderVersion[]> {
  const { rows } = await on.query(`${WITH_SHEET} where v.org_code = $1 and v.version = any($2::int[])`, [orgCode, versions]);
  return rows as LenderVersion[];
}

/** The last version of a lender that was not called off, in effect or not; its versions are locked until the transaction ends. Null: it has none. */
export async function lockLatestVersion(on: PoolClient, orgCode: string): Promise<LenderVersion | null> {
  await on.query("select pg_advisory_xact_lock(hashtextextended('lender_version ' || $1, 0))", [orgCode]);
  const { rows } = await on.query(`${WITH_SHEET} where v.org_code = $1 and v.called_off_at is null order by v.version desc limit 1`, [
    orgCode,
  ]);
  return (rows[0] as LenderVersion | undefined) ?? null;
}

/** The number that the next version of a lender gets: none is used twice. */
export async function nextVersion(on: PoolClient, orgCode: string): Promise<number> {
  const { rows } = await on.query('select coalesce(max(version), 0)::int + 1 as next from lender_version where org_code = $1', [orgCode]);
  return (rows[0] as { next: number }).next;
}

export type NewVersion = Omit<LenderVersionRow, 'settings' | 'called_off_at' | 'called_off_by'> & {
  readonly settings: Readonly<Record<string, unknown>>;
};

export async function insertVersion(on: PoolClient, row: NewVersion): Promise<void> {
  await on.query(
    `insert into lender_version
       (org_code, version, settings, rate_sheet_id, effective_at, created_at, file_sha256, summary, person_uuid, second_uuid)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      row.org_code,
      row.version,
      JSON.stringify(row.settings),
      row.rate_sheet_id,
      row.effective_at,
      row.created_at,
      row.file_sha256,
      row.summary,
      row.person_uuid,
      row.second_uuid,
    ],
  );
}

/** Calls off a version that has no effect yet. */
export async function callOffVersion(
  on: PoolClient,
  orgCode: string,
  version: number,
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<void> {
  await on.query('update lender_version set called_off_at = $3, called_off_by = $4 where org_code = $1 and version = $2', [
    orgCode,
    version,
    at,
    by,
  ]);
}

export type NewSheet = Omit<RateSheetRow, 'sheet'> & { readonly sheet: RateSheet };

/** The newest rate sheet of a lender that is the same as one by its hash; null when there is none. */
export async function sheetByHash(on: Queryable, orgCode: string, sha256: string): Promise<string | null> {
  const { rows } = await on.query('select id from rate_sheet where org_code = $1 and sha256 = $2 order by created_at desc limit 1', [
    orgCode,
    sha256,
  ]);
  return (rows[0] as { id: string } | undefined)?.id ?? null;
}

/** Keeps a rate sheet; false when the lender has one of that name. */
export async function insertSheet(on: Queryable, row: NewSheet): Promise<boolean> {
  const { rowCount } = await on.query(
    `insert into rate_sheet (id, org_code, name, sheet, sha256, created_at, staff_uuid) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (org_code, name) do nothing`,
    [row.id, row.org_code, row.name, JSON.stringify(row.sheet), row.sha256, row.created_at, row.staff_uuid],
  );
  return rowCount === 1;
}
/** A rate sheet of a lender, to lend by; null when it has none of that id. */
export async function sheetById(on: Queryable, orgCode: string, id: string): Promise<Pick<NewSheet, 'id' | 'name' | 'sheet'> | null> {
  const { rows } = await on.query('select id, name, sheet from rate_sheet where org_code = $1 and id = $2', [orgCode, id]);
  return (rows[0] as Pick<NewSheet, 'id' | 'name' | 'sheet'> | undefined) ?? null;
}
