import { orderCallback, type CallbackSpec } from '../../world/vendor/callbacks.ts';
import { addToHistory, currentStep, openOrder, orderOf } from '../../world/vendor/orders.ts';
import { stamped } from '../../world/vendor/signatures.ts';
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
import { PRODUCTS } from '../scenarios.ts';
import { begunAt, type OrderRequest, resultOf, stoppedFor, timelineOf, visitOf } from '../scenarios-orders.ts';

const callbackSpec: CallbackSpec<OrderRequest> = { timeline: timelineOf, callback: orderCallback, sign: stamped('x-signature') };

/**
 * Simulated valuation vendor: basic auth, POST /v1/orders, GET /v1/orders/{id}, POST /v1/orders/{id}/release and /cancel. Ledger kinds VALUATION_ORDER,
 * VALUATION_RELEASE, VALUATION_CANCEL.
 */
export function startValuationSimulator(options: VendorOptions = {}): Promise<Simulator> {
  const order = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const input = bodyOfRequest<OrderRequest>(request);
    const { reference, product, address, contact } = input;
    if (!reference || !address?.street1 || !PRODUCTS.some((known) => known === product) || product === undefined)
      return { status: 400, body: { error: 'reference, product and address are required' } };
    const key = request.headers['idempotency-key']?.toString();
    const made = openOrder(state, {
      prefix: 'VA-',
      reference,
      kind: product,
      body: { ...input, reference, product, address },
      key,
      email: contact?.email,
    });
    return { status: 201, body: { orderId: made.id } };
  };
  const read = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = orderOf<OrderRequest>(state, request.path.split('/').at(-1) ?? '');
    if (made === null) return { status: 404, body: { error: 'unknown order' } };
    const { status, at } = currentStep(made, timelineOf, state.now(made.reference));
    return {
      status: 200,
      body: {
        orderId: made.id,
        product: made.body.product,
        status,
        cancelReason: status === 'CANCELLED' ? stoppedFor(made) : null,
        inspectionAt: visitOf(made, status),
        result: status === 'COMPLETED' ? resultOf(made, at) : null,
      },
    };
  };
  const release = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = orderOf<OrderRequest>(state, request.path.split('/').at(-2) ?? '');
    if (made === null) return { status: 404, body: { error: 'unknown order' } };
    if (begunAt(made) === null) addToHistory(state, made, 'RELEASE');
    return { status: 200, body: { orderId: made.id } };
  };
  const cancel = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = orderOf<OrderRequest>(state, request.path.split('/').at(-2) ?? '');
    if (made === null) return { status: 404, body: { error: 'unknown order' } };
    const { status } = currentStep(made, timelineOf, state.now(made.reference));
    if (status === 'COMPLETED') return { status: 409, body: { error: 'ALREADY_COMPLETED' } };
    if (status !== 'CANCELLED') addToHistory(state, made, 'CANCEL');
    return { status: 200, body: { orderId: made.id } };
  };
  return startVendor(
    'valuation',
    [
      {
        method: 'POST',
        path: /^\/v1\/orders$/,
        effect: ({ body }) => ({ kind: 'VALUATION_ORDER', subject: digestOf(body) }),
        authorized: basicAuth,
        handle: order,
      },
      { method: 'GET', path: /^\/v1\/orders\/[\w-]+$/, authorized: basicAuth, handle: read },
      {
        method: 'POST',
        path: /^\/v1\/orders\/[\w-]+\/release$/,
        effect: ({ path }) => ({ kind: 'VALUATION_RELEASE', subject: digestOf(path) }),
        authorized: basicAuth,
        handle: release,
      },
      {
        method: 'POST',
        path: /^\/v1\/orders\/[\w-]+\/cancel$/,
        effect: ({ path }) => ({ kind: 'VALUATION_CANCEL', subject: digestOf(path) }),
        authorized: basicAuth,
        handle: cancel,
      },
    ],
    options,
    callbackSpec,
  );
}
