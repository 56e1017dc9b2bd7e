import * as z from 'zod';
import { answersOf, endedAnswer, okAnswer, pending } from '../../wire/answer.ts';
import { createCaller, type WireOptions } from '../../wire/caller.ts';
import type { Outcome } from '../../wire/result.ts';
import { stampedCallbacks } from '../../wire/webhook.ts';
import type { IdentityDocumentsPort, IdentityDocumentType, IdentityEvent, IdentityFinding, IdentityResult, Picture } from '../port.ts';

const PROVIDER = 'identity-documents';
const TEMPLATE = 'itmpl_document_and_selfie';

const CLASSES: Readonly<Record<IdentityDocumentType, string>> = {
  DRIVERS_LICENSE: 'dl',
  STATE_ID: 'id',
  PASSPORT: 'pp',
  RESIDENT_CARD: 'pr',
};

const Opened = z.object({ data: z.object({ id: z.string().regex(/^\w{1,64}$/) }) });
const Check = z.object({ name: z.string(), status: z.enum(['passed', 'failed', 'not_applicable']) });
const Verification = z.object({
  type: z.string(),
  attributes: z.object({
    status: z.string(),
    'failure-reason': z.string().nullable(),
    'id-class': z.string().nullable().optional(),
    'identification-number': z.string().nullable().optional(),
    'expiration-date': z.string().nullable().optional(),
    'name-first': z.string().nullable().optional(),
    'name-last': z.string().nullable().optional(),
    birthdate: z.string().nullable().optional(),
    checks: z.array(Check),
  }),
});
const Inquiry = z.object({
  data: z.object({ id: z.string(), attributes: z.object({ status: z.string() }) }),
  included: z.array(Verification),
});
const WebhookBody = z.object({
  data: z.object({ id: z.string(), attributes: z.object({ name: z.string(), payload: z.object({ data: z.object({ id: z.string() }) }) }) }),
});

/** By failed check: what the borrower can retry, what staff must review, and what is final. */
const MEANINGS: Readonly<Record<string, readonly [Outcome, IdentityFinding]>> = {
  blurry: ['NEEDS_INPUT', 'BLURRY'],
  glare: ['NEEDS_INPUT', 'GLARE'],
  expired: ['NEEDS_INPUT', 'EXPIRED_DOCUMENT'],
  face_mismatch: ['NEEDS_INPUT', 'FACE_MISMATCH'],
  wrong_document: ['NEEDS_INPUT', 'WRONG_DOCUMENT'],
  name_mismatch: ['REVIEW', 'NAME_MISMATCH'],
  dob_mismatch: ['REVIEW', 'DOB_MISMATCH'],
  address_mismatch: ['REVIEW', 'ADDRESS_MISMATCH'],
  tampered: ['REJECTED', 'TAMPERED'],
};
const EVENTS: Readonly<Record<string, IdentityEvent>> = {
  'inquiry.approved': 'APPROVED',
  'inquiry.declined': 'DECLINED',
  'inquiry.failed': 'DECLINED',
  'inquiry.marked-for-review': 'NEEDS_REVIEW',
};

/** HTTP client of Persona's API: bearer key, JSON:API (lending §4.9). */
export function createIdentityDocumentsHttp(options: WireOptions): IdentityDocumentsPort {
  const call = createCaller(PROVIDER, options);
  const answer = answersOf(PROVIDER);
  const headers = { authorization: `Bearer ${options.key}` };
  return {
    start: async ({ reference, person }, { idempotencyKey, signal }) => {
      const { address } = person;
      const fields = {
        'name-first': person.first,
        'name-last': person.last,
        birthdate: person.dob,
        'email-address': person.email,
        'address-street-1': address.street1,
        'address-city': address.city,
        'address-subdivision': address.state,
        'address-postal-code': address.zip,
      };
      const body = { data: { attributes: { 'inquiry-template-id': TEMPLATE, 'reference-id': reference, fields } } };
      const reply = await call({ method: 'POST', path: '/api/v1/inquiries', headers, body, answer: Opened, idempotencyKey, signal });
      return reply.ok ? answer(reply.latencyMs, okAnswer({ ref: reply.body.data.id }, reply.body.data.id)) : reply.failure;
    },

    submit: async (ref, { documentType, front, back, selfie }, { idempotencyKey, signal }) => {
      const attributes = {
        'inquiry-id': ref,
        'id-class': CLASSES[documentType],
        'front-photo': photo(front),
        ...(back && { 'back-photo': photo(back) }),
        ...(selfie && { 'selfie-photo': photo(selfie) }),
      };
      const body = { data: { attributes } };
      const reply = await call({
        method: 'POST',
        path: '/api/v1/document/government-ids',
        headers,
        body,
        answer: Opened,
        idempotencyKey,
        signal,
      });
      return reply.ok ? answer(reply.latencyMs, okAnswer({ ref }, reply.body.data.id)) : reply.failure;
    },

    get: async (ref, { signal } = {}) => {
      const reply = await call({ method: 'GET', path: `/api/v1/inquiries/${ref}`, headers, answer: Inquiry, signal });
      if (!reply.ok) return reply.failure;
      const { status } = reply.body.data.attributes;
      if (status === 'created') return answer(reply.latencyMs, endedAnswer('NEEDS_INPUT', 'NOT_SUBMITTED', ref));
      if (status === 'pending' || status === 'completed') return answer(reply.latencyMs, pending(ref, 5));
      const reason = reply.body.included.map(({ attributes }) => attributes['failure-reason']).find((said) => said !== null) ?? null;
      if (status === 'approved') return answer(reply.latencyMs, okAnswer(resultOf('VERIFIED', reply.body.included), ref));
      const [outcome, reasonCode] = MEANINGS[reason ?? ''] ?? (['REVIEW', 'UNCLEAR'] as const);
      const verdict = outcome === 'REVIEW' ? 'PENDING_REVIEW' : 'FAILED_VERIFICATION';
      return answer(reply.latencyMs, endedAnswer(outcome, reasonCode, ref, resultOf(verdict, reply.body.included)));
    },

    parseWebhook: stampedCallbacks(options, 'persona-signature', WebhookBody, ({ data: { id, attributes } }) => ({
      ref: attributes.payload.data.id,
      event: EVENTS[attributes.name] ?? 'OTHER',
      eventId: id,
    })),
  };
}

function photo({ fileName, bytes }: Picture) {
  return { filename: fileName, data: Buffer.from(bytes).toString('base64') };
}

function resultOf(status: IdentityResult['status'], verifications: readonly z.infer<typeof Verification>[]): IdentityResult {
  const document = verifications.find(({ type }) => type === 'verification/government-id')?.attributes;
  const checks = new Map(
    verifications.flatMap(({ attributes }) => attributes.checks.map(({ name, status: said }) => [name, said] as const)),
  );
  const passed = (name: string) => (checks.has(name) && checks.get(name) !== 'not_applicable' ? checks.get(name) === 'passed' : null);
  const [first, last, dob] = [document?.['name-first'], document?.['name-last'], document?.birthdate];
  return {
    status,
    documentType: (Object.keys(CLASSES) as IdentityDocumentType[]).find((type) => CLASSES[type] === document?.['id-class']) ?? null,
    documentNumberMasked: document?.['identification-number']?.slice(-4) ?? null,
    expiry: document?.['expiration-date'] ?? null,
    extracted: first && last && dob ? { first, last, dob } : null,
    checks: {
      notExpired: passed('id_expired_detection'),
      notTampered: passed('id_tamper_detection'),
      legible: passed('id_image_quality_detection'),
      faceMatch: passed('selfie_id_comparison'),
      liveness: passed('selfie_liveness_detection'),
      nameMatch: passed('id_account_comparison'),
      dobMatch: passed('id_dob_comparison'),
    },
  };
}
