/** What becomes of an order at whichever vendor of appraisals it is placed: its progress, what stops it, and the report it ends with. */
import { addressKey, type WorldAddress } from '../world/address-key.ts';
import { homesAt } from '../world/homes.ts';
import { gauss, round, uniform } from '../world/seeded-random.ts';
import { STREETS } from '../world/streets.ts';
import { instantAfter, type Order, type OrderStep, requestedOutcome } from '../world/vendor/orders.ts';
import { cancelReason, HOURS, type Product, shareOfValue } from './scenarios.ts';

export interface OrderRequest {
  readonly reference: string;
  readonly product: Product;
  readonly address: WorldAddress;
  readonly contact?: { readonly email?: string };
  readonly hold?: boolean;
}

const CANCEL_REASONS = ['NO_ACCESS', 'NO_COMPS', 'OUT_OF_AREA'];

export function timelineOf(order: Order<OrderRequest>): readonly OrderStep[] {
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
export function begunAt({ body, created, history }: Order<OrderRequest>): string | null {
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

/** When the home is visited; null while no visit is agreed. */
export function visitOf(order: Order<OrderRequest>, status: string): string | null {
  if (!['SCHEDULED', 'INSPECTED', 'COMPLETED'].includes(status)) return null;
  return new Date(instantAfter(order, begunAt(order) ?? order.created, HOURS[order.body.product][2] * 3_600)).toISOString();
}

/** Why an order was stopped, by the vendor or the lender. */
export const stoppedFor = (order: Order<OrderRequest>): string | null =>
  order.history.some(({ name }) => name === 'CANCEL') ? 'CANCELLED_BY_LENDER' : reasonOf(order);

/** A report derived from the home's simulated record: the same order always has the same report. */
export function resultOf({ id, body: { address, product, contact } }: Order<OrderRequest>, at: number) {
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
