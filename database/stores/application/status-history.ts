import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { Connection } from './application.ts';

/** The last twenty statuses up to a version, newest first, each with the instant it began. */
export async function statusesBefore(
  on: Connection,
  applicationUuid: string,
  version: number,
): Promise<{ readonly status: ChecklistStatus; readonly at: Date }[]> {
  const { rows } = await on.query<{ status: ChecklistStatus; at: Date }>({
    name: 'statuses-before',
    text: 'select status, at from status_history where application_uuid = $1 and seq <= $2 order by seq desc limit 20',
    values: [applicationUuid, version],
  });
  return rows;
}
