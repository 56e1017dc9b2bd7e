import type { Connection } from '../stores/application/application.ts';
import type { OutboxRow } from '../generated/rows.ts';

/** Every message about one application, oldest first. */
export async function messagesAbout(on: Connection, applicationUuid: string): Promise<OutboxRow[]> {
  const { rows } = await on.query<OutboxRow>('select * from outbox where application_uuid = $1 order by at, channel, subject', [
    applicationUuid,
  ]);
  return rows;
}
