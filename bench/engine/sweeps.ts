/** Work that repeats without any request, and must not take longer with more applications. */
import { applicationViews } from '@hearthline/server/applications/application-view.ts';
import { sweepTimers } from '@hearthline/server/engine/sweep.ts';
import type { WebContext } from '@hearthline/server/web/context.ts';
import { deleteExpiredKeys } from '@hearthline/database/stores/lender/idempotency-keys.ts';
import { applicationByUuid, partsOf, versionOf } from '@hearthline/database/stores/application/application.ts';
import { ordersAwaitingCallback, ordersWithoutApplication } from '@hearthline/database/stores/vendor/provider-orders.ts';
import { sweepAccess } from '@hearthline/server/identity/access/sweep.ts';
import { usualVendor } from '@hearthline/providers/ports.ts';
import { orderName } from '@hearthline/server/config/providers.ts';

/** Rounds of each; the median counts. */
const ROUNDS = 15;

/** By name; `uuid` is one of the applications. */
const SWEEPS: Readonly<Record<string, (ctx: WebContext, uuid: string) => Promise<unknown>>> = {
  'due timers': async (ctx) => sweepTimers(ctx),
  'orders of closed applications': async (ctx) => ordersWithoutApplication(ctx.pool),
  'application of a callback': async (ctx) =>
    ordersAwaitingCallback(ctx.pool, orderName('moneyMovement', usualVendor('moneyMovement')), 'nobody'),
  'expired idempotency keys': async (ctx) => deleteExpiredKeys(ctx.pool),
  'old sessions and drafts': async (ctx) => sweepAccess(ctx),
  'version of an application': async (ctx, uuid) => versionOf(ctx.pool, uuid),
  'an application as its owner sees it': async (ctx, uuid) => applicationViews(ctx, [await applicationByUuid(ctx.pool, uuid)]),
  'an application as staff see it': async (ctx, uuid) => partsOf(ctx.pool, uuid),
};

/** Median milliseconds of each. */
export async function sweeps(ctx: WebContext, uuid: string): Promise<Record<string, number>> {
  const took: Record<string, number> = {};
  for (const [name, sweep] of Object.entries(SWEEPS)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      await sweep(ctx, uuid);
      times.push(performance.now() - began);
    }
    took[name] = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  }
  return took;
}
