import { addressKey, type WorldAddress } from '../../world/address-key.ts';
import { orderCallback, type CallbackSpec } from '../../world/vendor/callbacks.ts';
import { instantAfter, openOrder, orderOf, currentStep, requestedOutcome, type Order } from '../../world/vendor/orders.ts';
import { stamped } from '../../world/vendor/signatures.ts';
import { pick, round, uniform } from '../../world/seeded-random.ts';
import { homesAt } from '../../world/homes.ts';
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
import { confidenceOf, faultOf, type PolicyFault } from '../scenarios.ts';

interface Insured {
  readonly first: string;
  readonly last: string;
  readonly email?: string;
  readonly address: WorldAddress;
}
interface OrderRequest {
  readonly reference: string;
  readonly insured: Insured;
  readonly mortgageeClause: string;
  readonly fileName: string | null;
}

const DAY = 86_400_000;
/** A carrier takes a few hours to answer; a page is read immediately. */
const ANSWER_SECONDS = 3 * 3_600;

const callbackSpec: CallbackSpec<OrderRequest> = {
  timeline: (order) => {
    const failed = ['NO_POLICY', 'CARRIER_LOGIN_FAILED'].find((end) => end === requestedOutcome(order));
    const answered = instantAfter(order, order.created, order.kind === 'page' ? 0 : ANSWER_SECONDS);
    return [
      { at: Date.parse(order.created), status: 'REQUESTED' },
      {
        at: answered,
        status: failed ?? 'READY',
        ...(order.kind === 'evidence' && { event: failed === undefined ? 'evidence.ready' : 'evidence.failed' }),
        last: true,
      },
    ];
  },
  callback: orderCallback,
  sign: stamped('x-signature'),
};

/**
 * Simulated vendor of insurance evidence: basic auth, POST /v1/evidence, GET /v1/evidence/{id}, POST /v1/declarations. Ledger kinds EVIDENCE,
 * DECLARATIONS.
 */
export function startInsuranceSimulator(options: VendorOptions = {}): Promise<Simulator> {
  const made = (request: VendorRequest, state: VendorState, kind: 'evidence' | 'page') => {
    const { reference, insured, mortgageeClause = '', fileName = null } = bodyOfRequest<OrderRequest>(request);
    if (!reference || !insured?.last || !insured.address?.street1) return null;
    const key = request.headers['idempotency-key']?.toString();
    const body: OrderRequest = { reference, insured, mortgageeClause, fileName };
    return openOrder<OrderRequest>(state, { prefix: 'IN-', reference, kind, body, key, email: insured.email });
  };
  const incomplete: VendorAnswer = { status: 400, body: { error: 'reference and insured are required' } };
  const order = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const evidence = made(request, state, 'evidence');
    return evidence === null ? incomplete : { status: 201, body: { orderId: evidence.id } };
  };
  const read = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const evidence = orderOf<OrderRequest>(state, request.path.split('/').at(-1) ?? '');
    if (evidence === null) return { status: 404, body: { error: 'unknown order' } };
    const { status, at } = currentStep(evidence, callbackSpec.timeline, state.now(evidence.reference));
    return { status: 200, body: { orderId: evidence.id, status, ...(status === 'READY' ? evidenceOf(evidence, at, 1) : {}) } };
  };
  const page = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const shown = made(request, state, 'page');
    if (shown === null) return incomplete;
    const confidence = confidenceOf(shown.body.fileName ?? '');
    if (confidence === null) return { status: 200, body: { orderId: shown.id, status: 'UNREADABLE' } };
    return { status: 200, body: { orderId: shown.id, status: 'READY', ...evidenceOf(shown, Date.parse(shown.created), confidence) } };
  };
  const effect = (kind: string) => (request: VendorRequest) => ({ kind, subject: digestOf(request.body) });
  return startVendor(
    'insurance',
    [
      { method: 'POST', path: /^\/v1\/evidence$/, effect: effect('EVIDENCE'), authorized: basicAuth, handle: order },
      { method: 'GET', path: /^\/v1\/evidence\/[\w-]+$/, authorized: basicAuth, handle: read },
      { method: 'POST', path: /^\/v1\/declarations$/, effect: effect('DECLARATIONS'), authorized: basicAuth, handle: page },
    ],
    options,
    callbackSpec,
  );
}

/** Policies derived from the home's record: a flood policy if it is in a flood hazard area. */
function evidenceOf(order: Order<OrderRequest>, at: number, confidence: number) {
  const { insured, mortgageeClause, fileName } = order.body;
  const record = homesAt(insured.address)[0]?.record;
  const key = record?.key ?? addressKey(insured.address);
  const fault: PolicyFault = faultOf(insured.email, fileName, order.nth);
  const rebuild = round((record?.livingArea ?? 1_900) * 215, -3);
  const day = (offset: number) => new Date(at + offset * DAY).toISOString().slice(0, 10);
  const begun = -30 - Math.trunc(200 * uniform(key, 'policyday'));
  const { street1, street2 = '', city, state, zip } = insured.address;
  const policy = (type: 'HOMEOWNERS' | 'FLOOD', limit: number) => ({
    type,
    carrier: pick(key, 'carrier', ['Saguaro Mutual', 'Harbor Home Insurance', 'Tallgrass Casualty']),
    policyNumber: `${type === 'FLOOD' ? 'FL' : 'HO'}${String(Math.trunc(1e8 * uniform(key, `policy${type}`))).padStart(8, '0')}`,
    namedInsured: `${insured.first} ${insured.last}`,
    propertyAddress: `${street1}${street2 === '' ? '' : ` ${street2}`}, ${city} ${state} ${zip.slice(0, 5)}`,
    effective: day(fault === 'EXPIRED' ? -400 : begun),
    expiry: day(fault === 'EXPIRED' ? -35 : begun + 365),
    annualPremium: round(limit * (type === 'FLOOD' ? 0.004 : 0.0055)),
    dwellingLimit: limit,
    replacementCost: type === 'FLOOD' ? null : rebuild,
    mortgagees: [...(record?.liens ?? []).map(({ lenderName }) => lenderName), ...(fault === 'MORTGAGEE_MISSING' ? [] : [mortgageeClause])],
    confidence,
  });
  const floodplain = record?.flood.sfha === true && !/homeowner/i.test(fileName ?? '');
  return {
    asOf: new Date(at).toISOString(),
    policies: [
      policy('HOMEOWNERS', fault === 'COVERAGE_LOW' ? 20_000 : rebuild),
      ...(floodplain ? [policy('FLOOD', Math.min(250_000, rebuild))] : []),
    ],
  };
}
