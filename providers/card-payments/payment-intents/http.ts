import * as z from 'zod';
import { answersOf, endedAnswer, okAnswer } from '../../wire/answer.ts';
import { createCaller, type Refusals, type WireOptions } from '../../wire/caller.ts';
import type { CardPaymentsPort, Decline } from '../port.ts';

const PROVIDER = 'card-payments';

const Intent = z.object({
  id: z.string().regex(/^pi_\w{1,64}$/),
  object: z.literal('payment_intent'),
  status: z.string(),
  amount: z.number().int(),
  amount_received: z.number().int(),
  currency: z.literal('usd'),
});
const Refund = z.object({ id: z.string(), object: z.literal('refund'), status: z.string() });
const Refused = z.object({
  error: z.object({
    type: z.string(),
    code: z.string().optional(),
    decline_code: z.string().optional(),
    payment_intent: z.object({ status: z.string() }).optional(),
  }),
});

/** The vendor's codes of a declined card; every other one is DECLINED, and the vendor advises against naming it: a thief would learn that a card is stolen. */
const CODES: Readonly<Record<string, Decline>> = {
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  expired_card: 'EXPIRED_CARD',
  incorrect_cvc: 'INCORRECT_CVC',
  incorrect_number: 'INCORRECT_NUMBER',
  invalid_number: 'INCORRECT_NUMBER',
  processing_error: 'PROCESSING_ERROR',
};
const ALREADY_CHARGED = 'ALREADY_CHARGED';

const refusals: Refusals = (status, body) => {
  const read = Refused.safeParse(body);
  if (!read.success) return null;
  const { type, code = '', decline_code: declineCode = '', payment_intent: intent } = read.data.error;
  if (status === 402 && type === 'card_error') return { outcome: 'REJECTED', reasonCode: CODES[declineCode] ?? CODES[code] ?? 'DECLINED' };
  if (code === 'payment_intent_unexpected_state' && intent?.status === 'succeeded')
    return { outcome: 'REVIEW', reasonCode: ALREADY_CHARGED };
  if (code === 'charge_already_refunded') return { outcome: 'REVIEW', reasonCode: code };
  if (code === 'resource_missing' || code === 'token_already_used') return { outcome: 'REJECTED', reasonCode: 'TOKEN_USED' };
  // Two calls with one key at once: the other one is still running.
  if (status === 409) return { outcome: 'RETRYABLE', reasonCode: 'RUNNING' };
  return null;
};

/** HTTP client of Stripe's payment intents (bearer key): requests are forms, amounts whole cents, refusals `error.type` and `error.code` (lending §4.18). */
export function createCardPaymentsHttp(options: WireOptions): CardPaymentsPort {
  const call = createCaller(PROVIDER, options, refusals);
  const answer = answersOf(PROVIDER);
  const headers = { authorization: `Bearer ${options.key}` };
  const path = '/v1/payment_intents';

  const read = async (ref: string, signal: AbortSignal | undefined) => {
    const reply = await call({ method: 'GET', path: `${path}/${ref}`, headers, answer: Intent, signal });
    return reply.ok ? answer(reply.latencyMs, meaningOf(reply.body)) : reply.failure;
  };

  return {
    start: async ({ reference, amount, description }, { idempotencyKey, signal }) => {
      const body = new URLSearchParams({
        amount: String(Math.round(amount * 100)),
        currency: 'usd',
        'payment_method_types[]': 'card',
        description,
        'metadata[reference]': reference,
      });
      const reply = await call({ method: 'POST', path, headers, body, answer: Intent, idempotencyKey, signal });
      return reply.ok ? answer(reply.latencyMs, okAnswer({ ref: reply.body.id }, reply.body.id)) : reply.failure;
    },

    charge: async (ref, { token }, { idempotencyKey, signal }) => {
      const body = new URLSearchParams({ 'payment_method_data[type]': 'card', 'payment_method_data[card][token]': token });
      const reply = await call({ method: 'POST', path: `${path}/${ref}/confirm`, headers, body, answer: Intent, idempotencyKey, signal });
      if (reply.ok) return answer(reply.latencyMs, meaningOf(reply.body));
      return reply.failure.reasonCode === ALREADY_CHARGED ? read(ref, signal) : reply.failure;
    },

    refund: async (ref, { idempotencyKey, signal }) => {
      const body = new URLSearchParams({ payment_intent: ref });
      const reply = await call({ method: 'POST', path: '/v1/refunds', headers, body, answer: Refund, idempotencyKey, signal });
      if (reply.ok) return answer(reply.latencyMs, okAnswer({ ref: reply.body.id }, reply.body.id));
      return reply.failure.reasonCode === 'charge_already_refunded'
        ? answer(reply.failure.latencyMs, okAnswer({ ref }, ref))
        : reply.failure;
    },
  };
}

function meaningOf({ id, status, amount_received: cents }: z.infer<typeof Intent>) {
  if (status === 'succeeded') return okAnswer({ amount: cents / 100 }, id);
  if (status === 'requires_action') return endedAnswer('NEEDS_INPUT', 'AUTHENTICATION_REQUIRED', id);
  if (status === 'processing') return endedAnswer('RETRYABLE', 'PROCESSING', id);
  return endedAnswer('REJECTED', 'DECLINED', id);
}
