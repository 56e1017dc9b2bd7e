import * as z from 'zod';
import { answersOf, endedAnswer, okAnswer, pending } from '../../wire/answer.ts';
import { basicAuthorization, createCaller, type WireOptions } from '../../wire/caller.ts';
import { orderCallbacks } from '../../wire/order-events.ts';
import type { PayoffLettersPort } from '../port.ts';

const PROVIDER = 'payoff-letters';

const OrderRequest = z.object({ requestId: z.string().regex(/^[\w-]{1,64}$/) });
const Letter = z.object({
  payee: z.string(),
  amount: z.number().positive(),
  perDiem: z.number().nonnegative(),
  asOf: z.iso.date(),
  goodThrough: z.iso.date(),
  accountReference: z.string(),
  closesLine: z.boolean().default(false),
  remit: z.object({
    routingNumber: z.string().regex(/^\d{9}$/),
    accountNumber: z.string().regex(/^\d{4,17}$/),
    mailingAddress: z.string(),
  }),
});
const Answer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('REQUESTED') }),
  z.object({ status: z.enum(['CREDITOR_REFUSED', 'ACCOUNT_NOT_FOUND']) }),
  z.object({ status: z.literal('RECEIVED'), letter: Letter }),
]);

/** HTTP client of a payoff letter vendor: basic auth (key "id:secret"). */
export function createPayoffLettersHttp(options: WireOptions): PayoffLettersPort {
  const call = createCaller(PROVIDER, options);
  const answer = answersOf(PROVIDER);
  const headers = basicAuthorization(options.key);
  return {
    start: async (request, { idempotencyKey, signal }) => {
      const reply = await call({
        method: 'POST',
        path: '/v1/payoff-requests',
        headers,
        body: request,
        answer: OrderRequest,
        idempotencyKey,
        signal,
      });
      return reply.ok ? answer(reply.latencyMs, okAnswer({ ref: reply.body.requestId }, reply.body.requestId)) : reply.failure;
    },
    get: async (ref, { signal } = {}) => {
      const reply = await call({ method: 'GET', path: `/v1/payoff-requests/${ref}`, headers, answer: Answer, signal });
      if (!reply.ok) return reply.failure;
      const { body, latencyMs } = reply;
      if (body.status === 'REQUESTED') return answer(latencyMs, pending(ref, 3_600));
      if (body.status !== 'RECEIVED') return answer(latencyMs, endedAnswer('REJECTED', body.status, ref));
      return answer(latencyMs, okAnswer({ ...body.letter, creditor: body.letter.payee }, ref, body.letter.asOf));
    },
    parseWebhook: orderCallbacks(options, { 'letter.received': 'RECEIVED', 'letter.refused': 'REFUSED' }),
  };
}
