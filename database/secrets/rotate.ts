/**
 * Encrypted columns outside the table `secret`, so that a rotation includes them; rotate.test.ts decrypts planted values of every table
 * after a rotation.
 */
import { type Blobs, contentStorage, save, sha256Of } from '@hearthline/documents/storage/storage.ts';
import type { Pool } from 'pg';
import { parse } from 'uuid';
import { transaction } from '../transaction.ts';
import { rewrapKeys, SECRET_KINDS, type SecretKind } from './keys.ts';
import { buildSecrets, type Secrets } from './secrets.ts';

/** An encrypted column; `context` is an SQL expression of its encryption context, as in its store. */
type SealedColumn = { readonly kind: SecretKind; readonly table: string; readonly column: string; readonly context: string };

export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { kind: 'answer', table: 'provider_answer', column: 'sealed', context: "application_uuid || ':' || kind" },
  { kind: 'answer', table: 'freeze_pin', column: 'sealed', context: "application_uuid || ':pin'" },
  { kind: 'answer', table: 'idempotency_key', column: 'answer', context: "scope || ' ' || key" },
  { kind: 'answer', table: 'identity_change', column: 'sealed', context: "'identity-change:' || id" },
  { kind: 'answer', table: 'outbox', column: 'sealed_body', context: "'outbox:' || id" },
  { kind: 'provider-token', table: 'income_link', column: 'sealed', context: "'income-link:' || id || ':' || method" },
  {
    kind: 'provider-token',
    table: 'pending_link',
    column: 'sealed',
    context: "'pending-link:' || application_uuid || ':' || purpose || ':' || method",
  },
  { kind: 'provider-token', table: 'broker_login', column: 'sealed', context: "encode(state_hash, 'hex')" },
  { kind: 'provider-token', table: 'broker_session', column: 'sealed_id_token', context: 'session_uuid::text' },
  { kind: 'provider-token', table: 'oidc_record', column: 'sealed', context: "'oidc:' || kind || ':' || encode(id_hash, 'hex')" },
  { kind: 'signing-key', table: 'signing_key', column: 'sealed_private', context: 'kid::text' },
  { kind: 'signing-key', table: 'oidc_key', column: 'sealed_private', context: 'kid::text' },
  { kind: 'birth-date', table: 'profile', column: 'sealed_dob', context: 'identity_uuid::text' },
  { kind: 'birth-date', table: 'affiliate_lead', column: 'sealed_dob', context: "'affiliate-lead:' || code" },
  { kind: 'birth-date', table: 'waitlist_entry', column: 'sealed_dob', context: "'waitlist:' || organization_code || ':' || email_key" },
  { kind: 'answer', table: 'replay_piece', column: 'sealed', context: "'replay:' || replay_id || ':' || seq" },
  { kind: 'upload', table: 'unfinished_upload_part', column: 'sealed', context: "upload_id || ':' || starts_at" },
  { kind: 'draft', table: 'draft', column: 'sealed', context: 'id' },
];

/** Rows re-encrypted per transaction. */
const BATCH = 100;

/** Re-encrypts a column's values under older keys; answers the number of rows. */
async function resealColumn(pool: Pool, secrets: Secrets, { kind, table, column, context }: SealedColumn): Promise<number> {
  const key = Buffer.from(parse(await secrets.keyOf(kind)));
  const batch = async (): Promise<number> =>
    transaction(pool, async (client) => {
      const { rows } = await client.query<{ row: string; context: string; sealed: Buffer }>(
        `select ctid::text as row, ${context} as context, ${column} as sealed from ${table}
          where ${column} is not null and substring(${column} from 1 for 16) <> $1 limit ${BATCH} for update`,
        [key],
      );
      for (const { row, context: seam, sealed } of rows)
        await client.query(`update ${table} set ${column} = $2 where ctid = $1::tid`, [
          row,
          await secrets.seal(kind, seam, await secrets.open(kind, seam, sealed)),
        ]);
      return rows.length;
    });
  let count = 0;
  for (let done = await batch(); done > 0; done = await batch()) count += done;
  return count;
}

/**
 * Uploaded files are stored under their own hash: a re-encrypted one is another file, and the old one is deleted once the row names the new
 * one.
 */
async function resealUploads(pool: Pool, secrets: Secrets, blobs: Blobs): Promise<number> {
  const storage = contentStorage(blobs);
  const key = await secrets.keyOf('upload');
  const header = Buffer.from(parse(key));
  let count = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await pool.query<{ id: string; storage_key: string }>(
      'select id, storage_key from upload where storage_key is not null and id > $1 order by id limit $2',
      [after, BATCH],
    );
    for (const { id, storage_key: old } of rows) {
      after = id;
      const sealed = await storage.get(old);
      if (!sealed || sealed.subarray(0, header.length).equals(header)) continue;
      const fresh = await save(storage, await secrets.seal('upload', id, await secrets.open('upload', id, sealed)));
      await pool.query('update upload set storage_key = $2 where id = $1 and storage_key = $3', [id, fresh, old]);
      await storage.remove(old);
      count += 1;
    }
    if (rows.length < BATCH) return count;
  }
}

/** Documents are stored under the hash of what they say, so that an encrypted one is replaced in its place. One that an earlier release stored as it is is encrypted. */
async function resealDocuments(pool: Pool, secrets: Secrets, blobs: Blobs): Promise<number> {
  const header = Buffer.from(parse(await secrets.keyOf('document')));
  let count = 0;
  for (let after = ''; ;) {
    const { rows } = await pool.query<{ key: string }>(
      'select distinct storage_key as key from document where storage_key > $1 order by storage_key limit $2',
      [after, BATCH],
    );
    for (const { key } of rows) {
      after = key;
      const stored = await blobs.get(key);
      if (!stored || stored.subarray(0, header.length).equals(header)) continue;
      const plain = sha256Of(stored) === key ? stored : await secrets.open('document', key, stored);
      await blobs.put(key, await secrets.seal('document', key, plain));
      count += 1;
    }
    if (rows.length < BATCH) return count;
  }
}

/** Re-encrypts all values of a kind outside the table `secret`; answers how many. */
export async function resealElsewhere(pool: Pool, secrets: Secrets, blobs: Blobs, kind: SecretKind): Promise<number> {
  let count = 0;
  if (kind === 'upload') count += await resealUploads(pool, secrets, blobs);
  if (kind === 'document') count += await resealDocuments(pool, secrets, blobs);
  for (const column of SEALED_COLUMNS.filter((c) => c.kind === kind)) count += await resealColumn(pool, secrets, column);
  return count;
}

export type Rotated = { readonly kind: SecretKind; readonly rows: number };

type Kept = { readonly pool: Pool; readonly masterKey: Buffer; readonly blobs: Blobs };

/**
 * Creates a new data key for each kind and re-encrypts stored values: rows of `secret`, columns of other tables, uploaded files. Other
 * processes use the new key within half a minute; `resealOld` re-encrypts what they wrote until then, and what an interruption left.
 */
export async function rotateDataKeys({ pool, masterKey, blobs }: Kept, kinds: readonly SecretKind[] = SECRET_KINDS): Promise<Rotated[]> {
  const secrets = buildSecrets(pool, masterKey);
  const rotated: Rotated[] = [];
  for (const kind of kinds)
    rotated.push({ kind, rows: (await secrets.rotate(kind)) + (await resealElsewhere(pool, secrets, blobs, kind)) });
  return rotated;
}

/**
 * Re-encrypts all values still under an older key, without creating one. Run it more than half a minute after a rotation; retired keys are
 * then unused.
 */
export async function resealOld({ pool, masterKey, blobs }: Kept, kinds: readonly SecretKind[] = SECRET_KINDS): Promise<Rotated[]> {
  const secrets = buildSecrets(pool, masterKey);
  const resealed: Rotated[] = [];
  for (const kind of kinds)
    resealed.push({ kind, rows: (await secrets.reseal(kind)) + (await resealElsewhere(pool, secrets, blobs, kind)) });
  return resealed;
}

/**
 * Wraps every key with another master key; answers how many. Restart the processes with it afterwards: the old one no longer unwraps any
 * key.
 */
export async function changeMasterKey(pool: Pool, from: Buffer, to: Buffer): Promise<number> {
  return transaction(pool, async (client) => rewrapKeys(client, from, to));
}
