import type { NotificationReply } from '@hearthline/contract/notifications.ts';
import type { NotificationRow } from '@hearthline/database/generated/rows.ts';
import type { NotificationKind } from './notification-data.ts';
import { MESSAGE_COPY } from './message-copy.ts';

/** A message as shown in the customer's account. */
export function inAccount({ id, application_uuid, kind, title, body, path, created_at, read_at }: NotificationRow): NotificationReply {
  const { button } = MESSAGE_COPY[kind as NotificationKind];
  return {
    uuid: id,
    title,
    description: body,
    created: created_at.toISOString(),
    status: read_at === null ? 'UNREAD' : 'READ',
    ctas: path === null || button === null ? [] : [{ title: button, redirectPath: path }],
    applicationUuid: application_uuid,
    walletAddress: null,
  };
}
