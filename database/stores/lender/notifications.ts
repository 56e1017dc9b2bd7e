import { v7 } from 'uuid';
import type { Connection } from '../application/application.ts';
import type { NotificationRow } from '../../generated/rows.ts';

type Kept = Omit<NotificationRow, 'id' | 'read_at'>;

/** Keeps what a person is told, once for each key; answers its id, or null when it was told before. */
export async function insertNotification(on: Connection, told: Kept): Promise<string | null> {
  const id = v7();
  const { rowCount } = await on.query({
    name: 'notification-insert',
    text: `insert into notification (id, key, application_uuid, identity_uuid, kind, data, title, body, path, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (key) do nothing`,
    values: [
      id,
      told.key,
      told.application_uuid,
      told.identity_uuid,
      told.kind,
      JSON.stringify(told.data),
      told.title,
      told.body,
      told.path,
      told.created_at,
    ],
  });
  return rowCount === 1 ? id : null;
}

/** Which of a person's messages: at most `limit`, older than the one with the id `before`, unread ones, read ones, or (undefined) both. */
export type Page = { readonly limit: number; readonly before: string | null; readonly unread: boolean | undefined };
const FIRST: Page = { limit: 50, before: null, unread: undefined };

/** What a person was told, newest first; nothing when `before` is none of theirs. */
export async function notificationsOf(
  on: Connection,
  identityUuid: string,
  { limit, before, unread }: Page = FIRST,
): Promise<NotificationRow[]> {
  const { rows } = await on.query<NotificationRow>(
    `select * from notification where identity_uuid = $1
       and ($2::uuid is null or (created_at, id) < (select n.created_at, n.id from notification n where n.id = $2 and n.identity_uuid = $1))
       and ($3::boolean is null or (read_at is null) = $3)
     order by created_at desc, id desc limit $4`,
    [identityUuid, before, unread ?? null, limit],
  );
  return rows;
}

/** Marks a message of a person's as read, or unread again; null when it is not theirs. */
export async function markNotification(
  on: Connection,
  who: { readonly identityUuid: string; readonly id: string },
  readAt: Date | null,
): Promise<NotificationRow | null> {
  const { rows } = await on.query<NotificationRow>(
    'update notification set read_at = $3 where id = $1 and identity_uuid = $2 returning *',
    [who.id, who.identityUuid, readAt],
  );
  return rows[0] ?? null;
}

/** One message by its id. */
export async function notificationById(on: Connection, id: string): Promise<NotificationRow | null> {
  const { rows } = await on.query<NotificationRow>('select * from notification where id = $1', [id]);
  return rows[0] ?? null;
}
