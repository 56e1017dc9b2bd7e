import { v7 } from 'uuid';
import type { Connection } from './application.ts';
import { appendEvidence, type EvidenceInput, type EvidenceRecord } from '@hearthline/documents/esign/evidence.ts';

/** The signing evidence of an application, in order. */
export async function evidenceOf(on: Connection, applicationUuid: string): Promise<(EvidenceRecord & { readonly id: string })[]> {
  const { rows } = await on.query<{ id: string; record: EvidenceRecord }>(
    'select id, record from esign_evidence where application_uuid = $1 order by sequence',
    [applicationUuid],
  );
  return rows.map(({ id, record }) => ({ ...record, id }));
}

/** Appends one record to the chain of a locked application; answers its id and its hash. */
export async function addEvidence(on: Connection, input: EvidenceInput): Promise<{ readonly id: string; readonly hash: string }> {
  const last = (await evidenceOf(on, input.applicationUuid)).at(-1) ?? null;
  const record = appendEvidence(last && strip(last), input);
  const id = v7();
  await on.query('insert into esign_evidence (id, application_uuid, sequence, record) values ($1, $2, $3, $4)', [
    id,
    input.applicationUuid,
    record.sequence,
    JSON.stringify(record),
  ]);
  return { id, hash: record.hash };
}

function strip({ id: _, ...record }: EvidenceRecord & { id: string }): EvidenceRecord {
  return record;
}

/** The evidence records that the facts refer to: the last of each signing. */
export async function evidenceNamedInFacts(on: Connection, applicationUuid: string): Promise<string[]> {
  const { rows } = await on.query<{ id: string }>({
    name: 'evidence-named',
    text: `select payload->>'evidenceId' as id from fact
      where application_uuid = $1 and type in ('documentsSigned', 'signerSigned', 'rescissionNoticeReceived', 'nonRescissionConfirmed', 'autopayAuthorized', 'valueAcknowledged') and payload->>'evidenceId' <> '' order by seq`,
    values: [applicationUuid],
  });
  return rows.map((row) => row.id);
}

/** Whether a record of evidence of the application names this picture of a signature. */
export async function isNamedByEvidence(on: Connection, applicationUuid: string, pictureSha256: string): Promise<boolean> {
  const { rows } = await on.query({
    name: 'evidence-of-picture',
    text: "select 1 from esign_evidence where application_uuid = $1 and record->'signature'->>'sha256' = $2 limit 1",
    values: [applicationUuid, pictureSha256],
  });
  return rows.length > 0;
}
