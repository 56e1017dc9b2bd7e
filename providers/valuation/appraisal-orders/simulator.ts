import { addressKey, type WorldAddress } from '../../world/address-key.ts';
import { orderCallback, type CallbackSpec } from '../../world/vendor/callbacks.ts';
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
import { gauss, round, uniform } from '../../world/seeded-random.ts';
import { homesAt } from '../../world/homes.ts';
import { STREETS } from '../../world/streets.ts';
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
import { cancelReason, HOURS, PRODUCTS, shareOfValue, type Product } from '../scenarios.ts';

interface OrderRequest {
  readonly reference: string;
  readonly product: Product;
  readonly address: WorldAddress;
  readonly contact?: { readonly email?: string };
  readonly hold?: boolean;
}

const CANCEL_REASONS = ['NO_ACCESS', 'NO_COMPS', 'OUT_OF_AREA'];

const callbackSpec: CallbackSpec<OrderRequest> = { timeline: timelineOf, callback: orderCallback, sign: stamped('x-signature') };

function timelineOf(order: Order<OrderRequest>): readonly OrderStep[] {
  const begun = begunAt(order);
  const ordered = { at: Date.parse(order.created), status: 'ORDERED' };
  const stopped = order.history.find(({ name }) => name === 'CANCEL');
  const stop = stopped && ({ at: Date.parse(stopped.at), status: 'CANCELLED', event: 'order.cancelled', last: true } as const);
  if (begun === null) return stop ? [ordered, stop] : [ordered];
  const at = (hours: number) => instantAfter(order, begun, hours * 3_600);
  const [assigned, scheduled, inspected, completed] = HOURS[order.body.product];
  const cancelled = reasonOf(order) !== null;
  const sequence = [
    ordered,
    { at: at(assigned), status: 'ASSIGNED', event: 'order.assigned' },
    { at: at(scheduled), status: 'SCHEDULED', event: 'order.scheduled' },
    { at: at(inspected), status: 'INSPECTED', event: 'order.inspected' },
    { at: at(completed), status: 'COMPLETED', event: 'order.completed', last: true as const },
  ];
  if (stop) return [...sequence.filter((step) => step.at < stop.at), stop];
  return cancelled ? [...sequence.slice(0, 2), { at: at(inspected), status: 'CANCELLED', event: 'order.cancelled', last: true }] : sequence;
}

/** When the vendor begins: at once, or when an order that waited for its payment was released; null until then. */
function begunAt({ body, created, history }: Order<OrderRequest>): string | null {
  return body.hold === true ? (history.find(({ name }) => name === 'RELEASE')?.at ?? null) : created;
}

function reasonOf(order: Order<OrderRequest>): string | null {
  const requested = requestedOutcome(order);
  if (requested === 'COMPLETED') return null;
  return (
    CANCEL_REASONS.find((reason) => reason === requested) ??
    cancelReason(order.body.product, order.body.address.street1, order.body.contact?.email, order.nth)
  );
}

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
    const scheduled = ['SCHEDULED', 'INSPECTED', 'COMPLETED'].includes(status);
    const stopped = made.history.some(({ name }) => name === 'CANCEL');
    return {
      status: 200,
      body: {
        orderId: made.id,
        product: made.body.product,
        status,
        cancelReason: status !== 'CANCELLED' ? null : stopped ? 'CANCELLED_BY_LENDER' : reasonOf(made),
        inspectionAt: scheduled
          ? new Date(instantAfter(made, begunAt(made) ?? made.created, HOURS[made.body.product][2] * 3_600)).toISOString()
          : null,
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

/** A report derived from the home's simulated record: the same order always has the same report. */
function resultOf({ id, body: { address, product, contact } }: Order<OrderRequest>, at: number) {
  const record = homesAt(address)[0]?.record;
  const key = record?.key ?? addressKey(address);
  const value = round((record?.avm.value ?? 400_000) * shareOfValue(product, contact?.email), -3);
  const area = record?.livingArea ?? 1_850;
  const asOf = new Date(at).toISOString().slice(0, 10);
  return {
    value,
    low: round(value * 0.95, -3),
    high: round(value * 1.05, -3),
    asOf,
    condition: 'AVERAGE',
    occupancy: product === 'BPO_EXT' || product === 'RESI_EVAL' ? 'UNKNOWN' : 'OWNER',
    repairs: [],
    comparables: [1, 2, 3].map((n) => {
      const price = round(value * (1 + 0.04 * gauss(key, `comp${n}`)), -3);
      return {
        address: `${100 + Math.trunc(800 * uniform(key, `compno${n}`))} ${STREETS[Math.trunc(STREETS.length * uniform(key, `compst${n}`))] ?? 'Oak St'}`,
        price,
        soldOn: new Date(at - (20 + Math.trunc(150 * uniform(key, `compd${n}`))) * 86_400_000).toISOString().slice(0, 10),
        livingArea: round(area * (1 + 0.08 * gauss(key, `compa${n}`)), -1),
        distance: round(0.2 + 0.9 * uniform(key, `compm${n}`), 1),
        adjustment: value - price,
      };
    }),
    photos: product === 'RESI_EVAL' ? [] : [`${id}/front.jpg`, `${id}/street.jpg`],
    agentLicense: `BR${String(100_000 + Math.trunc(900_000 * uniform(key, 'agent')))}000`,
  };
}
