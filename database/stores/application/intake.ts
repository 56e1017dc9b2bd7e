import type { ReasonCode } from '@hearthline/rules/enums.ts';
import type { Connection } from './application.ts';

/** The result of the pre-checks when the application was created. */
export async function savedPreCheckReasons(on: Connection, applicationUuid: string): Promise<ReasonCode[]> {
  const { rows } = await on.query<{ reasons: ReasonCode[] | null }>(
    "select details -> 'preCheckReasons' as reasons from intake where application_uuid = $1",
    [applicationUuid],
  );
  return rows[0]?.reasons ?? [];
}

/** Adds experiments to those an application is in. What it already records under a name stays. */
export async function saveExperiments(
  on: Connection,
  applicationUuid: string,
  experiments: readonly { readonly name: string }[],
): Promise<void> {
  await on.query(
    `update intake i set experiments = i.experiments || (
       select coalesce(jsonb_agg(sent order by place), '[]') from jsonb_array_elements($2::jsonb) with ordinality as rows (sent, place)
       where not exists (select from jsonb_array_elements(i.experiments) held where held ->> 'name' = sent ->> 'name'))
     where application_uuid = $1`,
    [applicationUuid, JSON.stringify(experiments)],
  );
}

export async function saveReplayLink(on: Connection, applicationUuid: string, link: string): Promise<void> {
  await on.query('update intake set replay_link = $2 where application_uuid = $1', [applicationUuid, link]);
}
