import { orderCallback, type CallbackSpec } from '../../world/vendor/callbacks.ts';
import { instantAfter, openOrder, orderOf, currentStep, requestedOutcome, type Order } from '../../world/vendor/orders.ts';
import { stamped } from '../../world/vendor/signatures.ts';
import { round, uniform } from '../../world/seeded-random.ts';
import {
  basicAuth,
  bodyOfRequest,
  digestOf,
  startVendor,
  type Simulator,
  type VendorAnswer,
  type VendorOptions,
  type VendorRequest,
  type VendorState,
} from '../../world/vendor/vendor.ts';
import { FEES, REJECTIONS, rejectionOf, TAX_PER_HUNDRED, type RejectionCode } from '../scenarios.ts';

interface Document {
  readonly name: string;
  readonly indexing: { readonly amount: number; readonly legal: string };
}
interface OrderRequest {
  readonly clientPackageId: string;
  readonly recipientFips: string;
  readonly returnEmail: string;
  readonly documents: readonly Document[];
}

const HOUR = 3_600;

function refusedFor(order: Order<OrderRequest>): RejectionCode | null {
  const requested = requestedOutcome(order);
  if (requested === 'RECORDED') return null;
  if (requested !== null && requested in REJECTIONS) return requested as RejectionCode;
  return rejectionOf(
    order.body.returnEmail,
    order.nth,
    order.body.documents.map(({ indexing }) => indexing.legal),
  );
}

/** The county accepts a package within minutes and decides within hours. */
const callbackSpec: CallbackSpec<OrderRequest> = {
  timeline: (order) => {
    const refused = refusedFor(order) !== null;
    return [
      { at: Date.parse(order.created), status: 'SUBMITTED' },
      { at: instantAfter(order, order.created, 300), status: 'RECEIVED', event: 'package.received' },
      {
        at: instantAfter(order, order.created, (refused ? 2 : 4) * HOUR),
        status: refused ? 'REJECTED' : 'RECORDED',
        event: refused ? 'package.rejected' : 'package.recorded',
        last: true,
      },
    ];
  },
  callback: orderCallback,
  sign: stamped('x-signature'),
};

/** Simulated electronic recording vendor: basic auth, POST /v1/packages, GET /v1/packages/{id}. Ledger kind PACKAGE. */
export function startERecordingSimulator(options: VendorOptions = {}): Promise<Simulator> {
  const submit = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const { clientPackageId: reference, recipientFips = '', returnEmail = '', documents = [] } = bodyOfRequest<OrderRequest>(request);
    if (!reference || !/^\d{5}$/.test(recipientFips) || documents.length === 0)
      return { status: 400, body: { error: 'incomplete package' } };
    if (recipientFips.startsWith('02')) return { status: 422, body: { error: 'COUNTY_NOT_SERVED' } };
    const files = documents.map(({ name, indexing }) => ({ name, indexing: { amount: indexing.amount, legal: indexing.legal } }));
    const key = request.headers['idempotency-key']?.toString();
    const body: OrderRequest = { clientPackageId: reference, recipientFips, returnEmail, documents: files };
    const made = openOrder<OrderRequest>(state, { prefix: 'PK-', reference, kind: 'package', body, key, email: returnEmail });
    return { status: 201, body: { packageId: made.id } };
  };
  const read = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = orderOf<OrderRequest>(state, request.path.split('/').at(-1) ?? '');
    if (made === null) return { status: 404, body: { error: 'unknown package' } };
    const { status, at } = currentStep(made, callbackSpec.timeline, state.now(made.reference));
    const code = status === 'REJECTED' ? refusedFor(made) : null;
    const rejection = code === null ? null : { code, text: REJECTIONS[code] };
    return { status: 200, body: { packageId: made.id, status, rejection, recorded: status === 'RECORDED' ? stampOf(made, at) : null } };
  };
  return startVendor(
    'e-recording',
    [
      {
        method: 'POST',
        path: /^\/v1\/packages$/,
        effect: ({ body }) => ({ kind: 'PACKAGE', subject: digestOf(body) }),
        authorized: basicAuth,
        handle: submit,
      },
      { method: 'GET', path: /^\/v1\/packages\/[\w-]+$/, authorized: basicAuth, handle: read },
    ],
    options,
    callbackSpec,
  );
}

function stampOf({ id, body }: Order<OrderRequest>, at: number) {
  const recordedAt = new Date(at);
  const secured = Math.max(...body.documents.map(({ indexing }) => indexing.amount));
  const rate = TAX_PER_HUNDRED[body.recipientFips.slice(0, 2)] ?? 0;
  return {
    instrumentNo: `${recordedAt.getUTCFullYear()}-${String(Math.trunc(1e6 * uniform(id, 'instrument'))).padStart(7, '0')}`,
    book: String(1_000 + Math.trunc(9_000 * uniform(id, 'book'))),
    page: String(1 + Math.trunc(998 * uniform(id, 'page'))),
    recordedAt: recordedAt.toISOString(),
    fees: FEES + 4 * (body.documents.length - 1),
    tax: round((Math.ceil(secured / 100) * rate * 100) / 100, 2),
  };
}
