import * as z from 'zod';
import { answersOf, endedAnswer, okAnswer, pending } from '../../wire/answer.ts';
import { basicAuthorization, createCaller, type WireOptions } from '../../wire/caller.ts';
import { orderCallbacks } from '../../wire/order-events.ts';
import type { CallOptions } from '../../wire/result.ts';
import { HOME_CONDITIONS, VALUATION_CANCEL_REASONS, VALUATION_PRODUCTS, VALUATION_STATUSES, type ValuationPort } from '../port.ts';

const PROVIDER = 'valuation';

const Ordered = z.object({ orderId: z.string().regex(/^[\w-]{1,64}$/) });
const Result = z.object({
  value: z.number().positive(),
  low: z.number(),
  high: z.number(),
  asOf: z.iso.date(),
  condition: z.enum(HOME_CONDITIONS),
  occupancy: z.enum(['OWNER', 'TENANT', 'VACANT', 'UNKNOWN']),
  repairs: z.array(z.object({ what: z.string(), cost: z.number() })),
  comparables: z.array(
    z.object({
      address: z.string(),
      price: z.number(),
      soldOn: z.iso.date(),
      livingArea: z.number(),
      distance: z.number(),
      adjustment: z.number(),
    }),
  ),
  photos: z.array(z.string()),
  agentLicense: z.string(),
});
const Order = z.object({
  orderId: z.string(),
  product: z.enum(VALUATION_PRODUCTS),
  status: z.enum(VALUATION_STATUSES),
  cancelReason: z.enum(VALUATION_CANCEL_REASONS).nullable(),
  inspectionAt: z.iso.datetime().nullable(),
  result: Result.nullable(),
});

/** HTTP client of a valuation vendor: basic auth (key "id:secret"), orders with events (lending §4.8). */
export function createValuationHttp(options: WireOptions): ValuationPort {
  const call = createCaller(PROVIDER, options, (status) =>
    status === 409 ? { outcome: 'REJECTED', reasonCode: 'ALREADY_COMPLETED' } : null,
  );
  const answer = answersOf(PROVIDER);
  const headers = basicAuthorization(options.key);
  const change = async (ref: string, what: 'release' | 'cancel', { idempotencyKey, signal }: CallOptions) => {
    const path = `/v1/orders/${ref}/${what}`;
    const reply = await call({ method: 'POST', path, headers, body: {}, answer: Ordered, idempotencyKey, signal });
    return reply.ok ? answer(reply.latencyMs, okAnswer({ ref }, ref)) : reply.failure;
  };
  return {
    start: async (request, { idempotencyKey, signal }) => {
      const reply = await call({ method: 'POST', path: '/v1/orders', headers, body: request, answer: Ordered, idempotencyKey, signal });
      return reply.ok ? answer(reply.latencyMs, okAnswer({ ref: reply.body.orderId }, reply.body.orderId)) : reply.failure;
    },
    get: async (ref, { signal } = {}) => {
      const reply = await call({ method: 'GET', path: `/v1/orders/${ref}`, headers, answer: Order, signal });
      if (!reply.ok) return reply.failure;
      const { orderId: _, ...data } = reply.body;
      if (data.status === 'CANCELLED')
        return answer(reply.latencyMs, endedAnswer('REJECTED', data.cancelReason ?? 'CANCELLED_BY_LENDER', ref, data));
      if (data.status !== 'COMPLETED') return answer(reply.latencyMs, pending(ref, 3_600, data));
      if (data.result === null) return answer(reply.latencyMs, endedAnswer('FATAL', 'UNEXPECTED_ANSWER', ref));
      return answer(reply.latencyMs, okAnswer(data, ref, data.result.asOf));
    },
    release: (ref, options) => change(ref, 'release', options),
    cancel: (ref, options) => change(ref, 'cancel', options),
    parseWebhook: orderCallbacks(options, {
      'order.assigned': 'ASSIGNED',
      'order.scheduled': 'SCHEDULED',
      'order.inspected': 'INSPECTED',
      'order.revision': 'REVISION',
      'order.completed': 'COMPLETED',
      'order.cancelled': 'CANCELLED',
    }),
  };
}
