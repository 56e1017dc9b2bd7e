import type { DocumentType } from '@hearthline/rules/conditions/document-types.ts';
import type { PoolClient } from 'pg';
import type { UnfinishedUploadRow } from '../../generated/rows.ts';
import type { Connection } from './application.ts';

/** A file on its way, and the bytes of it that arrived. */
export type Unfinished = UnfinishedUploadRow & { readonly arrived: number };
type Begun = Omit<UnfinishedUploadRow, 'document_type'> & { readonly document_type: DocumentType };

const ARRIVED = 'coalesce((select sum(bytes) from unfinished_upload_part where upload_id = u.id), 0)::integer as arrived';

/** A file this person is sending to this application, unless it expired. */
export async function unfinishedUpload(
  on: Connection,
  {
    applicationUuid,
    sentBy,
    id,
    now,
  }: { readonly applicationUuid: string; readonly sentBy: string; readonly id: string; readonly now: Date },
): Promise<Unfinished | null> {
  const { rows } = await on.query<Unfinished>({
    name: 'unfinished-upload-of',
    text: `select u.*, ${ARRIVED} from unfinished_upload u where id = $1 and application_uuid = $2 and sent_by = $3 and expires_at > $4`,
    values: [id, applicationUuid, sentBy, now],
  });
  return rows[0] ?? null;
}

/** The same file for the same request, begun by the same person before and not yet being checked. */
export async function sameUnfinished(client: PoolClient, u: Begun): Promise<Unfinished | null> {
  const { rows } = await client.query<Unfinished>({
    name: 'unfinished-upload-same',
    text: `select u.*, ${ARRIVED} from unfinished_upload u
      where sent_by = $1 and application_uuid = $2 and condition_uuid is not distinct from $3 and document_type = $4 and sent_sha256 = $5
        and sent_bytes = $6 and expires_at > $7 and not exists (select from upload where upload.id = u.id)
      order by begun_at desc limit 1`,
    values: [u.sent_by, u.application_uuid, u.condition_uuid, u.document_type, u.sent_sha256, u.sent_bytes, u.begun_at],
  });
  return rows[0] ?? null;
}

/** Begins a file. Of this person's, wherever they are sent, the `most` last begun stay. */
export async function beginUnfinished(client: PoolClient, u: Begun, most: number): Promise<void> {
  await client.query({
    name: 'unfinished-upload-begin',
    text: `insert into unfinished_upload (id, application_uuid, condition_uuid, document_type, label, sent_sha256, sent_bytes, sent_by, begun_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      u.id,
      u.application_uuid,
      u.condition_uuid,
      u.document_type,
      u.label,
      u.sent_sha256,
      u.sent_bytes,
      u.sent_by,
      u.begun_at,
      u.expires_at,
    ],
  });
  await client.query({
    name: 'unfinished-upload-oldest',
    text: 'delete from unfinished_upload where id in (select id from unfinished_upload where sent_by = $1 order by begun_at desc, id desc offset $2)',
    values: [u.sent_by, most],
  });
}

/** Stores the next part of a file and puts its expiry off. False when it does not begin where the last one ended. */
export async function addPart(
  client: PoolClient,
  id: string,
  {
    startsAt,
    bytes,
    sealed,
    expiresAt,
  }: { readonly startsAt: number; readonly bytes: number; readonly sealed: Buffer; readonly expiresAt: Date },
): Promise<boolean> {
  // The row is locked, so that two parts that begin at the same byte come one after the other.
  const { rowCount: isThere } = await client.query({
    name: 'unfinished-upload-lock',
    text: 'update unfinished_upload set expires_at = $2 where id = $1',
    values: [id, expiresAt],
  });
  if (isThere !== 1) return false;
  const { rowCount } = await client.query({
    name: 'unfinished-upload-part',
    text: `insert into unfinished_upload_part (upload_id, starts_at, bytes, sealed)
      select $1, $2, $3, $4 where $2::integer = (select coalesce(sum(bytes), 0) from unfinished_upload_part where upload_id = $1)`,
    values: [id, startsAt, bytes, sealed],
  });
  return rowCount === 1;
}

/** The sealed parts of a file in their order. */
export async function partsOf(on: Connection, id: string): Promise<readonly { readonly starts_at: number; readonly sealed: Buffer }[]> {
  const { rows } = await on.query<{ starts_at: number; sealed: Buffer }>({
    name: 'unfinished-upload-parts',
    text: 'select starts_at, sealed from unfinished_upload_part where upload_id = $1 order by starts_at',
    values: [id],
  });
  return rows;
}

/** Deletes a file on its way, with its parts. */
export async function dropUnfinished(
  on: Connection,
  { applicationUuid, sentBy, id }: { readonly applicationUuid: string; readonly sentBy: string; readonly id: string },
): Promise<void> {
  await on.query({
    name: 'unfinished-upload-drop',
    text: 'delete from unfinished_upload where id = $1 and application_uuid = $2 and sent_by = $3',
    values: [id, applicationUuid, sentBy],
  });
}

/** Deletes what expired; answers how many files. `now` is real time. */
export async function dropExpired(on: Connection, now: Date): Promise<number> {
  const { rowCount } = await on.query('delete from unfinished_upload where expires_at <= $1', [now]);
  return rowCount ?? 0;
}
