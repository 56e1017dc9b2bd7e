import type { PoolClient } from 'pg';
import type { CorrectionRow } from '../../generated/rows.ts';
import type { Connection } from './application.ts';

type Asked = Pick<CorrectionRow, 'id' | 'application_uuid' | 'kind' | 'asked' | 'asked_at'>;

/** What a borrower asks to have corrected. Outside the facts, so that it can be erased. */
export async function saveCorrection(client: PoolClient, { id, application_uuid, kind, asked, asked_at }: Asked): Promise<void> {
  await client.query({
    name: 'correction-save',
    text: 'insert into correction (id, application_uuid, kind, asked, asked_at) values ($1, $2, $3, $4, $5)',
    values: [id, application_uuid, kind, JSON.stringify(asked), asked_at],
  });
}

/** Marks a correction as decided or taken back; `reason` says why it was refused. */
export async function endCorrection(client: PoolClient, id: string, at: Date, reason: string | null): Promise<void> {
  await client.query({
    name: 'correction-end',
    text: 'update correction set decided_at = $2, reason = $3 where id = $1 and decided_at is null',
    values: [id, at, reason],
  });
}

export async function correctionById(on: Connection, id: string): Promise<CorrectionRow | null> {
  const { rows } = await on.query<CorrectionRow>({
    name: 'correction-by-id',
    text: 'select * from correction where id = $1',
    values: [id],
  });
  return rows[0] ?? null;
}

/** The corrections asked for on an application, newest first. */
export async function correctionsOf(on: Connection, applicationUuid: string): Promise<CorrectionRow[]> {
  const { rows } = await on.query<CorrectionRow>({
    name: 'corrections-of',
    text: 'select * from correction where application_uuid = $1 order by asked_at desc, id desc',
    values: [applicationUuid],
  });
  return rows;
}
