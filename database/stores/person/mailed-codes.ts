import type { MailedCodeRow } from '../../generated/rows.ts';
import type { Queryable } from '../../transaction.ts';

/** What a code proves: the address of an account, or that a draft's address is the person's who opens it. */
export type CodeFor = { readonly purpose: 'EMAIL' | 'DRAFT'; readonly subject: string };

/** The code that is valid for a subject; undefined for none, and for one that has expired or was typed wrong too often. */
export async function validCode(
  on: Queryable,
  { purpose, subject }: CodeFor,
  now: Date,
  mostTries: number,
): Promise<MailedCodeRow | undefined> {
  const { rows } = await on.query('SELECT * FROM mailed_code WHERE purpose = $1 AND subject = $2 AND expires_at > $3 AND tries < $4', [
    purpose,
    subject,
    now,
    mostTries,
  ]);
  return rows[0] as MailedCodeRow | undefined;
}

/** Stores a code in place of an earlier one. */
export async function putCode(on: Queryable, row: Omit<MailedCodeRow, 'tries'>): Promise<void> {
  await on.query(
    `INSERT INTO mailed_code (purpose, subject, code_hash, new_email, sent_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (purpose, subject) DO UPDATE
       SET code_hash = EXCLUDED.code_hash, new_email = EXCLUDED.new_email, tries = 0, sent_at = EXCLUDED.sent_at, expires_at = EXCLUDED.expires_at`,
    [row.purpose, row.subject, row.code_hash, row.new_email, row.sent_at, row.expires_at],
  );
}

/** Counts a try before it is judged, so that a hundred at once are no more than are allowed; undefined when no code is valid. */
export async function countCodeTry(
  on: Queryable,
  { purpose, subject }: CodeFor,
  now: Date,
  mostTries: number,
): Promise<MailedCodeRow | undefined> {
  const { rows } = await on.query(
    `UPDATE mailed_code SET tries = tries + 1 WHERE purpose = $1 AND subject = $2 AND expires_at > $3 AND tries < $4 RETURNING *`,
    [purpose, subject, now, mostTries],
  );
  return rows[0] as MailedCodeRow | undefined;
}

/** Takes a code, once; false when another request has taken or replaced it. */
export async function takeCode(on: Queryable, { purpose, subject }: CodeFor, codeHash: Buffer): Promise<boolean> {
  const { rowCount } = await on.query('DELETE FROM mailed_code WHERE purpose = $1 AND subject = $2 AND code_hash = $3', [
    purpose,
    subject,
    codeHash,
  ]);
  return rowCount === 1;
}

/** Deletes codes that expired more than a day ago; answers how many. */
export async function sweepCodes(on: Queryable, now: Date): Promise<number> {
  return (await on.query("DELETE FROM mailed_code WHERE expires_at < $1::timestamptz - interval '1 day'", [now])).rowCount ?? 0;
}
