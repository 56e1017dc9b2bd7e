import type { PoolClient } from 'pg';
import type { Connection } from './application.ts';

/** A borrower's explanations in their own words, by step. Stored outside the facts, so that they can be erased. */
export async function saveExplanation(
  client: PoolClient,
  applicationUuid: string,
  kind: 'DELINQUENCY' | 'ESTIMATE' | 'NOTARY_PLACE' | 'OWNERSHIP' | 'RESCISSION' | 'VALUATION_ACCESS' | 'WITHDRAWAL',
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

/** The newest explanation of a kind, or null. */
export async function explanationOf(
  on: Connection,
  applicationUuid: string,
  kind: 'NOTARY_PLACE' | 'VALUATION_ACCESS',
): Promise<string | null> {
  const { rows } = await on.query<{ body: string }>({
    name: 'explanation-of',
    text: 'select body from explanation where application_uuid = $1 and kind = $2 order by at desc limit 1',
    values: [applicationUuid, kind],
  });
  return rows[0]?.body ?? null;
}
