import * as z from 'zod';
import { answersOf, endedAnswer, okAnswer, pending } from '../../wire/answer.ts';
import { basicAuthorization, createCaller, type WireOptions } from '../../wire/caller.ts';
import { orderCallbacks } from '../../wire/order-events.ts';
import type { InsurancePort } from '../port.ts';

const PROVIDER = 'insurance';
/** Pages read with a lower confidence are read again by staff (lending §4.3). */
const SURE = 0.85;

const Ordered = z.object({ orderId: z.string().regex(/^[\w-]{1,64}$/) });
const Policy = z.object({
  type: z.enum(['HOMEOWNERS', 'FLOOD']),
  carrier: z.string(),
  policyNumber: z.string(),
  namedInsured: z.string(),
  propertyAddress: z.string(),
  effective: z.iso.date(),
  expiry: z.iso.date(),
  annualPremium: z.number(),
  dwellingLimit: z.number(),
  replacementCost: z.number().nullable(),
  mortgagees: z.array(z.string()),
  confidence: z.number().min(0).max(1),
});
const Ready = { orderId: z.string(), status: z.literal('READY'), asOf: z.string(), policies: z.array(Policy).min(1) };
const Evidence = z.discriminatedUnion('status', [
  z.object(Ready),
  z.object({ status: z.literal('REQUESTED') }),
  z.object({ status: z.enum(['NO_POLICY', 'CARRIER_LOGIN_FAILED']) }),
]);
const Page = z.discriminatedUnion('status', [z.object(Ready), z.object({ orderId: z.string(), status: z.literal('UNREADABLE') })]);

/** HTTP client of an insurance evidence vendor: basic auth (key "id:secret"; lending §4.13). */
export function createInsuranceHttp(options: WireOptions): InsurancePort {
  const call = createCaller(PROVIDER, options);
  const answer = answersOf(PROVIDER);
  const headers = basicAuthorization(options.key);
  return {
    requestEvidence: async (request, { idempotencyKey, signal }) => {
      const reply = await call({ method: 'POST', path: '/v1/evidence', headers, body: request, answer: Ordered, idempotencyKey, signal });
      return reply.ok ? answer(reply.latencyMs, okAnswer({ ref: reply.body.orderId }, reply.body.orderId)) : reply.failure;
    },
    get: async (ref, { signal } = {}) => {
      const reply = await call({ method: 'GET', path: `/v1/evidence/${ref}`, headers, answer: Evidence, signal });
      if (!reply.ok) return reply.failure;
      const { body, latencyMs } = reply;
      if (body.status === 'REQUESTED') return answer(latencyMs, pending(ref, 1_800));
      if (body.status !== 'READY')
        return answer(latencyMs, endedAnswer(body.status === 'NO_POLICY' ? 'NO_HIT' : 'NEEDS_INPUT', body.status, ref));
      return answer(latencyMs, okAnswer({ asOf: body.asOf, policies: body.policies }, ref, body.asOf));
    },
    readDeclarations: async ({ bytes, ...page }, { idempotencyKey, signal }) => {
      const body = { ...page, file: Buffer.from(bytes).toString('base64') };
      const reply = await call({ method: 'POST', path: '/v1/declarations', headers, body, answer: Page, idempotencyKey, signal });
      if (!reply.ok) return reply.failure;
      const { body: read, latencyMs } = reply;
      if (read.status === 'UNREADABLE') return answer(latencyMs, endedAnswer('NEEDS_INPUT', 'UNREADABLE', read.orderId));
      const data = { asOf: read.asOf, policies: read.policies };
      const sure = read.policies.every(({ confidence }) => confidence >= SURE);
      return answer(
        latencyMs,
        sure ? okAnswer(data, read.orderId, read.asOf) : endedAnswer('REVIEW', 'LOW_CONFIDENCE', read.orderId, data),
      );
    },
    parseWebhook: orderCallbacks(options, { 'evidence.ready': 'EVIDENCE_READY', 'evidence.failed': 'FAILED' }),
  };
}
