import * as z from 'zod';
import { answersOf, endedAnswer, okAnswer, pending } from '../../wire/answer.ts';
import { basicAuthorization, createCaller, type WireOptions } from '../../wire/caller.ts';
import { orderCallbacks } from '../../wire/order-events.ts';
import { FLOOD_PARTICIPATION, type FloodDetermination, type FloodPort } from '../port.ts';

const PROVIDER = 'flood';

const Ordered = z.object({ orderId: z.string().regex(/^[\w-]{1,64}$/) });
const Form = z.object({
  community_number: z.string(),
  community_name: z.string(),
  county: z.string(),
  state: z.string(),
  firm_panel: z.string(),
  firm_date: z.iso.date(),
  loma_date: z.iso.date().nullable(),
  zone: z.string(),
  sfha: z.boolean(),
  participation: z.enum(FLOOD_PARTICIPATION),
  cbra: z.boolean(),
  determined: z.iso.date(),
  preparer: z.string(),
  life_of_loan_id: z.string(),
});
const Answer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('RESEARCH') }),
  z.object({ status: z.literal('UNDETERMINED') }),
  z.object({ status: z.literal('COMPLETE'), determination: Form }),
]);

/** HTTP client of a flood determination vendor: basic auth (key "id:secret"), order then retrieve, life of loan (lending §4.7). */
export function createFloodHttp(options: WireOptions): FloodPort {
  const call = createCaller(PROVIDER, options);
  const answer = answersOf(PROVIDER);
  const headers = basicAuthorization(options.key);
  return {
    start: async (request, { idempotencyKey, signal }) => {
      const body = { ...request, lifeOfLoan: true };
      const reply = await call({ method: 'POST', path: '/v1/determinations', headers, body, answer: Ordered, idempotencyKey, signal });
      return reply.ok ? answer(reply.latencyMs, okAnswer({ ref: reply.body.orderId }, reply.body.orderId)) : reply.failure;
    },
    get: async (ref, { signal } = {}) => {
      const reply = await call({ method: 'GET', path: `/v1/determinations/${ref}`, headers, answer: Answer, signal });
      if (!reply.ok) return reply.failure;
      if (reply.body.status === 'RESEARCH') return answer(reply.latencyMs, pending(ref, 30));
      if (reply.body.status === 'UNDETERMINED') return answer(reply.latencyMs, endedAnswer('REJECTED', 'UNDETERMINED', ref));
      const { determination: form } = reply.body;
      return answer(reply.latencyMs, okAnswer(determinationOf(form), ref, form.determined));
    },
    parseWebhook: orderCallbacks(options, { 'determination.completed': 'DETERMINED', 'map.changed': 'MAP_CHANGED' }),
  };
}

function determinationOf(form: z.infer<typeof Form>): FloodDetermination {
  return {
    communityNumber: form.community_number,
    communityName: form.community_name,
    county: form.county,
    state: form.state,
    panelNumber: form.firm_panel,
    panelDate: form.firm_date,
    letterOfMapChange: form.loma_date,
    zone: form.zone,
    specialFloodHazardArea: form.sfha,
    participation: form.participation,
    coastalBarrier: form.cbra,
    determinedOn: form.determined,
    preparer: form.preparer,
    lifeOfLoanId: form.life_of_loan_id,
  };
}
