import type { PoolClient } from 'pg';

/** What a borrower said in their own words, and at which step. Beside the facts, so that it can be erased. */
export async function keepExplanation(
  client: PoolClient,
  applicationUuid: string,
  kind: 'DELINQUENCY' | 'ESTIMATE' | 'OWNERSHIP' | 'WITHDRAWAL',
  body: string,
  at: Date,
): Promise<void> {
  await client.query('insert into explanation (application_uuid, kind, body, at) values ($1, $2, $3, $4)', [
    applicationUuid,
    kind,
    body,
    at,
  ]);
}
