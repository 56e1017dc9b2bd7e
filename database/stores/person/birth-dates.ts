import type { Pool } from 'pg';
import type { Secrets } from '../../secrets/secrets.ts';

/** Tables with birth dates; `holder` is an SQL expression of whose it is, which is the context of the encryption. */
const TABLES = [
  { table: 'profile', holder: 'identity_uuid::text' },
  { table: 'affiliate_lead', holder: "'affiliate-lead:' || code" },
  { table: 'waitlist_entry', holder: "'waitlist:' || organization_code || ':' || email_key" },
] as const;

/** A birth date (yyyy-MM-dd) encrypted for its holder. */
export const sealBirthDate = async (secrets: Secrets, holder: string, dob: string): Promise<Buffer> =>
  secrets.seal('birth-date', holder, Buffer.from(dob));

/** The birth date of a row: encrypted, or as an earlier release stored it. */
export async function openBirthDate(
  secrets: Secrets,
  holder: string,
  row: { readonly sealed_dob: Buffer | null; readonly dob: string | null },
): Promise<string | null> {
  return row.sealed_dob ? (await secrets.open('birth-date', holder, row.sealed_dob)).toString() : row.dob;
}

/** Encrypts the birth dates that an earlier release stored as they are; answers how many. Safe in any number of processes. */
export async function sealPlainBirthDates(pool: Pool, secrets: Secrets): Promise<number> {
  let count = 0;
  for (const { table, holder } of TABLES) {
    const { rows } = await pool.query<{ row: string; holder: string; dob: string }>(
      `select ctid::text as row, ${holder} as holder, dob::text as dob from ${table} where dob is not null`,
    );
    for (const { row, holder: whose, dob } of rows) {
      const { rowCount } = await pool.query(`update ${table} set sealed_dob = $2, dob = null where ctid = $1::tid and dob = $3::date`, [
        row,
        await sealBirthDate(secrets, whose, dob),
        dob,
      ]);
      count += rowCount ?? 0;
    }
  }
  return count;
}
