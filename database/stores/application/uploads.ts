import type { UploadState } from '@hearthline/contract/uploads.ts';
import type { DocumentType } from '@hearthline/rules/conditions/document-types.ts';
import type { PoolClient } from 'pg';
import type { Connection } from './application.ts';
import type { UploadRow } from '../../generated/rows.ts';

type Sent = Pick<
  UploadRow,
  'id' | 'application_uuid' | 'condition_uuid' | 'label' | 'sent_sha256' | 'sent_bytes' | 'sent_by' | 'sent_at'
> & {
  readonly document_type: DocumentType;
};
type Kept = Required<{ [K in 'content_type' | 'sha256' | 'bytes' | 'pages' | 'storage_key']: NonNullable<UploadRow[K]> }>;

/** Records an uploaded file that has not been checked yet. False when one with this id is recorded already. */
export async function openUpload(on: Connection, u: Sent): Promise<boolean> {
  const { rowCount } = await on.query({
    name: 'upload-open',
    text: `insert into upload (id, application_uuid, condition_uuid, document_type, state, label, sent_sha256, sent_bytes, sent_by, sent_at)
      values ($1, $2, $3, $4, 'SCANNING', $5, $6, $7, $8, $9) on conflict (id) do nothing`,
    values: [u.id, u.application_uuid, u.condition_uuid, u.document_type, u.label, u.sent_sha256, u.sent_bytes, u.sent_by, u.sent_at],
  });
  return rowCount === 1;
}

/** Releases a file from quarantine. False when it was refused meanwhile. */
export async function releaseUpload(client: PoolClient, id: string, kept: Kept): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'upload-release',
    text: `update upload set state = 'RECEIVED', content_type = $2, sha256 = $3, bytes = $4, pages = $5, storage_key = $6 where id = $1 and state = 'SCANNING'`,
    values: [id, kept.content_type, kept.sha256, kept.bytes, kept.pages, kept.storage_key],
  });
  return rowCount === 1;
}

export async function refuseUpload(on: Connection, id: string, reason: string): Promise<void> {
  await on.query({
    name: 'upload-refuse',
    text: "update upload set state = 'REFUSED', reason = $2 where id = $1 and state = 'SCANNING'",
    values: [id, reason],
  });
}

/** Refuses files whose check ended with its process. */
export async function refuseUploadsBefore(on: Connection, before: Date, reason: string): Promise<number> {
  const { rowCount } = await on.query({
    name: 'uploads-refuse-old',
    text: "update upload set state = 'REFUSED', reason = $2 where state = 'SCANNING' and sent_at < $1",
    values: [before, reason],
  });
  return rowCount ?? 0;
}

/** Records the review of a file by staff. False when the application has no such file, or it cannot be reviewed. */
export async function judgeUpload(
  client: PoolClient,
  applicationUuid: string,
  id: string,
  said: { readonly state: Extract<UploadState, 'ACCEPTED' | 'REJECTED'>; readonly reason: string | null; readonly at: Date },
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'upload-judge',
    text: `update upload set state = $3, reason = $4, judged_at = $5
      where application_uuid = $1 and id = $2 and state in ('RECEIVED', 'ACCEPTED', 'REJECTED') and state <> $3`,
    values: [applicationUuid, id, said.state, said.reason, said.at],
  });
  return rowCount === 1;
}

/** The stored files, oldest first. */
export async function uploadsOf(on: Connection, applicationUuids: readonly string[]): Promise<UploadRow[]> {
  const { rows } = await on.query<UploadRow>({
    name: 'uploads-of',
    text: 'select * from upload where application_uuid = any($1) and storage_key is not null order by sent_at, id',
    values: [applicationUuids],
  });
  return rows;
}

/** Every file that was sent, refused ones and those in quarantine too, newest first. */
export async function filesSent(on: Connection, applicationUuid: string): Promise<UploadRow[]> {
  const { rows } = await on.query<UploadRow>({
    name: 'uploads-sent-all',
    text: 'select * from upload where application_uuid = $1 order by sent_at desc, id desc',
    values: [applicationUuid],
  });
  return rows;
}

/** One stored file, or null. */
export async function uploadOf(on: Connection, applicationUuid: string, id: string): Promise<UploadRow | null> {
  const { rows } = await on.query<UploadRow>({
    name: 'upload-of',
    text: 'select * from upload where application_uuid = $1 and id = $2 and storage_key is not null',
    values: [applicationUuid, id],
  });
  return rows[0] ?? null;
}

/** Where one file of this person is, whether stored or not; null before it was complete. */
export async function uploadState(
  on: Connection,
  { applicationUuid, sentBy, id }: { readonly applicationUuid: string; readonly sentBy: string; readonly id: string },
): Promise<Pick<UploadRow, 'state' | 'reason'> | null> {
  const { rows } = await on.query<Pick<UploadRow, 'state' | 'reason'>>({
    name: 'upload-state',
    text: 'select state, reason from upload where application_uuid = $1 and id = $2 and sent_by = $3',
    values: [applicationUuid, id, sentBy],
  });
  return rows[0] ?? null;
}

/** Number and bytes of files uploaded to an application, in all and for one condition; refused ones do not count. */
export async function sentOn(
  on: Connection,
  applicationUuid: string,
  conditionUuid: string | null,
): Promise<{ readonly files: number; readonly bytes: number; readonly ofCondition: number }> {
  const { rows } = await on.query<{ files: number; bytes: string; ofCondition: number }>({
    name: 'uploads-sent',
    text: `select count(*)::integer as files, coalesce(sum(sent_bytes), 0) as bytes, (count(*) filter (where condition_uuid = $2))::integer as "ofCondition"
      from upload where application_uuid = $1 and state <> 'REFUSED'`,
    values: [applicationUuid, conditionUuid],
  });
  const { files = 0, bytes = '0', ofCondition = 0 } = rows[0] ?? {};
  return { files, bytes: Number(bytes), ofCondition };
}
