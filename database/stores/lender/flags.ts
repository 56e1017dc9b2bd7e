import type { Queryable } from '../../transaction.ts';
import type { FlagRow, SettingChangeRow } from '../../generated/rows.ts';

/** Overrides of the flag table for an organization: rows for all organizations first, its own last. */
export async function flagRows(on: Queryable, organization: string): Promise<FlagRow[]> {
  const { rows } = await on.query(
    "SELECT key, organization_code, enabled, variables, updated_at FROM flag WHERE organization_code IN ('', $1) ORDER BY organization_code",
    [organization],
  );
  return rows as FlagRow[];
}

/** Whether any of these flags is on for some organization. */
export async function isSetAnywhere(on: Queryable, keys: readonly string[]): Promise<boolean> {
  return (await on.query('SELECT 1 FROM flag WHERE enabled AND key = ANY($1) LIMIT 1', [keys])).rowCount === 1;
}

/** Sets a flag for all organizations ('') or one. Variables not named keep their value. */
export async function putFlagRow(on: Queryable, row: FlagRow): Promise<void> {
  await on.query(
    `INSERT INTO flag (key, organization_code, enabled, variables, updated_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (key, organization_code) DO UPDATE SET enabled = EXCLUDED.enabled, variables = flag.variables || EXCLUDED.variables, updated_at = EXCLUDED.updated_at`,
    [row.key, row.organization_code, row.enabled, JSON.stringify(row.variables), row.updated_at],
  );
}

/** Who of the lender's people changed a flag or an experiment, and why. */
export async function insertSettingChange(on: Queryable, row: SettingChangeRow): Promise<void> {
  await on.query(
    `INSERT INTO setting_change (uuid, organization_code, kind, key, was, became, reason, staff_uuid, person, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [row.uuid, row.organization_code, row.kind, row.key, row.was, row.became, row.reason, row.staff_uuid, row.person, row.at],
  );
}

/** A lender's changes of one kind, the newest first, at most a hundred. */
export async function settingChanges(on: Queryable, organization: string, kind: SettingChangeRow['kind']): Promise<SettingChangeRow[]> {
  const { rows } = await on.query(
    `SELECT uuid, organization_code, kind, key, was, became, reason, staff_uuid, person, at FROM setting_change
     WHERE organization_code = $1 AND kind = $2 ORDER BY at DESC, uuid DESC LIMIT 100`,
    [organization, kind],
  );
  return rows as SettingChangeRow[];
}
