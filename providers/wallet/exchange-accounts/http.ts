import { AUTHORIZATION_TYPES } from '@hearthline/rules/enums.ts';
import * as z from 'zod';
import { answersOf, endedAnswer, okAnswer, pending } from '../../wire/answer.ts';
import { basicAuthorization, createCaller, type WireOptions } from '../../wire/caller.ts';
import { orderCallbacks } from '../../wire/order-events.ts';
import type { WalletPort } from '../port.ts';

const PROVIDER = 'wallet';
/** Seconds until an account under examination is read again, where no callback came. */
const READ_AGAIN_SECONDS = 3_600;

const address = z.string().regex(/^[a-z\d]{8,90}$/);
const Opened = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });
const Account = z.discriminatedUnion('status', [
  z.object({ status: z.literal('EXAMINING') }),
  z.object({ status: z.literal('REFUSED'), reason: z.enum(['NOT_ACCEPTED', 'NAME_NOT_VERIFIED']) }),
  z.object({
    status: z.literal('OPEN'),
    exchange: z.string().min(1).max(80),
    account: z.object({ name: z.string().min(1).max(120), address }),
    authorizedWallet: z.object({ address, authorizationType: z.enum(AUTHORIZATION_TYPES) }),
    groupPolicyAddress: address.nullable(),
  }),
]);
const Deposit = z.object({
  routingNumber: z.string().regex(/^\d{9}$/),
  accountNumber: z.string().regex(/^\d{4,17}$/),
  memo: z.string().min(1).max(15),
});
const Refusal = z.object({ error: z.enum(['ACCOUNT_CLOSED', 'ACCOUNT_FROZEN']) });

/** HTTP client of the exchange's accounts and deposits: basic auth (key "id:secret"; lending §1.4.6). */
export function createWalletHttp(options: WireOptions): WalletPort {
  const call = createCaller(PROVIDER, options, (_, body) => {
    const refusal = Refusal.safeParse(body);
    return refusal.success ? { outcome: 'REJECTED', reasonCode: refusal.data.error } : null;
  });
  const answer = answersOf(PROVIDER);
  const headers = basicAuthorization(options.key);
  return {
    start: async (body, { idempotencyKey, signal }) => {
      const reply = await call({ method: 'POST', path: '/v1/accounts', headers, body, answer: Opened, idempotencyKey, signal });
      return reply.ok ? answer(reply.latencyMs, okAnswer({ ref: reply.body.id }, reply.body.id)) : reply.failure;
    },
    get: async (ref, { signal } = {}) => {
      const reply = await call({ method: 'GET', path: `/v1/accounts/${ref}`, headers, answer: Account, signal });
      if (!reply.ok) return reply.failure;
      if (reply.body.status === 'EXAMINING') return answer(reply.latencyMs, pending(ref, READ_AGAIN_SECONDS));
      if (reply.body.status === 'REFUSED') return answer(reply.latencyMs, endedAnswer('REJECTED', reply.body.reason, ref));
      const { status: _, ...opened } = reply.body;
      return answer(reply.latencyMs, okAnswer(opened, ref));
    },
    announce: async (body, { idempotencyKey, signal }) => {
      const reply = await call({ method: 'POST', path: '/v1/deposits', headers, body, answer: Deposit, idempotencyKey, signal });
      return reply.ok ? answer(reply.latencyMs, okAnswer(reply.body, null)) : reply.failure;
    },
    parseWebhook: orderCallbacks(options, { 'account.examined': 'EXAMINED' }),
  };
}
