import { isClosed } from '@hearthline/journey/checklist.ts';
import type { Callback } from '@hearthline/providers/wire/order.ts';
import type { Context } from '../config/context.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { isNewCallback, isOpen, ordersAwaitingCallback, type ServedBy } from '@hearthline/database/stores/vendor/provider-orders.ts';
import { recordWith } from './record.ts';

/**
 * Makes the job of each order that a callback is about due again, once per callback. A callback is only a hint: it records nothing else, and one
 * for an order that has ended, or is unknown, changes nothing.
 */
export async function receiveCallback(ctx: Context, provider: ServedBy, { ref, event, eventId }: Callback): Promise<void> {
  const orders = await ordersAwaitingCallback(ctx.pool, provider, ref);
  ctx.log.info({ provider, event, orders: orders.length }, 'a provider called back');
  for (const order of orders) {
    const { applicationUuid, step } = order;
    await transaction(ctx.pool, async (client) => {
      if (!(await isNewCallback(client, provider, `${eventId}:${applicationUuid}:${step}`, ctx.clock.real()))) return;
      await recordWith(ctx, client, applicationUuid, {
        by: { actor: 'provider', ref: null, source: `callback:${provider}` },
        // Under the application's lock: the waiting job may have received the result meanwhile.
        facts: async ({ facts }) => (isClosed(facts) || !(await isOpen(client, order)) ? [] : [{ type: 'providerUpdateReceived', step }]),
      });
    });
  }
}

/** Days a vendor may repeat a callback; longer than any vendor does. */
const REMEMBERED_DAYS = 30;

/** Deletes the ids of received callbacks once no vendor repeats them any more. */
export async function deleteOldCallbacks(ctx: Context): Promise<void> {
  await ctx.pool.query("delete from webhook_event where received_at < $1::timestamptz - $2 * interval '1 day'", [
    ctx.clock.real(),
    REMEMBERED_DAYS,
  ]);
}
