import type { Queryable } from '../../transaction.ts';
import type { DraftRow } from '../../generated/rows.ts';

const COLUMNS = 'id, access_hash, organization_code, sealed, version, created_at, updated_at, expires_at';

export async function addDraft(on: Queryable, row: DraftRow): Promise<void> {
  await on.query(`INSERT INTO draft (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`, [
    row.id,
    row.access_hash,
    row.organization_code,
    row.sealed,
    row.version,
    row.created_at,
    row.updated_at,
    row.expires_at,
  ]);
}

/** A draft that has not expired. */
export async function draftById(on: Queryable, id: string, now: Date): Promise<DraftRow | undefined> {
  const { rows } = await on.query(`SELECT ${COLUMNS} FROM draft WHERE id = $1 AND expires_at > $2`, [id, now]);
  return rows[0] as DraftRow | undefined;
}

/** Saves over the version that was read; false when another save came first. */
export async function saveDraft(
  on: Queryable,
  row: Pick<DraftRow, 'id' | 'sealed' | 'version' | 'updated_at' | 'expires_at'>,
): Promise<boolean> {
  const { rowCount } = await on.query(
    'UPDATE draft SET sealed = $2, version = $3 + 1, updated_at = $4, expires_at = $5 WHERE id = $1 AND version = $3',
    [row.id, row.sealed, row.version, row.updated_at, row.expires_at],
  );
  return rowCount === 1;
}

/** The drafts one browser may open: those it started, and those whose mailed code was typed in it. */
export async function draftsOpenedBy(on: Queryable, accessHash: Buffer): Promise<DraftRow[]> {
  const { rows } = await on.query(
    `SELECT ${COLUMNS} FROM draft WHERE access_hash = $1 OR id IN (SELECT draft_id FROM draft_browser WHERE access_hash = $1)`,
    [accessHash],
  );
  return rows as DraftRow[];
}

/** Whether the code of a draft was typed in a browser that did not start it. */
export async function isDraftBrowser(on: Queryable, id: string, accessHash: Buffer): Promise<boolean> {
  return (await on.query('SELECT 1 FROM draft_browser WHERE draft_id = $1 AND access_hash = $2', [id, accessHash])).rowCount === 1;
}

/** Lets another browser open a draft. */
export async function addDraftBrowser(on: Queryable, id: string, accessHash: Buffer): Promise<void> {
  await on.query('INSERT INTO draft_browser (draft_id, access_hash) VALUES ($1, $2) ON CONFLICT DO NOTHING', [id, accessHash]);
}

/** Deletes a draft, on submit. */
export async function deleteDraft(on: Queryable, id: string): Promise<void> {
  await on.query('DELETE FROM draft WHERE id = $1', [id]);
}

/** Deletes expired drafts (thirty days); answers how many. */
export async function sweepDrafts(on: Queryable, now: Date): Promise<number> {
  const { rowCount } = await on.query('DELETE FROM draft WHERE expires_at <= $1', [now]);
  return rowCount ?? 0;
}
