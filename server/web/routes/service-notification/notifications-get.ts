import { NOTIFICATIONS_PAGE, notificationsGet } from '@hearthline/contract/notifications.ts';
import { route } from '../../http/route.ts';
import { inAccount } from '../../../messages/outbox.ts';
import { notificationsOf } from '@hearthline/database/stores/lender/outbox.ts';

export const list = route(notificationsGet, async ({ query: { status, before, limit = NOTIFICATIONS_PAGE }, caller, ctx }) => {
  const told = await notificationsOf(ctx.pool, caller.identityUuid, {
    limit,
    before: before ?? null,
    unread: status === undefined ? undefined : status === 'UNREAD',
  });
  return told.map(inAccount);
});
