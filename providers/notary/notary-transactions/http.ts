import * as z from 'zod';
import { answersOf, endedAnswer, okAnswer, pending } from '../../wire/answer.ts';
import { createCaller, type WireOptions } from '../../wire/caller.ts';
import type { Outcome } from '../../wire/result.ts';
import { callbackBody, headerOf, hmacHex, isFresh, realNowOf, sameText } from '../../wire/webhook.ts';
import {
  NOTARY_OBSTACLES,
  type NotarizedDocument,
  type NotaryEvent,
  type NotaryPort,
  type NotaryStatus,
  type NotaryTransaction,
} from '../port.ts';

const PROVIDER = 'notary';

const STATUSES: Readonly<Record<string, NotaryStatus>> = {
  sent: 'SENT',
  in_meeting: 'IN_MEETING',
  partially_completed: 'PARTIALLY_COMPLETED',
  completed: 'COMPLETED',
  completed_with_rejections: 'COMPLETED_WITH_REJECTIONS',
  meeting_failed: 'MEETING_FAILED',
  notary_not_available: 'NOTARY_NOT_AVAILABLE',
  kba_failed: 'KBA_FAILED',
  id_failed: 'ID_FAILED',
  expired: 'EXPIRED',
  recalled: 'RECALLED',
  declined: 'DECLINED',
};
const SIGNER_STATUSES = {
  sent: 'SENT',
  in_meeting: 'IN_MEETING',
  completed: 'COMPLETED',
  kba_failed: 'KBA_FAILED',
  meeting_failed: 'MEETING_FAILED',
} as const;
const EVENTS: Readonly<Record<string, NotaryEvent>> = {
  'transaction.signer.kba_failed': 'KBA_FAILED',
  'transaction.meeting.failed': 'MEETING_FAILED',
  'transaction.notary.not_available': 'MEETING_FAILED',
  'transaction.partially_completed': 'PARTIALLY_COMPLETED',
  'transaction.completed': 'COMPLETED',
  'transaction.completed_with_rejections': 'COMPLETED_WITH_REJECTIONS',
  'transaction.meeting.video.processed': 'RECORDING_READY',
  'transaction.expired': 'ENDED',
  'transaction.recalled': 'ENDED',
  'transaction.declined': 'ENDED',
  'transaction.held_for_review': 'ENDED',
};

const Id = z.string().regex(/^\w{1,64}$/);
const Created = z.object({ id: Id });
const Document = z.object({ id: Id, name: z.string() });
const Transaction = z.object({
  id: Id,
  status: z.string(),
  signer_info: z.array(
    z.object({ email: z.string(), status: z.string(), kba_failures: z.number(), transaction_access_link: z.url({ protocol: /^https?$/ }) }),
  ),
  documents: z.array(Document),
  meeting: z
    .object({
      id: z.string(),
      notary: z.object({
        name: z.string(),
        commission: z.string(),
        commission_expires: z.iso.date(),
        state: z.string(),
        county: z.string(),
      }),
      witnesses: z.array(z.string()).default([]),
      started: z.string(),
      ended: z.string().nullable(),
    })
    .nullable(),
});
const Eligible = z.object({ eligible: z.boolean(), obstacles: z.array(z.enum(NOTARY_OBSTACLES)), erecording: z.boolean() });
const Downloaded = z.object({ filename: z.string(), resource: z.base64() });
const Video = z.object({ recording_ref: z.string(), seconds: z.number() });
const WebhookBody = z.object({
  id: z.string(),
  event: z.string(),
  data: z.object({ transaction_id: z.string(), date_occurred: z.iso.datetime() }),
});

/** Outcome of a transaction that ended or waits for a signer. */
const MEANINGS: Partial<Record<NotaryStatus, readonly [Outcome, string]>> = {
  MEETING_FAILED: ['NEEDS_INPUT', 'MEETING_FAILED'],
  NOTARY_NOT_AVAILABLE: ['NEEDS_INPUT', 'NO_NOTARY'],
  COMPLETED_WITH_REJECTIONS: ['REVIEW', 'COMPLETED_WITH_REJECTIONS'],
  KBA_FAILED: ['REJECTED', 'KBA_FAILED'],
  ID_FAILED: ['REJECTED', 'ID_FAILED'],
  EXPIRED: ['REJECTED', 'EXPIRED'],
  RECALLED: ['REJECTED', 'RECALLED'],
  DECLINED: ['REJECTED', 'DECLINED'],
};

/** HTTP client of Proof's API: ApiKey header (lending §4.12). */
export function createNotaryHttp(options: WireOptions): NotaryPort {
  const call = createCaller(PROVIDER, options, (status) => (status === 409 ? { outcome: 'RETRYABLE', reasonCode: 'PENDING' } : null));
  const answer = answersOf(PROVIDER);
  const headers = { apikey: options.key };
  const at = (ref: string, rest = '') => `/v1/transactions/${ref}${rest}`;
  const read = (ref: string, signal?: AbortSignal) => call({ method: 'GET', path: at(ref), headers, answer: Transaction, signal });

  return {
    eligibility: async ({ address, county }, { signal } = {}) => {
      const query = { line1: address.street1, city: address.city, state: address.state, postal: address.zip, county };
      const reply = await call({ method: 'GET', path: '/v1/verify_address', query, headers, answer: Eligible, signal });
      if (!reply.ok) return reply.failure;
      const { eligible, obstacles, erecording: eRecording } = reply.body;
      return answer(reply.latencyMs, okAnswer({ eligible, obstacles, eRecording }, null));
    },

    start: async ({ reference, name, signers, documents }, { idempotencyKey, signal }) => {
      const body = {
        external_id: reference,
        transaction_name: name,
        draft: true,
        signers: signers.map(({ first, last, email, phone, returnTo }) => ({
          first_name: first,
          last_name: last,
          email,
          phone,
          redirect_url: returnTo,
        })),
      };
      const made = await call({ method: 'POST', path: '/v1/transactions', headers, body, answer: Created, idempotencyKey, signal });
      if (!made.ok) return made.failure;
      const { id: ref } = made.body;
      for (const [index, { name: filename, pdf, requirement, places = [] }] of documents.entries()) {
        const document = {
          filename,
          requirement: requirement.toLowerCase(),
          resource: Buffer.from(pdf).toString('base64'),
          designations: places.map(({ what, ...place }) => ({ type: what.toLowerCase(), ...place })),
        };
        const key = `${idempotencyKey}:document:${index}`;
        const added = await call({
          method: 'POST',
          path: at(ref, '/documents'),
          headers,
          body: document,
          answer: Created,
          idempotencyKey: key,
          signal,
        });
        // the draft stays at the platform: it is continued with the same key, or canceled
        if (!added.ok) return { ...added.failure, rawRef: ref };
      }
      const key = `${idempotencyKey}:ready`;
      const opened = await call({
        method: 'POST',
        path: at(ref, '/notarization_ready'),
        headers,
        body: {},
        answer: Created,
        idempotencyKey: key,
        signal,
      });
      return opened.ok ? answer(opened.latencyMs, okAnswer({ ref }, ref)) : { ...opened.failure, rawRef: ref };
    },

    get: async (ref, { signal } = {}) => {
      const reply = await read(ref, signal);
      if (!reply.ok) return reply.failure;
      const data = transactionOf(reply.body);
      if (data.status === 'COMPLETED') return answer(reply.latencyMs, okAnswer(data, ref, data.meeting?.endedAt ?? null));
      const meaning = MEANINGS[data.status];
      return answer(reply.latencyMs, meaning === undefined ? pending(ref, 30, data) : endedAnswer(meaning[0], meaning[1], ref, data));
    },

    documents: async (ref, { signal } = {}) => {
      const reply = await read(ref, signal);
      if (!reply.ok) return reply.failure;
      const notarized: NotarizedDocument[] = [];
      for (const { id, name } of reply.body.documents) {
        const one = await call({ method: 'GET', path: at(ref, `/documents/${id}`), headers, answer: Downloaded, signal });
        if (!one.ok) return one.failure;
        notarized.push({ name, pdf: new Uint8Array(Buffer.from(one.body.resource, 'base64')) });
      }
      return answer<readonly NotarizedDocument[]>(reply.latencyMs, okAnswer(notarized, ref));
    },

    recording: async (ref, { signal } = {}) => {
      const reply = await call({ method: 'GET', path: at(ref, '/recording'), headers, answer: Video, signal });
      if (!reply.ok) return reply.failure;
      return answer(reply.latencyMs, okAnswer({ recordingRef: reply.body.recording_ref, seconds: reply.body.seconds }, ref));
    },

    cancel: async (ref, { idempotencyKey, signal }) => {
      const reply = await call({ method: 'POST', path: at(ref, '/recall'), headers, body: {}, answer: Created, idempotencyKey, signal });
      return reply.ok ? answer(reply.latencyMs, okAnswer({ ref }, ref)) : reply.failure;
    },

    parseWebhook: async (rawBody, given) => {
      const signature = headerOf(given, 'x-notarize-signature');
      if (signature === null || options.webhookSecret === undefined) return null;
      if (!sameText(signature, hmacHex(options.webhookSecret, rawBody))) return null;
      const body = callbackBody(rawBody, WebhookBody);
      if (body === null || !isFresh(Date.parse(body.data.date_occurred), realNowOf(options))) return null;
      return { ref: body.data.transaction_id, event: EVENTS[body.event] ?? 'PROGRESS', eventId: body.id };
    },
  };
}

function transactionOf(wire: z.infer<typeof Transaction>): NotaryTransaction {
  const { meeting } = wire;
  return {
    status: STATUSES[wire.status] ?? 'SENT',
    signers: wire.signer_info.map(({ email, status, kba_failures: kbaFailures, transaction_access_link: link }) => ({
      email,
      link,
      status: status in SIGNER_STATUSES ? SIGNER_STATUSES[status as keyof typeof SIGNER_STATUSES] : 'SENT',
      kbaFailures,
    })),
    meeting:
      meeting === null
        ? null
        : {
            id: meeting.id,
            notary: meeting.notary.name,
            commission: meeting.notary.commission,
            commissionExpires: meeting.notary.commission_expires,
            state: meeting.notary.state,
            county: meeting.notary.county,
            witnesses: meeting.witnesses,
            startedAt: meeting.started,
            endedAt: meeting.ended,
          },
  };
}
