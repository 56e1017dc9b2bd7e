import * as z from 'zod';
import type { Callbacks } from './order.ts';
import { stampedCallbacks, type WebhookOptions } from './webhook.ts';

const WebhookBody = z.object({ id: z.string(), type: z.string(), data: z.object({ orderId: z.string() }) });

/**
 * Callbacks of the order-then-retrieve vendors without a published API: `X-Signature: t=,v1=` over {id, type, data: {orderId}}. `events` maps the
 * vendor's type to our event; other types are ignored.
 */
export function orderCallbacks<Event extends string>(
  options: WebhookOptions,
  events: Readonly<Record<string, Event>>,
): Callbacks<Event>['parseWebhook'] {
  return stampedCallbacks(options, 'x-signature', WebhookBody, ({ id, type, data }) => {
    const event = events[type];
    return event === undefined ? null : { ref: data.orderId, event, eventId: id };
  });
}
