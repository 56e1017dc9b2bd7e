import type { PoolClient } from 'pg';

/** Keeps the government monitoring answers in their own schema; only "answered" becomes a fact (12 CFR 1003, house.md §2). */
export async function keepHmda(client: PoolClient, applicationUuid: string, answers: unknown, at: Date): Promise<void> {
  await client.query(
    'insert into hmda.answer (application_uuid, answers, collected_at) values ($1, $2, $3) on conflict (application_uuid) do update set answers = excluded.answers, collected_at = excluded.collected_at',
    [applicationUuid, JSON.stringify(answers), at],
  );
}
