import type { Started } from '@hearthline/providers/wire/order.ts';
import type { CallOptions, ProviderResult } from '@hearthline/providers/wire/result.ts';
import type { Context } from '../config/context.ts';
import { endOrder, ordersWithoutApplication, type OrderState } from '@hearthline/database/stores/vendor/provider-orders.ts';

type Cancel = (ctx: Context, ref: string, options: CallOptions) => Promise<ProviderResult<Started>>;

/** Vendors whose orders can be canceled when an application ends, which saves money. */
const CANCELS: Readonly<Record<string, Cancel>> = {
  valuation: async (ctx, ref, options) => ctx.providers.valuation.cancel(ref, options),
  notary: async (ctx, ref, options) => ctx.providers.notary.cancel(ref, options),
};

/** Cancels one order; false when the vendor could not be reached, so that it is tried again. */
async function release(ctx: Context, { provider, ref, applicationUuid }: OrderState): Promise<boolean> {
  const cancel = CANCELS[provider];
  const told = cancel ? await cancel(ctx, ref, { idempotencyKey: `${applicationUuid}:cancel:${ref}` }) : null;
  if (told?.outcome === 'RETRYABLE') return false;
  await endOrder(ctx.pool, provider, ref, ctx.clock.now(applicationUuid));
  return true;
}

/**
 * Cancels the orders of applications that were canceled, declined or funded. Results of orders too late to cancel are ignored. Returns how many
 * were canceled.
 */
export async function releaseOrders(ctx: Context): Promise<number> {
  let released = 0;
  for (const order of await ordersWithoutApplication(ctx.pool)) if (await release(ctx, order)) released += 1;
  return released;
}
