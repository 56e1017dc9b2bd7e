import * as z from 'zod';
import { answersOf, ended, good, pending } from '../wire/answer.ts';
import { createCaller, type WireOptions } from '../wire/caller.ts';
import { plaidCallbacks, plaidHeaders, plaidRefusals } from '../wire/plaid.ts';
import type { MoneyMovementPort, Transfer, TransferNetwork, TransferStatus } from './port.ts';

const PROVIDER = 'money-movement';

const NETWORKS: Readonly<Record<TransferNetwork, string>> = { ACH: 'ach', SAME_DAY_ACH: 'same-day-ach', WIRE: 'wire' };
const STATUSES: Readonly<Record<string, TransferStatus>> = {
  pending: 'PENDING',
  posted: 'POSTED',
  settled: 'SETTLED',
  funds_available: 'SETTLED',
  cancelled: 'CANCELLED',
  failed: 'FAILED',
  returned: 'RETURNED',
};

const Account = z.object({ access_token: z.string(), account_id: z.string() });
const Authorization = z.object({
  authorization: z.object({
    id: z.string(),
    decision: z.enum(['approved', 'declined', 'user_action_required']),
    decision_rationale: z.object({ code: z.string() }).nullable(),
  }),
});
const Created = z.object({ transfer: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }) });
const Read = z.object({
  transfer: z.object({
    id: z.string(),
    network: z.string(),
    amount: z.string(),
    status: z.enum(Object.keys(STATUSES)),
    expected_settlement_date: z.string().nullable(),
    failure_reason: z.object({ ach_return_code: z.string().nullable(), description: z.string(), date: z.string().optional() }).nullable(),
    notification_of_change: z
      .object({ code: z.string(), corrected_routing_number: z.string().nullable(), corrected_account_number: z.string().nullable() })
      .nullable()
      .optional(),
  }),
});
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
        idempotency_key: idempotencyKey.slice(0, 50),
      };
      const authorized = await post('/transfer/authorization/create', input, Authorization, `${idempotencyKey}:authorization`, signal);
      if (!authorized.ok) return authorized.failure;
      const { id, decision, decision_rationale: rationale } = authorized.body.authorization;
      const oneTimeLess = at.latencyMs + authorized.latencyMs;
      if (decision === 'user_action_required') return answer(oneTimeLess, ended('REVIEW', 'USER_ACTION_REQUIRED', id));
      if (decision === 'declined') return answer(oneTimeLess, ended('REJECTED', declined(rationale?.code), id));
      const body = {
        access_token: at.body.access_token,
        account_id: at.body.account_id,
        authorization_id: id,
        description: description.slice(0, 15),
      };
      const reply = await post('/transfer/create', body, Created, idempotencyKey, signal);
      if (!reply.ok) return reply.failure;
      return answer(oneTimeLess + reply.latencyMs, good({ ref: reply.body.transfer.id }, reply.body.transfer.id));
    },

    get: async (ref, { signal } = {}) => {
      const reply = await post('/transfer/get', { transfer_id: ref }, Read, undefined, signal);
      if (!reply.ok) return reply.failure;
      const data = transferOf(reply.body.transfer);
      switch (data.status) {
        case 'SETTLED':
          return answer(reply.latencyMs, good(data, ref, data.settlesOn));
        case 'RETURNED':
          return answer(reply.latencyMs, ended('REJECTED', data.returned?.code ?? 'RETURNED', ref, data));
        case 'FAILED':
        case 'CANCELLED':
          return answer(reply.latencyMs, ended('REJECTED', data.status, ref, data));
        case 'PENDING':
        case 'POSTED':
          return answer(reply.latencyMs, pending(ref, 3_600, data));
      }
    },

    cancel: async (ref, { idempotencyKey, signal }) => {
      const reply = await post('/transfer/cancel', { transfer_id: ref }, Done, idempotencyKey, signal);
      return reply.ok ? answer(reply.latencyMs, good({ ref }, ref)) : reply.failure;
    },

    parseWebhook: plaidCallbacks(PROVIDER, options, WebhookBody, (body, digest) => ({
      // Plaid's callbacks only say that something changed; a callback that names a transfer is about that one.
      ref: body.transfer_id ?? null,
      event: 'POSTED',
      eventId: body.event_id ?? digest,
    })),
  };
}

function declined(code: string | undefined): string {
  return code === 'NSF' ? 'NSF_RISK' : code === 'TRANSFER_LIMIT_REACHED' ? 'TRANSFER_LIMIT' : (code ?? 'DECLINED');
}

function transferOf(wire: z.infer<typeof Read>['transfer']): Transfer {
  const { failure_reason: failure, notification_of_change: notice } = wire;
  const status = STATUSES[wire.status] ?? 'PENDING';
  return {
    status,
    network: (Object.keys(NETWORKS) as TransferNetwork[]).find((network) => NETWORKS[network] === wire.network) ?? 'ACH',
    amount: Number(wire.amount),
    settlesOn: wire.expected_settlement_date,
    returned:
      status === 'RETURNED' && failure !== null
        ? { code: failure.ach_return_code ?? 'RETURNED', text: failure.description, on: failure.date ?? '' }
        : null,
    notice: notice
      ? { code: notice.code, routingNumber: notice.corrected_routing_number, accountNumber: notice.corrected_account_number }
      : null,
  };
}
