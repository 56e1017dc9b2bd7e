import * as z from 'zod';
import { answersOf, endedAnswer, okAnswer, pending } from '../../wire/answer.ts';
import { basicAuthorization, createCaller, type WireOptions } from '../../wire/caller.ts';
import { orderCallbacks } from '../../wire/order-events.ts';
import { CHECK_KINDS, type CheckResult, type ChecksPort } from '../port.ts';

const PROVIDER = 'checks';

/** As precise as the entry is. */
const PartOfDate = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/);
const Candidate = z.object({
  entryId: z.string().min(1).max(64),
  list: z.string().min(1),
  programs: z.array(z.string()),
  name: z.string().min(1),
  aliases: z.array(z.string()),
  score: z.number().min(0).max(100),
  birthDates: z.array(PartOfDate),
  addresses: z.array(z.string()),
});

const Answer = z.object({
  checkId: z.string().regex(/^[\w-]{1,64}$/),
  kind: z.enum(CHECK_KINDS),
  answer: z
    .object({
      result: z.enum(['CLEAR', 'HIT']),
      findings: z.array(z.string()),
      asOf: z.iso.datetime(),
      candidates: z.array(Candidate).optional(),
    })
    .nullable(),
});

/** HTTP client of the yes-or-no checks vendor: basic auth (key "id:secret"; lending §4.17). */
export function createChecksHttp(options: WireOptions): ChecksPort {
  const call = createCaller(PROVIDER, options);
  const answer = answersOf(PROVIDER);
  const headers = basicAuthorization(options.key);
  return {
    start: async (request, { idempotencyKey, signal }) => {
      const reply = await call({ method: 'POST', path: '/v1/checks', headers, body: request, answer: Answer, idempotencyKey, signal });
      return reply.ok ? answer(reply.latencyMs, meaningOf(reply.body)) : reply.failure;
    },
    get: async (ref, { signal } = {}) => {
      const reply = await call({ method: 'GET', path: `/v1/checks/${ref}`, headers, answer: Answer, signal });
      return reply.ok ? answer(reply.latencyMs, meaningOf(reply.body)) : reply.failure;
    },
    parseWebhook: orderCallbacks(options, { 'check.answered': 'ANSWERED' }),
  };
}

function meaningOf({ checkId, kind, answer }: z.infer<typeof Answer>) {
  if (answer === null) return pending(checkId, 900);
  const data: CheckResult = { kind, ...answer };
  return answer.result === 'CLEAR'
    ? okAnswer(data, checkId, answer.asOf)
    : endedAnswer('REVIEW', answer.findings[0] ?? 'HIT', checkId, data);
}
