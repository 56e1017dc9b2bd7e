import { notificationPatch } from '@hearthline/contract/notifications.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { inAccount } from '../../../messages/outbox.ts';
import { markNotification } from '@hearthline/database/stores/lender/outbox.ts';

export const mark = route(notificationPatch, async ({ params, body, caller, ctx }) => {
  const who = { identityUuid: caller.identityUuid, id: params.notificationUuid };
  const marked = await markNotification(ctx.pool, who, body.status === 'READ' ? ctx.clock.now() : null);
  if (!marked) throw new Problem('not_found');
  return inAccount(marked);
});
