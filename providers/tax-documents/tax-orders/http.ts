import * as z from 'zod';
import { answersOf, endedAnswer, okAnswer, pending } from '../../wire/answer.ts';
import { basicAuthorization, createCaller, type WireOptions } from '../../wire/caller.ts';
import { orderCallbacks } from '../../wire/order-events.ts';
import { TAX_DOCUMENT_TYPES, TAX_ORDER_STATUSES, type TaxDocumentsPort, type TaxOrder } from '../port.ts';

const PROVIDER = 'tax-documents';

const Ordered = z.object({ orderId: z.string().regex(/^[\w-]{1,64}$/), connectUrl: z.url({ protocol: /^https?$/ }) });
const Order = z.object({
  orderId: z.string(),
  status: z.enum(TAX_ORDER_STATUSES),
  reason: z.enum(['NO_FILING', 'IDENTITY_FAILED']).nullable(),
  documents: z.array(z.object({ type: z.enum(TAX_DOCUMENT_TYPES), year: z.number(), fileRef: z.string() })),
  parsed: z.array(z.object({ year: z.number(), netProfit: z.number(), addBacks: z.number(), wages: z.number(), contractPay: z.number() })),
});

/** HTTP client of an order-then-retrieve vendor of tax documents: basic auth (key "id:secret"; lending §4.3). */
export function createTaxDocumentsHttp(options: WireOptions): TaxDocumentsPort {
  const call = createCaller(PROVIDER, options);
  const answer = answersOf(PROVIDER);
  const headers = basicAuthorization(options.key);
  return {
    start: async ({ reference, product, ...request }, { idempotencyKey, signal }) => {
      const body = { externalId: reference, productType: product, ...request };
      const reply = await call({ method: 'POST', path: '/v1/orders', headers, body, answer: Ordered, idempotencyKey, signal });
      if (!reply.ok) return reply.failure;
      const { orderId: ref, connectUrl } = reply.body;
      return answer(reply.latencyMs, okAnswer({ ref, connectUrl }, ref));
    },
    get: async (ref, { signal } = {}) => {
      const reply = await call({ method: 'GET', path: `/v1/orders/${ref}`, headers, answer: Order, signal });
      if (!reply.ok) return reply.failure;
      const { status, reason, documents, parsed } = reply.body;
      const data: TaxOrder = { status, documents, years: parsed };
      return answer<TaxOrder>(reply.latencyMs, meaningOf(data, reason, ref));
    },
    parseWebhook: orderCallbacks(options, {
      'order.partial': 'PARTIAL',
      'order.completed': 'COMPLETED',
      'order.failed': 'FAILED',
      'order.expired': 'EXPIRED',
    }),
  };
}

function meaningOf(data: TaxOrder, reason: 'NO_FILING' | 'IDENTITY_FAILED' | null, ref: string) {
  switch (data.status) {
    case 'COMPLETED':
      return okAnswer(data, ref);
    case 'CREATED':
      return endedAnswer('NEEDS_INPUT', 'NOT_STARTED', ref, data);
    case 'MFA':
      return endedAnswer('NEEDS_INPUT', 'MFA', ref, data);
    case 'EXPIRED':
      return endedAnswer('REJECTED', 'EXPIRED', ref, data);
    case 'FAILED':
      return endedAnswer(reason === 'NO_FILING' ? 'NO_HIT' : 'REJECTED', reason ?? 'FAILED', ref, data);
    case 'STARTED':
    case 'RETRIEVING':
    case 'PARTIAL':
      return pending(ref, 15, data);
  }
}
