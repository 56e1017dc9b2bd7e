import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { answersOf, endedAnswer, okAnswer, pending } from '../../wire/answer.ts';
import { createCaller, type WireOptions } from '../../wire/caller.ts';
import { orderCallbacks } from '../../wire/order-events.ts';
import type { ProviderResult } from '../../wire/result.ts';
import { TITLE_EXCEPTIONS, VESTING_TYPES, type TitleOrder, type TitlePort, type TitleSnapshot } from '../port.ts';

const PROVIDER = 'title';

const Lien = z.object({
  docNo: z.string(),
  lender: z.string(),
  type: z.enum(['FIRST_MORTGAGE', 'SECOND_MORTGAGE', 'HELOC']),
  position: z.number().int().positive(),
  recorded: z.string(),
  amount: z.number(),
  estimatedBalance: z.number().nullable(),
  released: z.string().nullable(),
});
const Report = z.object({
  vesting: z.array(
    z.object({
      name: z.string(),
      first: z.string().nullable(),
      last: z.string().nullable(),
      type: z.enum(VESTING_TYPES),
      share: z.number(),
      dated: z.iso.date().nullish(),
      trustees: z.array(z.object({ first: z.string(), last: z.string() })).nullish(),
    }),
  ),
  vestingText: z.string(),
  lastTransfer: z.object({ date: z.string(), docType: z.string(), price: z.number() }),
  openLiens: z.array(Lien),
  releasedLiens: z.array(Lien),
  involuntary: z.array(z.object({ type: z.enum(['TAX', 'JUDGMENT', 'HOA', 'MECHANIC']), amount: z.number(), recorded: z.string() })),
  legalDescription: z.string().nullable(),
});
const Ordered = z.object({ transactionId: z.string().regex(/^[\w-]{1,64}$/), status: z.string() });
const Answer = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['ORDERED', 'IN_SEARCH', 'EXAM']) }),
  z.object({ status: z.literal('NO_MATCH'), asOf: z.string() }),
  z.object({ status: z.literal('COMPLETE'), asOf: z.string(), report: Report }),
]);
const Searched = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['ORDERED', 'IN_SEARCH', 'EXAM']) }),
  z.object({ status: z.literal('NO_MATCH') }),
  z.object({ status: z.enum(['CLEARED', 'EXCEPTIONS']), asOf: z.string(), exceptions: z.array(z.enum(TITLE_EXCEPTIONS)), report: Report }),
]);

export interface TitleWireOptions extends WireOptions {
  /** How long one call waits for a report before it returns PENDING. */
  readonly patienceMs?: number;
}

/** HTTP client of a order-then-retrieve title API: X-App-Id and X-App-Key (key "id:key"), POST /order, GET /report/{id} (lending §4.6). */
export function createTitleHttp(options: TitleWireOptions): TitlePort {
  const { patienceMs = 4_000 } = options;
  const call = createCaller(PROVIDER, options);
  const [appId = '', appKey = ''] = options.key.split(':');
  const headers = { 'x-app-id': appId, 'x-app-key': appKey };
  const answer = answersOf(PROVIDER);

  return {
    snapshot: async ({ externalTrackingId, property, parties }, { idempotencyKey, signal }) => {
      const started = performance.now();
      const ordered = await call({
        method: 'POST',
        path: '/order',
        headers,
        body: {
          externalTrackingId,
          service: 'OWNERSHIP_LIEN_SNAPSHOT',
          property: { id: property.id, apn: property.apn, ...property.address },
          parties,
        },
        answer: Ordered,
        idempotencyKey,
        signal,
      });
      if (!ordered.ok) return ordered.failure;
      const { transactionId } = ordered.body;
      const answered = (asOf: string | null) => ({
        rawRef: transactionId,
        provider: PROVIDER,
        asOf,
        latencyMs: Math.round(performance.now() - started),
        retryAfterSeconds: null,
      });

      for (let waitMs = 100; ; waitMs = Math.min(1_000, waitMs * 2)) {
        const reply = await call({ method: 'GET', path: `/report/${transactionId}`, headers, answer: Answer, signal });
        if (!reply.ok) return reply.failure;
        if (reply.body.status === 'COMPLETE')
          return { ...answered(reply.body.asOf), outcome: 'OK', reasonCode: null, data: snapshotOf(transactionId, reply.body.report) };
        if (reply.body.status === 'NO_MATCH')
          return { ...answered(reply.body.asOf), outcome: 'NO_HIT', reasonCode: 'NO_MATCH', data: null };
        const unfinished: ProviderResult<never> = {
          ...answered(null),
          outcome: 'RETRYABLE',
          reasonCode: 'PENDING',
          data: null,
          retryAfterSeconds: 3,
        };
        if (performance.now() - started + waitMs > patienceMs) return unfinished;
        try {
          await pause(waitMs, undefined, signal === undefined ? {} : { signal });
        } catch {
          return { ...unfinished, reasonCode: 'ABORTED', retryAfterSeconds: null };
        }
      }
    },

    start: async ({ externalTrackingId, property, parties, amount, legalDescription }, { idempotencyKey, signal }) => {
      const body = {
        externalTrackingId,
        service: 'FULL_TITLE_SEARCH',
        property: { id: property.id, apn: property.apn, ...property.address },
        parties,
        loan: { amount },
        legalDescription,
      };
      const reply = await call({ method: 'POST', path: '/order', headers, body, answer: Ordered, idempotencyKey, signal });
      if (!reply.ok) return reply.failure;
      const { transactionId: ref } = reply.body;
      return answer(reply.latencyMs, okAnswer({ ref }, ref));
    },

    get: async (ref, { signal } = {}) => {
      const reply = await call({ method: 'GET', path: `/order/${ref}`, headers, answer: Searched, signal });
      if (!reply.ok) return reply.failure;
      const { body, latencyMs } = reply;
      if (body.status === 'NO_MATCH') return answer(latencyMs, endedAnswer('NO_HIT', 'NO_MATCH', ref));
      if (!('report' in body))
        return answer(latencyMs, pending<TitleOrder>(ref, 3_600, { status: body.status, exceptions: [], report: null }));
      const data = { status: body.status, exceptions: body.exceptions, report: snapshotOf(ref, body.report) };
      const [first] = body.exceptions;
      return answer<TitleOrder>(
        latencyMs,
        first === undefined ? okAnswer(data, ref, body.asOf) : { ...endedAnswer('REVIEW', first, ref, data), asOf: body.asOf },
      );
    },

    parseWebhook: orderCallbacks(options, {
      'order.in_search': 'IN_SEARCH',
      'order.exam': 'EXAM',
      'order.cleared': 'CLEARED',
      'order.exceptions': 'EXCEPTIONS',
    }),
  };
}

function snapshotOf(orderId: string, wire: z.infer<typeof Report>): TitleSnapshot {
  const { openLiens, releasedLiens, ...rest } = wire;
  return {
    ...rest,
    orderId,
    liens: [
      ...openLiens.toSorted((a, b) => a.position - b.position).map((lien) => ({ ...lien, status: 'OPEN' as const, released: null })),
      ...releasedLiens.map((lien) => ({ ...lien, status: 'RELEASED' as const })),
    ],
  };
}
