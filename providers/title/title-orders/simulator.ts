import { cityOf } from '../../world/cities.ts';
import { uniform } from '../../world/seeded-random.ts';
import { homesAt, type Home, type HomeLien } from '../../world/homes.ts';
import { orderCallback, type CallbackSpec } from '../../world/vendor/callbacks.ts';
import { instantAfter, openOrder, orderOf, currentStep, requestedOutcome, type Order } from '../../world/vendor/orders.ts';
import { stamped } from '../../world/vendor/signatures.ts';
import {
  digestOf,
  startVendor,
  type Simulator,
  type VendorAnswer,
  type VendorOptions,
  type VendorRequest,
  type VendorRoute,
  type VendorState,
} from '../../world/vendor/vendor.ts';
import { titleScenario, type SeenParty, type TitleScenario } from '../scenarios.ts';

/** An order as received, stored until its report is fetched. */
interface OrderRequest {
  readonly externalTrackingId?: string;
  readonly service?: string;
  readonly property?: {
    readonly id?: string;
    readonly street1?: string;
    readonly street2?: string;
    readonly city?: string;
    readonly state?: string;
    readonly zip?: string;
  };
  readonly parties?: readonly SeenParty[];
  /** Supplied by the lender when an earlier search found none. */
  readonly legalDescription?: string;
}

const FULL_SEARCH = 'FULL_TITLE_SEARCH';

/** A full search takes about a business day and a half: found in an hour, examined the next morning. */
const callbackSpec: CallbackSpec<OrderRequest> = {
  timeline: (order) => {
    const at = (hours: number) => instantAfter(order, order.created, hours * 3_600);
    const clear = exceptionsOf(order).length === 0;
    return [
      { at: Date.parse(order.created), status: 'ORDERED' },
      { at: at(1), status: 'IN_SEARCH', event: 'order.in_search' },
      { at: at(20), status: 'EXAM', event: 'order.exam' },
      { at: at(30), status: clear ? 'CLEARED' : 'EXCEPTIONS', event: clear ? 'order.cleared' : 'order.exceptions', last: true },
    ];
  },
  callback: orderCallback,
  sign: stamped('x-signature'),
};

function exceptionsOf(order: Order<OrderRequest>): readonly string[] {
  const requested = requestedOutcome(order);
  if (requested === 'CLEARED') return [];
  if (requested !== null) return [requested];
  const { street1 = '' } = order.body.property ?? {};
  const { undescribed, owners } = titleScenario(order.body.parties ?? [], street1);
  const named = new Set((order.body.parties ?? []).map(({ first, last }) => `${first} ${last}`.toUpperCase()));
  const stranger = (owners ?? []).some(({ first, last }) => !named.has(`${first} ${last}`.toUpperCase()));
  return [
    ...(undescribed && !order.body.legalDescription ? ['LEGAL_DESCRIPTION_MISSING'] : []),
    ...(stranger ? [owners?.length === 1 ? 'OWNER_MISMATCH' : 'UNDISCLOSED_OWNER'] : []),
  ];
}

export interface TitleSimulatorOptions extends VendorOptions {
  /** Added to every search. */
  readonly searchMs?: number;
}

/**
 * Simulated title plant: X-App-Id and X-App-Key, POST /order, then GET /report/{transactionId} for a snapshot or GET /order/{transactionId} for a
 * full search. Ledger kinds TITLE_ORDER and TITLE_SEARCH.
 */
export function startTitleSimulator(options: TitleSimulatorOptions = {}): Promise<Simulator> {
  const { searchMs = 0, ...vendor } = options;
  // After a restart, every earlier search is complete.
  const orderedAt = new Map<string, number>();

  const order = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const body = (request.body ?? {}) as OrderRequest;
    if (!body.property?.street1 || !body.parties?.length) return { status: 400, body: { message: 'property and parties are required' } };
    if (body.service === FULL_SEARCH) {
      const key = request.headers['idempotency-key']?.toString();
      const reference = body.externalTrackingId ?? '';
      const made = openOrder(state, { prefix: 'FT-', reference, kind: 'search', body, key });
      return { status: 201, body: { transactionId: made.id, status: 'ORDERED' } };
    }
    const transactionId = `TP-${digestOf([request.headers['idempotency-key'], body]).slice(0, 12)}`;
    state.put(transactionId, { body, ordered: state.now().toISOString() });
    orderedAt.set(transactionId, performance.now());
    return { status: 201, body: { transactionId, status: 'ORDERED' } };
  };

  const report = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const transactionId = request.path.split('/').at(-1) ?? '';
    const files = state.get(transactionId) as { body: OrderRequest; ordered: string } | undefined;
    if (files === undefined) return { status: 404, body: { message: 'unknown transaction' } };
    const { street1 = '', street2, city = '', state: usState = '', zip = '' } = files.body.property ?? {};
    const parties = files.body.parties ?? [];
    const scenario = titleScenario(parties, street1);
    const since = orderedAt.get(transactionId);
    if (since !== undefined && performance.now() - since < scenario.searchMs + searchMs)
      return { status: 202, body: { transactionId, status: 'IN_SEARCH' } };
    const homes = homesAt({ street1, street2, city, state: usState, zip });
    const home = homes.find(({ record }) => record.propertyId === files.body.property?.id) ?? homes[0];
    if (home === undefined || scenario.notIndexed)
      return { status: 200, body: { transactionId, status: 'NO_MATCH', asOf: files.ordered, report: null } };
    return { status: 200, body: { transactionId, status: 'COMPLETE', asOf: files.ordered, report: reportOn(home, parties, scenario) } };
  };

  const search = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = orderOf<OrderRequest>(state, request.path.split('/').at(-1) ?? '');
    if (made === null) return { status: 404, body: { message: 'unknown transaction' } };
    const { status, at } = currentStep(made, callbackSpec.timeline, state.now(made.reference));
    const { street1 = '', street2, city = '', state: usState = '', zip = '' } = made.body.property ?? {};
    const scenario = titleScenario(made.body.parties ?? [], street1);
    const homes = homesAt({ street1, street2, city, state: usState, zip });
    const home = homes.find(({ record }) => record.propertyId === made.body.property?.id) ?? homes[0];
    const transactionId = made.id;
    if (home === undefined || scenario.notIndexed) return { status: 200, body: { transactionId, status: 'NO_MATCH', asOf: made.created } };
    const examined = status === 'CLEARED' || status === 'EXCEPTIONS';
    const found = foundBy(requestedOutcome(made), home, made.created);
    const report = examined ? reportOn(home, made.body.parties ?? [], scenario, made.body.legalDescription, found) : null;
    const exceptions = status === 'EXCEPTIONS' ? exceptionsOf(made) : [];
    return { status: 200, body: { transactionId, status, asOf: new Date(at).toISOString(), exceptions, report } };
  };

  const authorized: VendorRoute['authorized'] = ({ headers }, key) =>
    `${String(headers['x-app-id'])}:${String(headers['x-app-key'])}` === key;

  return startVendor(
    'title',
    [
      {
        method: 'POST',
        path: /^\/order$/,
        effect: ({ body }) => ({
          kind: (body as OrderRequest | null)?.service === FULL_SEARCH ? 'TITLE_SEARCH' : 'TITLE_ORDER',
          subject: digestOf((body as OrderRequest | null)?.property ?? null),
        }),
        authorized,
        handle: order,
      },
      { method: 'GET', path: /^\/report\/[\w-]+$/, authorized, handle: report },
      { method: 'GET', path: /^\/order\/[\w-]+$/, authorized, handle: search },
    ],
    vendor,
    callbackSpec,
  );
}

type InvoluntaryLien = { readonly type: 'TAX' | 'JUDGMENT'; readonly amount: number; readonly recorded: string };
type Found = { readonly liens: readonly HomeLien[]; readonly involuntary: readonly InvoluntaryLien[] };
const NOTHING_FOUND: Found = { liens: [], involuntary: [] };

/** What the examiner finds besides the index, by the exception that was requested: a line of credit of another lender, a judgment, a tax lien. */
function foundBy(exception: string | null, { liens, record }: Home, created: string): Found {
  const recorded = `${Number(created.slice(0, 4)) - 3}${created.slice(4, 10)}`.replace('02-29', '02-28');
  const involuntary = (type: InvoluntaryLien['type'], amount: number): Found => ({ liens: [], involuntary: [{ type, amount, recorded }] });
  if (exception === 'JUDGMENT') return involuntary('JUDGMENT', 12_400);
  if (exception === 'TAX_LIEN') return involuntary('TAX', 3_150);
  if (exception !== 'UNDISCLOSED_LIEN') return NOTHING_FOUND;
  const docNo = `${recorded.slice(0, 4)}-9${String(Math.trunc(10_000 * uniform(record.key, 'found'))).padStart(5, '0')}`;
  const line = { docNo, lender: 'Pecan Valley Bank', type: 'HELOC', position: liens.length + 1, recorded } as const;
  return { liens: [{ ...line, amount: 30_000, balance: 8_200, payment: 90 }], involuntary: [] };
}

function reportOn(
  home: Home,
  parties: readonly SeenParty[],
  scenario: TitleScenario,
  suppliedDescription?: string,
  found: Found = NOTHING_FOUND,
) {
  const { record } = home;
  const { owners, trust, moreLiens, undescribed } = scenario;
  const names = (owners ?? parties).map(({ first, last }) => ({
    name: `${first} ${last}`.toUpperCase(),
    first: first.toUpperCase(),
    last: last.toUpperCase(),
    type: 'PERSON',
  }));
  const vesting =
    trust === null
      ? names
      : [{ ...trust, first: null, last: null, type: 'TRUST', trustees: names.map(({ first, last }) => ({ first, last })) }];
  const all = vesting.map(({ name }) => name).join(' AND ');
  return {
    vesting: vesting.map((name) => ({ ...name, share: Number((100 / vesting.length).toFixed(2)) })),
    vestingText:
      trust === null
        ? `${all}${vesting.length === 1 ? ', SOLE OWNER' : ', JOINT TENANTS'}`
        : `${names.map(({ name }) => name).join(' AND ')}, TRUSTEE OF ${all}, DATED ${trust.dated}`,
    lastTransfer: record.lastTransfer,
    openLiens: [
      ...home.liens.map((lien) => indexed(lien, null)),
      ...moreLiens.filter(({ released }) => released === null).map((lien) => indexed(lien, null)),
      ...found.liens.map((lien) => indexed(lien, null)),
    ],
    releasedLiens: moreLiens.filter(({ released }) => released !== null).map((lien) => indexed(lien, lien.released)),
    involuntary: found.involuntary,
    legalDescription: suppliedDescription ?? (undescribed ? null : legalDescription(home)),
  };
}

function indexed(lien: HomeLien, released: string | null) {
  const { docNo, lender, type, position, recorded, amount, balance } = lien;
  return { docNo, lender, type, position, recorded, amount, estimatedBalance: balance, released };
}

function legalDescription({ address, record }: Home): string {
  const lot = 1 + Math.trunc(60 * uniform(record.key, 'lotno'));
  const block = 1 + Math.trunc(20 * uniform(record.key, 'block'));
  const book = 50 + Math.trunc(400 * uniform(record.key, 'book'));
  const { county } = cityOf(address);
  const subdivision =
    address.street1
      .replace(/^\d+\s+/, '')
      .split(' ')
      .slice(0, -1)
      .join(' ') || address.street1;
  return `LOT ${lot}, BLOCK ${block}, ${subdivision} ESTATES, ACCORDING TO BOOK ${book} OF MAPS, PAGE ${lot + block}, RECORDS OF ${county} COUNTY, ${address.state}`.toUpperCase();
}
