import type { NotificationReply } from '@hearthline/contract/services/notifications.ts';
import type { NotificationRow } from '@hearthline/database/generated/rows.ts';
import { NOTIFICATION_ENDPOINTS, NOTIFICATIONS_PAGE } from '@hearthline/contract/services/notifications.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { markNotification, markNotificationsThrough, notificationsOf } from '@hearthline/database/stores/lender/outbox.ts';
import { identityByUuid } from '@hearthline/database/stores/person/identities.ts';
import { walletOf } from '@hearthline/database/stores/person/wallets.ts';
import { MESSAGE_COPY, type NotificationKind } from '../../../messages/copy.ts';
import { routes } from '../../http/route.ts';

/** A message as shown in the customer's account. */
function inAccount({
  id,
  application_uuid,
  kind,
  data,
  title,
  body,
  path,
  created_at,
  read_at,
  over_at,
}: NotificationRow): NotificationReply {
  const { button } = MESSAGE_COPY[kind as NotificationKind];
  return {
    uuid: id,
    title,
    description: body,
    created: created_at.toISOString(),
    status: read_at === null ? 'UNREAD' : 'READ',
    ctas: path === null || button === null || over_at !== null ? [] : [{ title: button, redirectPath: path }],
    applicationUuid: application_uuid,
    walletAddress: (data as { readonly wallet?: string }).wallet ?? null,
  };
}

export const NOTIFICATION_ROUTES = routes(NOTIFICATION_ENDPOINTS, {
  notificationsGet: async ({ query: { status, before, address, limit = NOTIFICATIONS_PAGE }, caller, ctx }) => {
    // whether another address exists at the exchange is not the caller's to know
    if (address !== undefined) {
      const row = await identityByUuid(ctx.pool, caller.identityUuid);
      if (!row || walletOf(row)?.address !== address) throw new Problem('not_found');
    }
    const told = await notificationsOf(ctx.pool, caller.identityUuid, {
      limit,
      before: before ?? null,
      unread: status === undefined ? undefined : status === 'UNREAD',
      wallet: address,
    });
    return told.map(inAccount);
  },

  notificationPatch: async ({ params, body, caller, ctx }) => {
    const who = { identityUuid: caller.identityUuid, id: params.notificationUuid };
    const marked = await markNotification(ctx.pool, who, body.status === 'READ' ? ctx.clock.now() : null);
    if (!marked) throw new Problem('not_found');
    return inAccount(marked);
  },

  notificationsPatch: async ({ body, caller, ctx }) => {
    await markNotificationsThrough(ctx.pool, { identityUuid: caller.identityUuid, id: body.through }, ctx.clock.now());
    return null;
  },
});
