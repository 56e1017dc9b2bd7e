import { createHash } from 'node:crypto';
import * as z from 'zod';
import { answersOf, endedAnswer, okAnswer, pending } from '../../wire/answer.ts';
import { createCaller, type WireOptions } from '../../wire/caller.ts';
import { plaidCallbacks, plaidHeaders, plaidRefusals } from '../../wire/plaid.ts';
import type { MoneyMovementPort } from '../port.ts';
import { declined, NETWORKS, Read, transferOf } from './transfer.ts';

const PROVIDER = 'money-movement';

const Account = z.object({ access_token: z.string(), account_id: z.string() });
const Authorization = z.object({
  authorization: z.object({
    id: z.string(),
    decision: z.enum(['approved', 'declined', 'user_action_required']),
    decision_rationale: z.object({ code: z.string() }).nullable(),
  }),
});
const Created = z.object({ transfer: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }) });
const Listed = z.object({
  transfers: z.array(z.object({ id: z.string().regex(/^[\w-]{1,64}$/), metadata: z.record(z.string(), z.string()).nullable().optional() })),
});
/** The most that the vendor lists at once. */
const PAGE = 25;
const Done = z.object({ request_id: z.string() });
const WebhookBody = z.object({
  webhook_type: z.literal('TRANSFER'),
  webhook_code: z.string(),
  transfer_id: z.string().optional(),
  event_id: z.string().optional(),
});

/** HTTP client of Plaid's transfer API (key "client_id:secret"; lending §4.15): account, then authorization, then transfer. */
export function createMoneyMovementHttp(options: WireOptions): MoneyMovementPort {
  const call = createCaller(PROVIDER, options, plaidRefusals);
  const answer = answersOf(PROVIDER);
  const headers = plaidHeaders(options.key);
  const post = <Body>(path: string, body: object, shape: z.ZodType<Body>, idempotencyKey?: string, signal?: AbortSignal) =>
    call({ method: 'POST', path, headers, body, answer: shape, idempotencyKey, signal });

  return {
    start: async ({ reference, direction, network, amount, description, account, holder }, { idempotencyKey, signal }) => {
      const numbers = {
        account_number: account.accountNumber,
        routing_number: account.routingNumber,
        account_type: account.type.toLowerCase(),
      };
      const at = await post('/transfer/migrate_account', numbers, Account, `${idempotencyKey}:account`, signal);
      if (!at.ok) return at.failure;
      const input = {
        access_token: at.body.access_token,
        account_id: at.body.account_id,
        type: direction.toLowerCase(),
        network: NETWORKS[network],
        amount: amount.toFixed(2),
        // Debits need an authorization given on the web (ACH code WEB); credits do not.
        ...(network !== 'WIRE' && { ach_class: direction === 'DEBIT' ? 'web' : 'ppd' }),
        user: { client_user_id: reference, legal_name: holder.legalName, email_address: holder.email },
        // At most 50 characters: the start of our key names only the application.
        idempotency_key: createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 50),
      };
      const authorized = await post('/transfer/authorization/create', input, Authorization, `${idempotencyKey}:authorization`, signal);
      if (!authorized.ok) return authorized.failure;
      const { id, decision, decision_rationale: rationale } = authorized.body.authorization;
      const oneTimeLess = at.latencyMs + authorized.latencyMs;
      if (decision === 'user_action_required') return answer(oneTimeLess, endedAnswer('REVIEW', 'USER_ACTION_REQUIRED', id));
      if (decision === 'declined') return answer(oneTimeLess, endedAnswer('REJECTED', declined(rationale?.code), id));
      const body = {
        access_token: at.body.access_token,
        account_id: at.body.account_id,
        authorization_id: id,
        description: description.slice(0, 15),
        metadata: { key: idempotencyKey },
      };
      const reply = await post('/transfer/create', body, Created, idempotencyKey, signal);
      if (!reply.ok) return reply.failure;
      return answer(oneTimeLess + reply.latencyMs, okAnswer({ ref: reply.body.transfer.id }, reply.body.transfer.id));
    },

    get: async (ref, { signal } = {}) => {
      const reply = await post('/transfer/get', { transfer_id: ref }, Read, undefined, signal);
      if (!reply.ok) return reply.failure;
      const data = transferOf(reply.body.transfer);
      switch (data.status) {
        case 'SETTLED':
          return answer(reply.latencyMs, okAnswer(data, ref, data.settlesOn));
        case 'RETURNED':
          return answer(reply.latencyMs, endedAnswer('REJECTED', data.returned?.code ?? 'RETURNED', ref, data));
        case 'FAILED':
        case 'CANCELLED':
          return answer(reply.latencyMs, endedAnswer('REJECTED', data.status, ref, data));
        case 'PENDING':
        case 'POSTED':
          return answer(reply.latencyMs, pending(ref, 3_600, data));
      }
    },

    find: async (key, { from, to }, { signal } = {}) => {
      for (let [offset, latencyMs] = [0, 0]; ; offset += PAGE) {
        const asked = { start_date: from.toISOString(), end_date: to.toISOString(), count: PAGE, offset };
        const reply = await post('/transfer/list', asked, Listed, undefined, signal);
        if (!reply.ok) return reply.failure;
        latencyMs += reply.latencyMs;
        const { transfers } = reply.body;
        const found = transfers.find(({ metadata }) => metadata?.['key'] === key);
        if (found) return answer(latencyMs, okAnswer({ ref: found.id }, found.id));
        if (transfers.length < PAGE) return answer(latencyMs, endedAnswer('NO_HIT', 'NOT_FOUND', null));
      }
    },

    cancel: async (ref, { idempotencyKey, signal }) => {
      const reply = await post('/transfer/cancel', { transfer_id: ref }, Done, idempotencyKey, signal);
      return reply.ok ? answer(reply.latencyMs, okAnswer({ ref }, ref)) : reply.failure;
    },

    parseWebhook: plaidCallbacks(PROVIDER, options, WebhookBody, (body, digest) => ({
      // Plaid's callbacks only say that something changed; a callback that names a transfer is about that one.
      ref: body.transfer_id ?? null,
      event: 'POSTED',
      eventId: body.event_id ?? digest,
    })),
  };
}
