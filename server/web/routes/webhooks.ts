import { webhookPost } from '@hearthline/contract/webhooks.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { mailingMoved } from '@hearthline/database/stores/lender/mailings.ts';
import type { Callbacks } from '@hearthline/providers/wire/order.ts';
import { type ProviderName, PROVIDERS } from '../../config/env.ts';
import { receiveCallback } from '../../engine/callbacks.ts';
import { receiveText } from '../../messages/replies.ts';
import { type Route, route } from '../http/route.ts';

/** Providers whose callbacks make a job due again. Text messages are about people, not orders. */
const WITH_CALLBACKS = Object.entries(PROVIDERS).filter(([name, { callbacks }]) => callbacks && name !== 'text') as [
  Exclude<
    ProviderName,
    'address' | 'cardPayments' | 'creditBureau' | 'geocoder' | 'housingCounselors' | 'mail' | 'marketRates' | 'property' | 'text'
  >,
  (typeof PROVIDERS)[ProviderName],
][];

export const WEBHOOK_ROUTES: readonly Route[] = [
  /** Verifies, stores, replies: the job reads the vendor's result afterwards, so a repeated or reordered callback does no harm. */
  route(webhookPost, async ({ params, body, ctx, request }) => {
    const unsigned = () => {
      ctx.limits.count('webhooksIp', request.ip);
      return new Problem('unauthenticated', { message: 'invalid signature' });
    };
    ctx.limits.check('webhooksIp', request.ip);
    if (params.provider === PROVIDERS.text.folder) {
      const said = ctx.providers.text.parseWebhook(body, request.headers, `${ctx.config.publicUrl}${request.url}`);
      if (!said) throw unsigned();
      if (said.kind === 'INBOUND') await receiveText(ctx, said);
      return null;
    }
    const name = WITH_CALLBACKS.find(([, { folder }]) => folder === params.provider)?.[0];
    if (!name) throw new Problem('not_found');
    const port: Callbacks = ctx.providers[name];
    const callback = await port.parseWebhook(body, request.headers);
    if (!callback) throw unsigned();
    // Letters belong to no job: the process that follows them is woken.
    if (name === 'mailHouse') await mailingMoved(ctx.pool, callback.ref ?? '');
    else await receiveCallback(ctx, name, callback);
    return null;
  }),
];
