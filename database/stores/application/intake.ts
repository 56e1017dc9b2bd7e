import type { ReasonCode } from '@hearthline/rules/enums.ts';
import type { PoolClient } from 'pg';
import type { Connection } from './application.ts';

/** Stores registration data that is not part of the facts: campaign, offer code, versions read. May be erased. */
export async function saveIntake(client: PoolClient, applicationUuid: string, details: object): Promise<void> {
  await client.query('insert into intake (application_uuid, details) values ($1, $2)', [applicationUuid, JSON.stringify(details)]);
}

/** The result of the pre-checks when the application was created. */
export async function savedPreCheckReasons(on: Connection, applicationUuid: string): Promise<ReasonCode[]> {
  const { rows } = await on.query<{ reasons: ReasonCode[] | null }>(
    "select details -> 'preCheckReasons' as reasons from intake where application_uuid = $1",
    [applicationUuid],
  );
  return rows[0]?.reasons ?? [];
}

export async function saveExperiments(on: Connection, applicationUuid: string, experiments: readonly object[]): Promise<void> {
  await on.query('update intake set experiments = $2 where application_uuid = $1', [applicationUuid, JSON.stringify(experiments)]);
}

export async function saveReplayLink(on: Connection, applicationUuid: string, link: string): Promise<void> {
  await on.query('update intake set replay_link = $2 where application_uuid = $1', [applicationUuid, link]);
}
