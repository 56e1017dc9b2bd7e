import * as z from 'zod';
import { answersOf, endedAnswer, okAnswer, pending } from '../../wire/answer.ts';
import { basicAuthorization, createCaller, type WireOptions } from '../../wire/caller.ts';
import { orderCallbacks } from '../../wire/order-events.ts';
import type { BankAccountCheck, BankAccountCheckPort } from '../port.ts';

const PROVIDER = 'bank-account-check';

const FINDINGS = [
  'VERIFIED',
  'NAME_MISMATCH',
  'INVALID_ROUTING_NUMBER',
  'NO_ACCOUNT',
  'ACCOUNT_CLOSED',
  'NOT_FOR_TRANSFERS',
  'UNKNOWN_BANK',
] as const;
const Check = z.object({
  checkId: z.string().regex(/^[\w-]{1,64}$/),
  finding: z.enum(FINDINGS),
  bankName: z.string().nullable(),
  nameScore: z.number().nullable(),
  ownerName: z.string().max(200).nullish(),
});
const Sent = z.object({ checkId: z.string() });
const Deposits = z.object({ deposits: z.enum(['CHECKED', 'ON_THEIR_WAY', 'ARRIVED', 'RETURNED']), since: z.iso.datetime() });
const Refusal = z.object({ error: z.enum(['WRONG_AMOUNTS', 'TOO_MANY_TRIES', 'NOT_ARRIVED']) });

/** HTTP client of a bank account vendor: basic auth (key "id:secret"; lending §4.10). */
export function createBankAccountCheckHttp(options: WireOptions): BankAccountCheckPort {
  const call = createCaller(PROVIDER, options, (_, body) => {
    const refusal = Refusal.safeParse(body);
    if (!refusal.success) return null;
    const reasonCode = refusal.data.error;
    return { outcome: reasonCode === 'TOO_MANY_TRIES' ? 'REJECTED' : 'NEEDS_INPUT', reasonCode };
  });
  const answer = answersOf(PROVIDER);
  const headers = basicAuthorization(options.key);
  return {
    check: async (request, { idempotencyKey, signal }) => {
      const reply = await call({
        method: 'POST',
        path: '/v1/account-checks',
        headers,
        body: request,
        answer: Check,
        idempotencyKey,
        signal,
      });
      return reply.ok ? answer(reply.latencyMs, meaningOf(reply.body, request.accountNumber.slice(-4))) : reply.failure;
    },
    sendMicroDeposits: async (checkId, { idempotencyKey, signal }) => {
      const path = `/v1/account-checks/${checkId}/micro-deposits`;
      const reply = await call({ method: 'POST', path, headers, body: {}, answer: Sent, idempotencyKey, signal });
      return reply.ok ? answer(reply.latencyMs, okAnswer({ ref: checkId }, checkId)) : reply.failure;
    },
    microDeposits: async (checkId, { signal } = {}) => {
      const reply = await call({ method: 'GET', path: `/v1/account-checks/${checkId}`, headers, answer: Deposits, signal });
      if (!reply.ok) return reply.failure;
      const { deposits, since } = reply.body;
      if (deposits === 'ARRIVED') return answer(reply.latencyMs, okAnswer({ arrivedOn: since.slice(0, 10) }, checkId, since));
      return answer(reply.latencyMs, deposits === 'RETURNED' ? endedAnswer('REJECTED', 'RETURNED', checkId) : pending(checkId, 3_600));
    },
    confirmMicroDeposits: async (checkId, amounts, { idempotencyKey, signal }) => {
      const path = `/v1/account-checks/${checkId}/confirmation`;
      const reply = await call({ method: 'POST', path, headers, body: { amounts }, answer: Check, idempotencyKey, signal });
      return reply.ok ? answer(reply.latencyMs, meaningOf(reply.body, '')) : reply.failure;
    },
    parseWebhook: orderCallbacks(options, {
      'micro_deposits.arrived': 'MICRO_DEPOSITS_ARRIVED',
      'micro_deposits.returned': 'MICRO_DEPOSITS_RETURNED',
    }),
  };
}

function meaningOf({ checkId, finding, bankName, nameScore, ownerName = null }: z.infer<typeof Check>, mask: string) {
  const data = (status: BankAccountCheck['status']): BankAccountCheck => ({
    checkId,
    status,
    bankName,
    mask,
    nameScore,
    nameAtBank: ownerName,
  });
  if (finding === 'VERIFIED') return okAnswer(data('VERIFIED'), checkId);
  if (finding === 'NAME_MISMATCH') return endedAnswer('REVIEW', finding, checkId, data('PENDING_REVIEW'));
  if (finding === 'UNKNOWN_BANK') return endedAnswer('NEEDS_INPUT', 'MICRO_DEPOSITS_NEEDED', checkId, data('PENDING_REVIEW'));
  return endedAnswer('REJECTED', finding, checkId, data('FAILED_VERIFICATION'));
}
