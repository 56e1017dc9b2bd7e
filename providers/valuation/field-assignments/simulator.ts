import type { WorldAddress } from '../../world/address-key.ts';
import type { CallbackSpec } from '../../world/vendor/callbacks.ts';
import { addToHistory, currentStep, openOrder, orderOf } from '../../world/vendor/orders.ts';
import { digested } from '../../world/vendor/signatures.ts';
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
import type { Product } from '../scenarios.ts';
import { begunAt, type OrderRequest, resultOf, stoppedFor, timelineOf, visitOf } from '../scenarios-orders.ts';

/** What arrives at the vendor. */
interface Wire {
  readonly clientReference: string;
  readonly form: string;
  readonly property: { readonly line1: string; readonly city: string; readonly region: string; readonly postal: string };
  readonly access: { readonly email: string | null };
  readonly startsWhenTold: boolean;
}

const FORMS: Readonly<Record<string, Product>> = {
  EXTERIOR: 'BPO_EXT',
  INTERIOR: 'BPO_INT',
  EVALUATION: 'RESI_EVAL',
  FORM_1004: 'ONSITE_1004',
};
const STATES: Readonly<Record<string, string>> = {
  ORDERED: 'NEW',
  ASSIGNED: 'ACCEPTED',
  SCHEDULED: 'APPOINTED',
  INSPECTED: 'VISITED',
  COMPLETED: 'DELIVERED',
  CANCELLED: 'VOID',
};
const VOID_CODES: Readonly<Record<string, string>> = { NO_ACCESS: 'V10', NO_COMPS: 'V20', OUT_OF_AREA: 'V30', CANCELLED_BY_LENDER: 'V90' };

const byKey: VendorRoute['authorized'] = ({ headers }, key) => headers['x-api-key'] === key;
const UNKNOWN: VendorAnswer = { status: 404, body: { code: 'NO_SUCH_ASSIGNMENT' } };
const inCents = (dollars: number): number => Math.round(dollars * 100);

const callbackSpec: CallbackSpec<OrderRequest> = {
  timeline: timelineOf,
  callback: ({ id, order, step, sentAt }) => ({
    uid: id,
    event: `assignment.${(STATES[step.status] ?? '').toLowerCase()}`,
    sentAt: sentAt.toISOString(),
    assignment: order.id,
  }),
  sign: digested('x-assignment-signature', 'sha256='),
};

/**
 * Simulated vendor of assignments in the field: X-Api-Key, POST /api/v3/assignments, GET /api/v3/assignments/{number} and …/report, POST …/actions
 * {action: START | VOID}. Ledger kinds VALUATION_ORDER, VALUATION_RELEASE, VALUATION_CANCEL.
 */
export function startFieldAssignmentsSimulator(options: VendorOptions = {}): Promise<Simulator> {
  const assign = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const { clientReference: reference, form, property, access, startsWhenTold } = bodyOfRequest<Wire>(request);
    const product = FORMS[form ?? ''];
    if (!reference || !property?.line1 || product === undefined) return { status: 400, body: { code: 'INCOMPLETE' } };
    const address: WorldAddress = { street1: property.line1, city: property.city, state: property.region, zip: property.postal };
    const email = access?.email ?? undefined;
    const body: OrderRequest = { reference, product, address, ...(email && { contact: { email } }), hold: startsWhenTold === true };
    const key = request.headers['idempotency-key']?.toString();
    const made = openOrder(state, { prefix: 'FA-', reference, kind: product, body, key, email });
    return { status: 201, body: { assignment: { number: made.id, state: 'NEW' } } };
  };
  const read = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = orderOf<OrderRequest>(state, request.path.split('/')[4] ?? '');
    if (made === null) return UNKNOWN;
    const { status, at } = currentStep(made, timelineOf, state.now(made.reference));
    if (request.path.endsWith('/report')) {
      if (status !== 'COMPLETED') return { status: 404, body: { code: 'NO_REPORT_YET' } };
      const { value, low, high, asOf, occupancy, repairs, comparables, photos, agentLicense } = resultOf(made, at);
      return {
        status: 200,
        body: {
          opinion: { cents: inCents(value), lowCents: inCents(low), highCents: inCents(high), effective: asOf },
          subject: { grade: 'C4', occupant: occupancy.slice(0, 1) },
          repairs,
          sales: comparables.map(({ address, price, soldOn, livingArea, distance, adjustment }) => ({
            where: address,
            cents: inCents(price),
            closed: soldOn,
            squareFeet: livingArea,
            miles: distance,
            adjustmentCents: inCents(adjustment),
          })),
          images: photos,
          license: agentLicense,
        },
      };
    }
    const form = Object.keys(FORMS).find((one) => FORMS[one] === made.body.product);
    const voidCode = status === 'CANCELLED' ? (VOID_CODES[stoppedFor(made) ?? ''] ?? 'V90') : null;
    return {
      status: 200,
      body: { assignment: { number: made.id, form, state: STATES[status], voidCode, appointment: visitOf(made, status) } },
    };
  };
  const act = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = orderOf<OrderRequest>(state, request.path.split('/')[4] ?? '');
    if (made === null) return UNKNOWN;
    const { status } = currentStep(made, timelineOf, state.now(made.reference));
    if (bodyOfRequest<{ action: string }>(request).action === 'START') {
      if (begunAt(made) === null) addToHistory(state, made, 'RELEASE');
    } else if (status === 'COMPLETED') return { status: 422, body: { code: 'DELIVERED_ALREADY' } };
    else if (status !== 'CANCELLED') addToHistory(state, made, 'CANCEL');
    return { status: 200, body: { assignment: { number: made.id } } };
  };
  return startVendor(
    'valuation.field-assignments',
    [
      {
        method: 'POST',
        path: /^\/api\/v3\/assignments$/,
        effect: ({ body }) => ({ kind: 'VALUATION_ORDER', subject: digestOf(body) }),
        authorized: byKey,
        handle: assign,
      },
      { method: 'GET', path: /^\/api\/v3\/assignments\/[\w-]+(\/report)?$/, authorized: byKey, handle: read },
      {
        method: 'POST',
        path: /^\/api\/v3\/assignments\/[\w-]+\/actions$/,
        effect: ({ path, body }) => ({
          kind: (body as { action?: string } | null)?.action === 'START' ? 'VALUATION_RELEASE' : 'VALUATION_CANCEL',
          subject: digestOf(path),
        }),
        authorized: byKey,
        handle: act,
      },
    ],
    options,
    callbackSpec,
  );
}
