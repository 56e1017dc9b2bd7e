import type { Queryable } from '../../transaction.ts';
import type { FlagRow } from '../../generated/rows.ts';

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
