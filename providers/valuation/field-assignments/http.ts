import * as z from 'zod';
import { answersOf, endedAnswer, okAnswer, pending } from '../../wire/answer.ts';
import { createCaller, type WireOptions } from '../../wire/caller.ts';
import { Report, reportOf } from './report.ts';
import type { CallOptions } from '../../wire/result.ts';
import { callbackBody, headerOf, hmacHex, isFresh, realNowOf, sameText } from '../../wire/webhook.ts';
import type { ValuationCancelReason, ValuationOrder, ValuationPort, ValuationProduct, ValuationStatus } from '../port.ts';

const PROVIDER = 'valuation.field-assignments';

/** The vendor's names of what is ordered, and ours. */
const FORMS = { BPO_EXT: 'EXTERIOR', BPO_INT: 'INTERIOR', RESI_EVAL: 'EVALUATION', ONSITE_1004: 'FORM_1004' } as const;
const PRODUCTS = Object.fromEntries(Object.entries(FORMS).map(([product, form]) => [form, product])) as Readonly<
  Record<string, ValuationProduct>
>;
const STATES = ['NEW', 'ACCEPTED', 'APPOINTED', 'VISITED', 'IN_REVIEW', 'DELIVERED', 'VOID'] as const;
const STATUSES: Readonly<Record<(typeof STATES)[number], ValuationStatus>> = {
  NEW: 'ORDERED',
  ACCEPTED: 'ASSIGNED',
  APPOINTED: 'SCHEDULED',
  VISITED: 'INSPECTED',
  IN_REVIEW: 'REVISION',
  DELIVERED: 'COMPLETED',
  VOID: 'CANCELLED',
};
const VOIDED: Readonly<Record<string, ValuationCancelReason>> = {
  V10: 'NO_ACCESS',
  V20: 'NO_COMPS',
  V30: 'OUT_OF_AREA',
  V90: 'CANCELLED_BY_LENDER',
};
const number = z.string().regex(/^[\w-]{1,64}$/);
const Assigned = z.object({ assignment: z.object({ number }) });
const Assignment = z.object({
  assignment: z.object({
    number,
    form: z.enum(Object.values(FORMS)),
    state: z.enum(STATES),
    voidCode: z.string().nullable(),
    appointment: z.iso.datetime().nullable(),
  }),
});
const Callback = z.object({ uid: z.string().min(1), event: z.string(), sentAt: z.iso.datetime(), assignment: number });

/** HTTP client of a vendor of assignments in the field: a key in a header, one document for the progress and one for the report, amounts in cents. */
export function createFieldAssignmentsHttp(options: WireOptions): ValuationPort {
  const call = createCaller(PROVIDER, options, (_, body) =>
    z.object({ code: z.literal('DELIVERED_ALREADY') }).safeParse(body).success
      ? { outcome: 'REJECTED', reasonCode: 'ALREADY_COMPLETED' }
      : null,
  );
  const answer = answersOf(PROVIDER);
  const headers = { 'x-api-key': options.key };
  const act = async (ref: string, action: 'START' | 'VOID', { idempotencyKey, signal }: CallOptions) => {
    const path = `/api/v3/assignments/${ref}/actions`;
    const reply = await call({ method: 'POST', path, headers, body: { action }, answer: Assigned, idempotencyKey, signal });
    return reply.ok ? answer(reply.latencyMs, okAnswer({ ref }, ref)) : reply.failure;
  };
  return {
    start: async ({ reference, product, address, contact, dueDate, fee, hold }, { idempotencyKey, signal }) => {
      const body = {
        clientReference: reference,
        form: FORMS[product],
        property: {
          line1: address.street1,
          line2: address.street2 ?? null,
          city: address.city,
          region: address.state,
          postal: address.zip,
        },
        access: { name: contact.name, phone: contact.phone, email: contact.email ?? null, notes: contact.windows.join('; ') },
        ...(dueDate !== undefined && { due: dueDate }),
        feeCents: Math.round(fee * 100),
        startsWhenTold: hold === true,
      };
      const reply = await call({ method: 'POST', path: '/api/v3/assignments', headers, body, answer: Assigned, idempotencyKey, signal });
      const ref = reply.ok ? reply.body.assignment.number : '';
      return reply.ok ? answer(reply.latencyMs, okAnswer({ ref }, ref)) : reply.failure;
    },
    get: async (ref, { signal } = {}) => {
      const path = `/api/v3/assignments/${ref}`;
      const reply = await call({ method: 'GET', path, headers, answer: Assignment, signal });
      if (!reply.ok) return reply.failure;
      const { form, state, voidCode, appointment } = reply.body.assignment;
      const cancelReason = state === 'VOID' ? (VOIDED[voidCode ?? ''] ?? 'CANCELLED_BY_LENDER') : null;
      const product = PRODUCTS[form] ?? 'BPO_EXT';
      const order: ValuationOrder = { product, status: STATUSES[state], cancelReason, inspectionAt: appointment, result: null };
      if (cancelReason !== null) return answer(reply.latencyMs, endedAnswer('REJECTED', cancelReason, ref, order));
      if (state !== 'DELIVERED') return answer(reply.latencyMs, pending(ref, 3_600, order));
      const report = await call({ method: 'GET', path: `${path}/report`, headers, answer: Report, signal });
      if (!report.ok) return report.failure;
      const result = reportOf(report.body);
      return answer(reply.latencyMs + report.latencyMs, okAnswer({ ...order, result }, ref, result.asOf));
    },
    release: (ref, given) => act(ref, 'START', given),
    cancel: (ref, given) => act(ref, 'VOID', given),
    // Its signature covers the time that the body says.
    parseWebhook: async (rawBody, received) => {
      const { webhookSecret } = options;
      const signature = headerOf(received, 'x-assignment-signature');
      if (webhookSecret === undefined || signature === null || !sameText(signature, `sha256=${hmacHex(webhookSecret, rawBody)}`))
        return null;
      const body = callbackBody(rawBody, Callback);
      if (!body || !isFresh(Date.parse(body.sentAt), realNowOf(options))) return null;
      const state = STATES.find((one) => body.event === `assignment.${one.toLowerCase()}`);
      return state === undefined ? null : { ref: body.assignment, event: STATUSES[state], eventId: body.uid };
    },
  };
}
