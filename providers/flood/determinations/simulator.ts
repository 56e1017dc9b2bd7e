import type { WorldAddress } from '../../world/address-key.ts';
import { cityOf } from '../../world/cities.ts';
import { orderCallback, type CallbackSpec } from '../../world/vendor/callbacks.ts';
import { instantAfter, openOrder, orderOf, currentStep, requestedOutcome, type Order } from '../../world/vendor/orders.ts';
import { stamped } from '../../world/vendor/signatures.ts';
import { uniform } from '../../world/seeded-random.ts';
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
import { researchSeconds } from '../scenarios.ts';

interface OrderRequest {
  readonly reference: string;
  readonly loanNumber: string;
  readonly address: WorldAddress;
}

const PREPARER = 'Benchmark Flood Services';

const callbackSpec: CallbackSpec<OrderRequest> = {
  timeline: (order) => [
    { at: Date.parse(order.created), status: 'RESEARCH' },
    {
      at: instantAfter(order, order.created, researchSeconds(order.body.address.street1)),
      status: doneAs(order),
      event: 'determination.completed',
      last: true,
    },
  ],
  callback: orderCallback,
  sign: stamped('x-signature'),
};

function doneAs(order: Order<OrderRequest>): string {
  return requestedOutcome(order) === 'UNDETERMINED' ? 'UNDETERMINED' : 'COMPLETE';
}

/** Simulated flood zone vendor: basic auth, POST /v1/determinations then GET /v1/determinations/{id}. Ledger kind FLOOD_DETERMINATION. */
export function startFloodSimulator(options: VendorOptions = {}): Promise<Simulator> {
  const order = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const { reference, loanNumber, address } = bodyOfRequest<OrderRequest>(request);
    if (!reference || !loanNumber || !address?.street1)
      return { status: 400, body: { error: 'reference, loanNumber and address are required' } };
    const key = request.headers['idempotency-key']?.toString();
    const made = openOrder(state, { prefix: 'FD-', reference, kind: 'determination', body: { reference, loanNumber, address }, key });
    return { status: 201, body: { orderId: made.id } };
  };
  const read = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = orderOf<OrderRequest>(state, request.path.split('/').at(-1) ?? '');
    if (made === null) return { status: 404, body: { error: 'unknown order' } };
    const { status, at } = currentStep(made, callbackSpec.timeline, state.now(made.reference));
    return { status: 200, body: { orderId: made.id, status, determination: status === 'COMPLETE' ? formOf(made, at) : null } };
  };
  return startVendor(
    'flood',
    [
      {
        method: 'POST',
        path: /^\/v1\/determinations$/,
        effect: ({ body }) => ({ kind: 'FLOOD_DETERMINATION', subject: digestOf(body) }),
        authorized: basicAuth,
        handle: order,
      },
      { method: 'GET', path: /^\/v1\/determinations\/[\w-]+$/, authorized: basicAuth, handle: read },
    ],
    options,
    callbackSpec,
  );
}

/** FEMA's form, filled in from the home's simulated record. */
function formOf({ id, body: { address } }: Order<OrderRequest>, at: number) {
  const home = homesAt(address)[0];
  const city = cityOf(address);
  const { zone, sfha } = home?.record.flood ?? { zone: 'X', sfha: false };
  const key = `${city.city}|${city.state}`;
  const community = `${city.countyFips.slice(0, 2)}${String(1000 + Math.trunc(9000 * uniform(key, 'nfip'))).padStart(4, '0')}`;
  const panel = String(100 + 5 * Math.trunc(180 * uniform(home?.record.key ?? key, 'panel'))).padStart(4, '0');
  return {
    community_number: community,
    community_name: `${city.city}, CITY OF`.toUpperCase(),
    county: city.county,
    state: city.state,
    firm_panel: `${city.countyFips}C${panel}F`,
    firm_date: `${2008 + Math.trunc(14 * uniform(key, 'firm'))}-09-26`,
    loma_date: null,
    zone,
    sfha,
    participation: 'REGULAR',
    cbra: false,
    determined: new Date(at).toISOString().slice(0, 10),
    preparer: PREPARER,
    life_of_loan_id: `LOL-${id.slice(3)}`,
  };
}
