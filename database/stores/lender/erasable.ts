import type { PoolClient } from 'pg';
import type { Connection } from '../application/application.ts';

/** Applications that ended without a line before an instant and still have erasable data; the earliest first. */
export async function erasableSince(on: Connection, before: Date, most: number): Promise<string[]> {
  const { rows } = await on.query<{ uuid: string }>(
    `select uuid from application a where not active and completed_at is null and since < $1
       and (exists (select from upload where application_uuid = a.uuid) or exists (select from document where application_uuid = a.uuid)
         or exists (select from bank_account where application_uuid = a.uuid))
     order by since limit $2`,
    [before, most],
  );
  return rows.map(({ uuid }) => uuid);
}

/** Storage keys of files that only this application refers to. */
export async function storedOnlyBy(on: Connection, applicationUuid: string): Promise<string[]> {
  const { rows } = await on.query<{ key: string }>(
    `select key from (select storage_key as key from upload where application_uuid = $1 union select storage_key from document where application_uuid = $1
       union select progress->'signature'->>'sha256' from signing_progress where application_uuid = $1) as own
     where key is not null
       and not exists (select from upload where storage_key = key and application_uuid <> $1)
       and not exists (select from document where storage_key = key and application_uuid <> $1)`,
    [applicationUuid],
  );
  return rows.map(({ key }) => key);
}

/** Ids of secrets that belong to this application only: its accounts, and the SSN when the person has no other retained application. */
export async function secretsOnlyOf(client: PoolClient, applicationUuid: string, before: Date): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select unnest(array[routing_secret, number_secret])::text as id from bank_account where application_uuid = $1
     union
     select p.ssn_secret::text from application a join profile p on p.identity_uuid = a.identity_uuid
     where a.uuid = $1 and p.ssn_secret is not null and not exists (
       select from application other where other.identity_uuid = a.identity_uuid and other.uuid <> a.uuid
         and (other.active or other.completed_at is not null or other.since >= $2))`,
    [applicationUuid, before],
  );
  return rows.map(({ id }) => id);
}

/** Deletes the rows of uploads, documents and accounts, and the SSN where it was listed; answers the number of uploads and documents. */
export async function deleteRecords(
  client: PoolClient,
  applicationUuid: string,
  secrets: readonly string[],
): Promise<{ uploads: number; documents: number }> {
  await client.query('delete from unfinished_upload where application_uuid = $1', [applicationUuid]);
  await client.query('delete from signing_progress where application_uuid = $1', [applicationUuid]);
  const uploads = await client.query('delete from upload where application_uuid = $1', [applicationUuid]);
  const documents = await client.query('delete from document where application_uuid = $1', [applicationUuid]);
  for (const table of ['bank_account', 'card_refusal', 'payout_call', 'alert_call'])
    await client.query(`delete from ${table} where application_uuid = $1`, [applicationUuid]);
  await client.query('update identity_change set sealed = null where application_uuid = $1', [applicationUuid]);
  await client.query('update profile set ssn_secret = null where ssn_secret::text = any($1)', [secrets]);
  return { uploads: uploads.rowCount ?? 0, documents: documents.rowCount ?? 0 };
}
