import type { CallbackSpec } from '../../world/vendor/callbacks.ts';
import {
  addToHistory,
  instantAfter,
  openOrder,
  orderOf,
  currentStep,
  requestedOutcome,
  type OrderStep,
  type Order,
} from '../../world/vendor/orders.ts';
import { stamped } from '../../world/vendor/signatures.ts';
import {
  bodyOfRequest,
  digestOf,
  startVendor,
  type Simulator,
  type VendorAnswer,
  type VendorOptions,
  type VendorRequest,
  type VendorRoute,
  type VendorState,
} from '../../world/vendor/vendor.ts';
import { verdictOn, type Verdict } from '../scenarios.ts';

interface Fields {
  readonly 'name-first': string;
  readonly 'name-last': string;
  readonly birthdate: string;
  readonly 'email-address'?: string;
}
interface Submitted {
  readonly idClass: string;
  readonly fileName: string;
  readonly tryNumber: number;
  readonly selfie: boolean;
}
interface Photo {
  readonly filename?: string;
  readonly data?: string;
}

const SUBMIT = 'SUBMIT';
const JUDGING_SECONDS = 8;
const EVENTS: Readonly<Record<string, string>> = {
  approved: 'inquiry.approved',
  declined: 'inquiry.declined',
  needs_review: 'inquiry.marked-for-review',
};
const REASONS = ['blurry', 'glare', 'expired', 'face_mismatch', 'wrong_document', 'dob_mismatch', 'address_mismatch', 'tampered'] as const;

function lastSubmitted(order: Order<Fields>) {
  const entry = order.history.findLast(({ name }) => name === SUBMIT);
  return entry === undefined ? null : { at: entry.at, ...(entry.data as Submitted) };
}

function verdictFor(order: Order<Fields>): Verdict | null {
  const sent = lastSubmitted(order);
  if (sent === null) return null;
  const requested = requestedOutcome(order)?.toLowerCase();
  if (requested === 'approved') return { status: 'approved', reason: null };
  if (requested === 'name_mismatch') return { status: 'needs_review', reason: 'name_mismatch' };
  const reason = REASONS.find((known) => known === requested);
  return reason === undefined ? verdictOn(order.body['name-last'], sent.fileName, sent.tryNumber) : { status: 'declined', reason };
}

function timelineOf(order: Order<Fields>): readonly OrderStep[] {
  const created: OrderStep = { at: Date.parse(order.created), status: 'created' };
  const sent = lastSubmitted(order);
  const verdict = verdictFor(order);
  if (sent === null || verdict === null) return [created];
  return [
    created,
    { at: Date.parse(sent.at), status: 'pending' },
    {
      at: instantAfter(order, sent.at, JUDGING_SECONDS),
      status: verdict.status,
      event: EVENTS[verdict.status] ?? '',
      about: String(sent.tryNumber),
      last: true,
    },
  ];
}

const callbackSpec: CallbackSpec<Fields> = {
  timeline: timelineOf,
  callback: ({ id, order, step }) => ({
    data: {
      type: 'event',
      id: `evt_${digestOf(id)}`,
      attributes: {
        name: step.event,
        'created-at': new Date(step.at).toISOString(),
        payload: { data: { type: 'inquiry', id: order.id, attributes: { status: step.status, 'reference-id': order.reference } } },
      },
    },
  }),
  sign: stamped('persona-signature'),
};

/**
 * Simulated identity document vendor: bearer key, POST /api/v1/inquiries, POST /api/v1/document/government-ids, GET /api/v1/inquiries/{id}. Ledger
 * kinds INQUIRY, SUBMISSION. Only the size of pictures is recorded.
 */
export function startIdentityDocumentsSimulator(options: VendorOptions = {}): Promise<Simulator> {
  const open = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const attributes = attributesOf<{ 'reference-id': string; fields: Fields }>(request);
    const { fields, 'reference-id': reference } = attributes;
    if (!reference || !fields?.['name-last']) return { status: 400, body: { errors: [{ title: 'Bad Request' }] } };
    const key = request.headers['idempotency-key']?.toString();
    const made = openOrder<Fields>(state, {
      prefix: 'inq_',
      reference,
      kind: 'inquiry',
      body: fields,
      key,
      email: fields['email-address'],
    });
    return { status: 201, body: { data: { type: 'inquiry', id: made.id, attributes: { status: 'created', 'reference-id': reference } } } };
  };
  const submit = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const attributes = attributesOf<{ 'inquiry-id': string; 'id-class': string; 'front-photo': Photo; 'selfie-photo': Photo }>(request);
    const made = orderOf<Fields>(state, attributes['inquiry-id'] ?? '');
    const front = attributes['front-photo'];
    if (made === null || !front?.data) return { status: 400, body: { errors: [{ title: 'Bad Request' }] } };
    const tries = `tries:${made.reference}`;
    const tryNumber = Number(state.get(tries) ?? 0) + 1;
    state.put(tries, tryNumber);
    const sent: Submitted = {
      idClass: attributes['id-class'] ?? '',
      fileName: front.filename ?? '',
      tryNumber,
      selfie: attributes['selfie-photo'] !== undefined,
    };
    addToHistory(state, made, SUBMIT, sent);
    return { status: 201, body: { data: { type: 'document/government-id', id: `doc_${digestOf([made.id, tryNumber])}` } } };
  };
  const read = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = orderOf<Fields>(state, request.path.split('/').at(-1) ?? '');
    if (made === null) return { status: 404, body: { errors: [{ title: 'Record not found' }] } };
    const { status } = currentStep(made, timelineOf, state.now(made.reference));
    const included = ['created', 'pending'].includes(status) ? [] : verificationsOf(made);
    return {
      status: 200,
      body: { data: { type: 'inquiry', id: made.id, attributes: { status, 'reference-id': made.reference } }, included },
    };
  };
  const authorized: VendorRoute['authorized'] = ({ headers }, key) => headers.authorization === `Bearer ${key}`;
  const effect = (kind: string) => (request: VendorRequest) => ({ kind, subject: digestOf(request.body) });
  return startVendor(
    'identity-documents',
    [
      { method: 'POST', path: /^\/api\/v1\/inquiries$/, effect: effect('INQUIRY'), authorized, handle: open },
      { method: 'POST', path: /^\/api\/v1\/document\/government-ids$/, effect: effect('SUBMISSION'), authorized, handle: submit },
      { method: 'GET', path: /^\/api\/v1\/inquiries\/\w+$/, authorized, handle: read },
    ],
    options,
    callbackSpec,
  );
}

function attributesOf<Attributes>(request: VendorRequest): Partial<Attributes> {
  return bodyOfRequest<{ data: { attributes: Partial<Attributes> } }>(request).data?.attributes ?? {};
}

const CHECKS = {
  id_expired_detection: 'expired',
  id_tamper_detection: 'tampered',
  id_image_quality_detection: 'blurry',
  id_unknown_detection: 'wrong_document',
  id_account_comparison: 'name_mismatch',
  id_dob_comparison: 'dob_mismatch',
} as const;

function verificationsOf(order: Order<Fields>) {
  const sent = lastSubmitted(order);
  const reason = verdictFor(order)?.reason ?? null;
  const seen = reason === 'glare' ? 'blurry' : reason;
  const illegible = seen === 'blurry' || seen === 'wrong_document';
  const failed = (of: string | null) =>
    seen === of ? 'failed' : illegible && of !== 'blurry' && of !== 'wrong_document' ? 'not_applicable' : 'passed';
  const { 'name-first': first, 'name-last': last, birthdate } = order.body;
  const document = {
    type: 'verification/government-id',
    attributes: {
      status: reason === null || reason === 'face_mismatch' ? 'passed' : 'failed',
      'failure-reason': reason,
      'id-class': sent?.idClass ?? null,
      'identification-number': illegible ? null : `D${digestOf([order.reference, last]).slice(0, 8).toUpperCase()}`,
      'expiration-date': illegible ? null : reason === 'expired' ? '2024-02-01' : '2031-02-01',
      'name-first': illegible ? null : first,
      'name-last': illegible ? null : reason === 'name_mismatch' ? 'Elderwood' : last,
      birthdate: illegible ? null : birthdate,
      checks: Object.entries(CHECKS).map(([name, of]) => ({ name, status: failed(of) })),
    },
  };
  if (sent?.selfie !== true) return [document];
  const face = reason === 'face_mismatch' ? 'failed' : illegible ? 'not_applicable' : 'passed';
  const checks = [
    { name: 'selfie_id_comparison', status: face },
    { name: 'selfie_liveness_detection', status: illegible ? 'not_applicable' : 'passed' },
  ];
  return [document, { type: 'verification/selfie', attributes: { status: face, 'failure-reason': null, checks } }];
}
