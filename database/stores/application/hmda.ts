import type { Pool, PoolClient } from 'pg';
import { COMPLIANCE, transaction } from '../../transaction.ts';
import type { hmdaPost } from '@hearthline/contract/application/info.ts';
import type { z } from 'zod';

/** Government monitoring answers as submitted. */
export type HmdaAnswers = z.infer<typeof hmdaPost.body>;

/** Stores the government monitoring answers in their own schema; the only fact is that they were answered (12 CFR 1003). @param party 'borrower' or a co-signer's id */
export async function saveHmda(client: PoolClient, applicationUuid: string, party: string, answers: unknown, at: Date): Promise<void> {
  await client.query(
    'insert into hmda.answer (application_uuid, party, answers, collected_at) values ($1, $2, $3, $4) on conflict (application_uuid, party) do update set answers = excluded.answers, collected_at = excluded.collected_at',
    [applicationUuid, party, JSON.stringify(answers), at],
  );
}

/** Runs under the role that files the register: the only role that may read the answers (migration 0130). */
const filing = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  transaction(pool, async (client) => {
    await client.query(`set local role ${COMPLIANCE}`);
    return work(client);
  });

/** The answers of an application by party, 'borrower' or a co-signer's id; none that were never given, or erased. */
export async function answersOf(pool: Pool, applicationUuid: string): Promise<ReadonlyMap<string, HmdaAnswers>> {
  const { rows } = await filing(pool, async (client) =>
    client.query<{ party: string; answers: HmdaAnswers }>('select party, answers from hmda.answer where application_uuid = $1', [
      applicationUuid,
    ]),
  );
  return new Map(rows.map(({ party, answers }) => [party, answers]));
}

/**
 * Applications with a stated purpose that ended after `since` and are not in the register; the earliest ended first. A small business's credit that pays
 * off no debt is never reported (12 CFR 1003.3(c)(10)), so that it does not stand before the others. What a process of the release before has written still calls verification `applicationPhase`.
 */
export async function endedUnregistered(pool: Pool, since: Date, most: number): Promise<string[]> {
  const { rows } = await pool.query<{ uuid: string }>(
    "select uuid from application a where not active and since >= $1 and jsonb_typeof(coalesce(facts #> '{verification,info}', facts #> '{applicationPhase,info}')) = 'object' and not (coalesce(facts #>> '{verification,info,purpose}', facts #>> '{applicationPhase,info,purpose}') = 'SMALL_BUSINESS' and coalesce(jsonb_array_length(facts #> '{selection,payoffs}'), 0) = 0) and not exists (select from hmda.register r where r.application_uuid = a.uuid) order by since limit $2",
    [since, most],
  );
  return rows.map(({ uuid }) => uuid);
}

/** Inserts a row of the register; an existing one stays unchanged. Answers the number inserted. */
export async function saveRegisterRow(
  pool: Pool,
  row: { readonly uuid: string; readonly uli: string; readonly action: number; readonly actionOn: string; readonly line: string },
  at: Date,
): Promise<number> {
  const { rowCount } = await filing(pool, async (client) =>
    client.query(
      'insert into hmda.register (application_uuid, uli, action, action_on, line, recorded_at) values ($1, $2, $3, $4, $5, $6) on conflict (application_uuid) do nothing',
      [row.uuid, row.uli, row.action, row.actionOn, row.line, at],
    ),
  );
  return rowCount ?? 0;
}
