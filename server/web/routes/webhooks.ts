import { WEBHOOK_ENDPOINTS } from '@hearthline/contract/webhooks.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { mailingMoved } from '@hearthline/database/stores/lender/mailings.ts';
import type { PortName } from '@hearthline/providers/ports.ts';
import { vendorCalled } from '@hearthline/providers/vendor-names.ts';
import type { Callback, CallbackHeaders } from '@hearthline/providers/wire/order.ts';
import type { Context } from '../../config/context.ts';
import { orderName, callbacksOf } from '../../config/providers.ts';
import { receiveCallback } from '../../engine/callbacks.ts';
import { receiveText } from '../../messages/replies.ts';
import { routes } from '../http/route.ts';

type Received = { readonly body: string; readonly headers: CallbackHeaders; readonly url: string };
/** The vendor at whose path a callback arrived. */
type From = { readonly name: PortName; readonly vendor: string };
/** Does what a callback asks for; false when it is not from the vendor. */
type Receiver = (ctx: Context, from: From, received: Received) => Promise<boolean>;

/** A receiver of callbacks about orders: verified by the vendor behind the port, then handed on. */
const byPort =
  (then: (ctx: Context, callback: Callback, from: From) => Promise<unknown>): Receiver =>
  async (ctx, from, { body, headers }) => {
    const port = callbacksOf(ctx, from.name, from.vendor);
    if (!('parseWebhook' in port)) throw new Problem('not_found');
    const callback = await port.parseWebhook(body, headers, '');
    if (!callback || !('event' in callback)) return false;
    await then(ctx, callback, from);
    return true;
  };

/** Ports whose callbacks are about people or letters; those of all others make the job of an order due again. */
const RECEIVERS: Partial<Record<PortName, Receiver>> = {
  text: async (ctx, { vendor }, { body, headers, url }) => {
    const received = callbacksOf(ctx, 'text', vendor).parseWebhook(body, headers, `${ctx.config.publicUrl}${url}`);
    if (received?.kind === 'INBOUND') await receiveText(ctx, vendor, received);
    return received !== null;
  },
  // Letters belong to no job: the process that follows them is woken.
  mailHouse: byPort(async (ctx, { ref }) => mailingMoved(ctx.pool, ref ?? '')),
};

const ORDER_MOVED = byPort(async (ctx, callback, { name, vendor }) => receiveCallback(ctx, orderName(name, vendor), callback));

export const WEBHOOK_ROUTES = routes(WEBHOOK_ENDPOINTS, {
  /** Verifies, stores, replies: the job reads the vendor's result afterwards, so a repeated or reordered callback does no harm. */
  webhookPost: async ({ params, body, ctx, request: { ip, headers, url } }) => {
    ctx.limits.check('webhooksIp', ip);
    const from = vendorCalled(params.provider);
    if (from === null) throw new Problem('not_found');
    const receive = RECEIVERS[from.name] ?? ORDER_MOVED;
    if (await receive(ctx, from, { body, headers, url })) return null;
    ctx.limits.count('webhooksIp', ip);
    throw new Problem('unauthenticated', { message: 'invalid signature' });
  },
});
