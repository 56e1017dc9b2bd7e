import { WEBHOOK_ENDPOINTS } from '@hearthline/contract/webhooks.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { mailingMoved } from '@hearthline/database/stores/lender/mailings.ts';
import { PORT_NAMES, PORTS, type PortName } from '@hearthline/providers/ports.ts';
import type { Callback, CallbackHeaders } from '@hearthline/providers/wire/order.ts';
import type { Context } from '../../config/context.ts';
import { receiveCallback } from '../../engine/callbacks.ts';
import { receiveText } from '../../messages/replies.ts';
import { routes } from '../http/route.ts';

type Received = { readonly body: string; readonly headers: CallbackHeaders; readonly url: string };
/** Does what a callback asks for; false when it is not from the vendor. */
type Receiver = (ctx: Context, received: Received) => Promise<boolean>;

/** A receiver of callbacks about orders: verified by the vendor behind the port, then handed on. */
const byPort =
  (name: PortName, then: (ctx: Context, callback: Callback) => Promise<unknown>): Receiver =>
  async (ctx, { body, headers }) => {
    const port = ctx.providers[name];
    if (!('parseWebhook' in port)) throw new Problem('not_found');
    const callback = await port.parseWebhook(body, headers, '');
    if (!callback || !('event' in callback)) return false;
    await then(ctx, callback);
    return true;
  };

/** Ports whose callbacks are about people or letters; those of all others make the job of an order due again. */
const RECEIVERS: Partial<Record<PortName, Receiver>> = {
  text: async (ctx, { body, headers, url }) => {
    const received = ctx.providers.text.parseWebhook(body, headers, `${ctx.config.publicUrl}${url}`);
    if (received?.kind === 'INBOUND') await receiveText(ctx, received);
    return received !== null;
  },
  // Letters belong to no job: the process that follows them is woken.
  mailHouse: byPort('mailHouse', async (ctx, { ref }) => mailingMoved(ctx.pool, ref ?? '')),
};

export const WEBHOOK_ROUTES = routes(WEBHOOK_ENDPOINTS, {
  /** Verifies, stores, replies: the job reads the vendor's result afterwards, so a repeated or reordered callback does no harm. */
  webhookPost: async ({ params, body, ctx, request: { ip, headers, url } }) => {
    ctx.limits.check('webhooksIp', ip);
    const name = PORT_NAMES.find((port) => PORTS[port].folder === params.provider);
    if (name === undefined) throw new Problem('not_found');
    const receive = RECEIVERS[name] ?? byPort(name, async (context, callback) => receiveCallback(context, name, callback));
    if (await receive(ctx, { body, headers, url })) return null;
    ctx.limits.count('webhooksIp', ip);
    throw new Problem('unauthenticated', { message: 'invalid signature' });
  },
});
