import { createHash } from 'node:crypto';
import { cityOf } from '../world/cities.ts';
import { uniform } from '../world/draw.ts';
import { homesAt, type Home, type HomeLien } from '../world/homes.ts';
import {
  startVendor,
  type Simulator,
  type VendorAnswer,
  type VendorOptions,
  type VendorRequest,
  type VendorRoute,
  type VendorState,
} from '../world/vendor.ts';
import { titleScenario, type SeenParty } from './scenarios.ts';

/** An order as it comes over the wire, kept until its report is fetched. */
interface Order {
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
}

export interface TitleSimulatorOptions extends VendorOptions {
  /** Added to every search. */
  readonly searchMs?: number;
}

/** A title plant: X-App-Id and X-App-Key, POST /order then GET /report/{transactionId}. Ledger kind TITLE_ORDER. */
export function startTitleSimulator(options: TitleSimulatorOptions = {}): Promise<Simulator> {
  const { searchMs = 0, ...vendor } = options;
  // After a restart every search of before is over.
  const orderedAt = new Map<string, number>();

  const order = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const body = (request.body ?? {}) as Order;
    if (!body.property?.street1 || !body.parties?.length) return { status: 400, body: { message: 'property and parties are required' } };
    const transactionId = `TP-${createHash('sha256')
      .update(JSON.stringify([request.headers['idempotency-key'], body]))
      .digest('hex')
      .slice(0, 12)}`;
    state.note(transactionId, { body, ordered: state.now().toISOString() });
    orderedAt.set(transactionId, performance.now());
    return { status: 201, body: { transactionId, status: 'ORDERED' } };
  };

  const report = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const transactionId = request.path.split('/').at(-1) ?? '';
    const kept = state.noted(transactionId) as { body: Order; ordered: string } | undefined;
    if (kept === undefined) return { status: 404, body: { message: 'unknown transaction' } };
    const { street1 = '', street2, city = '', state: usState = '', zip = '' } = kept.body.property ?? {};
    const parties = kept.body.parties ?? [];
    const scenario = titleScenario(parties, street1);
    const since = orderedAt.get(transactionId);
    if (since !== undefined && performance.now() - since < scenario.searchMs + searchMs)
      return { status: 202, body: { transactionId, status: 'IN_SEARCH' } };
    const homes = homesAt({ street1, street2, city, state: usState, zip });
    const home = homes.find(({ record }) => record.propertyId === kept.body.property?.id) ?? homes[0];
    if (home === undefined || scenario.notIndexed)
      return { status: 200, body: { transactionId, status: 'NO_MATCH', asOf: kept.ordered, report: null } };
    const owners = scenario.owner === null ? parties : [scenario.owner];
    return {
      status: 200,
      body: { transactionId, status: 'COMPLETE', asOf: kept.ordered, report: reportOn(home, owners, scenario.moreLiens) },
    };
  };

  const authorised: VendorRoute['authorised'] = ({ headers }, key) =>
    `${String(headers['x-app-id'])}:${String(headers['x-app-key'])}` === key;

  return startVendor(
    'title',
    [
      {
        method: 'POST',
        path: /^\/order$/,
        effect: ({ body }) => ({
          kind: 'TITLE_ORDER',
          subject: createHash('sha256')
            .update(JSON.stringify((body as Order | null)?.property ?? null))
            .digest('hex')
            .slice(0, 16),
        }),
        authorised,
        handle: order,
      },
      { method: 'GET', path: /^\/report\/[\w-]+$/, authorised, handle: report },
    ],
    vendor,
  );
}

function reportOn(home: Home, owners: readonly SeenParty[], moreLiens: ReturnType<typeof titleScenario>['moreLiens']) {
  const names = owners.map(({ first, last }) => ({
    name: `${first} ${last}`.toUpperCase(),
    first: first.toUpperCase(),
    last: last.toUpperCase(),
  }));
  const { record } = home;
  return {
    vesting: names.map((name) => ({ ...name, type: 'PERSON', share: Number((100 / names.length).toFixed(2)) })),
    vestingText:
      names.length === 1 ? `${names[0]?.name ?? ''}, SOLE OWNER` : `${names.map(({ name }) => name).join(' AND ')}, JOINT TENANTS`,
    lastTransfer: record.lastTransfer,
    openLiens: [
      ...home.liens.map((lien) => indexed(lien, null)),
      ...moreLiens.filter(({ released }) => released === null).map((lien) => indexed(lien, null)),
    ],
    releasedLiens: moreLiens.filter(({ released }) => released !== null).map((lien) => indexed(lien, lien.released)),
    involuntary: [],
    legalDescription: legalDescription(home),
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
