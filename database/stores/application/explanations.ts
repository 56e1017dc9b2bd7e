import type { PoolClient } from 'pg';
import type { Connection } from './application.ts';

/** What each of them says. What staff write down about a borrower is never what the borrower said. */
type Said = {
  readonly borrower: 'DELINQUENCY' | 'ESTIMATE' | 'NOTARY_PLACE' | 'OWNERSHIP' | 'RESCISSION' | 'VALUATION_ACCESS' | 'WITHDRAWAL';
  readonly signer: 'RESCISSION' | 'WITHDRAWAL';
  readonly staff: 'NOTARY_MEETING' | 'RESCISSION' | 'WITHDRAWAL';
};

/** An explanation in its author’s own words, by step. Stored outside the facts, so that it can be erased. */
export async function saveExplanation<Author extends keyof Said>(
  client: PoolClient,
  applicationUuid: string,
  author: Author,
  kind: Said[Author],
  body: string,
  at: Date,
): Promise<void> {
  await client.query('insert into explanation (application_uuid, author, kind, body, at) values ($1, $2, $3, $4, $5)', [
    applicationUuid,
    author,
    kind,
    body,
    at,
  ]);
}

/** The newest explanation of an author and kind, or null. */
export async function explanationOf<Author extends keyof Said>(
  on: Connection,
  applicationUuid: string,
  author: Author,
  kind: Said[Author],
): Promise<string | null> {
  const { rows } = await on.query<{ body: string }>({
    name: 'explanation-of',
    text: 'select body from explanation where application_uuid = $1 and author = $2 and kind = $3 order by at desc limit 1',
    values: [applicationUuid, author, kind],
  });
  return rows[0]?.body ?? null;
}
