import type { LenderDraftRow } from '../../generated/rows.ts';
import type { Queryable } from '../../transaction.ts';

/** A lender that is being set up. `settings`: orgs/schema.ts, LenderSettings without version, complete or not. */
export type LenderDraft = Omit<LenderDraftRow, 'settings'> & { readonly settings: Readonly<Record<string, unknown>> };

export async function addLenderDraft(
  on: Queryable,
  draft: Pick<LenderDraft, 'id' | 'token_hash' | 'email' | 'settings' | 'created_at' | 'expires_at'>,
): Promise<void> {
  await on.query(
    `insert into lender_draft (id, token_hash, email, settings, created_at, updated_at, expires_at) values ($1, $2, $3, $4, $5, $5, $6)`,
    [draft.id, draft.token_hash, draft.email, JSON.stringify(draft.settings), draft.created_at, draft.expires_at],
  );
}

/** The draft of a link; undefined for one that is unknown or over. */
export async function lenderDraftOf(on: Queryable, tokenHash: Buffer, at: Date): Promise<LenderDraft | undefined> {
  const { rows } = await on.query('select * from lender_draft where token_hash = $1 and expires_at > $2', [tokenHash, at]);
  return rows[0] as LenderDraft | undefined;
}

/** The draft, locked until the transaction ends. */
export async function lockLenderDraft(on: Queryable, id: string): Promise<LenderDraft | undefined> {
  const { rows } = await on.query('select * from lender_draft where id = $1 for update', [id]);
  return rows[0] as LenderDraft | undefined;
}

type Saved = Pick<LenderDraft, 'id' | 'version' | 'settings' | 'admin_name' | 'admin_email' | 'updated_at'>;

/** Saves over a version; false where it is another by now, or published. */
export async function saveLenderDraft(on: Queryable, draft: Saved): Promise<boolean> {
  const { rowCount } = await on.query(
    `update lender_draft set settings = $3, admin_name = $4, admin_email = $5, updated_at = $6, version = version + 1
     where id = $1 and version = $2 and published_as is null`,
    [draft.id, draft.version, JSON.stringify(draft.settings), draft.admin_name, draft.admin_email, draft.updated_at],
  );
  return rowCount === 1;
}

export async function endLenderDraft(on: Queryable, id: string, orgCode: string): Promise<void> {
  await on.query('update lender_draft set published_as = $2 where id = $1', [id, orgCode]);
}

/** Deletes drafts whose link is over; returns how many. */
export async function sweepLenderDrafts(on: Queryable, at: Date): Promise<number> {
  const { rowCount } = await on.query('delete from lender_draft where expires_at <= $1', [at]);
  return rowCount ?? 0;
}
