import { createHash } from 'node:crypto';
import { addressKey, type WorldAddress } from '../../world/address-key.ts';
import { cityOf } from '../../world/cities.ts';
import { uniform } from '../../world/seeded-random.ts';
import { homesAt, type Home } from '../../world/homes.ts';
import {
  basicAuth,
  startVendor,
  type Simulator,
  type VendorAnswer,
  type VendorOptions,
  type VendorRequest,
  type VendorRoute,
  type VendorState,
} from '../../world/vendor/vendor.ts';
import { modelValue } from '../scenarios.ts';

/** What the vendor bills for a value, dollars. */
const PRICE = 180;

/**
 * Simulated parcel and valuation vendor: basic auth, GET /v2/property/{find,details,value}. Ledger kinds PARCEL_SEARCH, PARCEL_DETAILS, VALUATION.
 */
export function startPropertySimulator(options: VendorOptions = {}): Promise<Simulator> {
  return startVendor(
    'property',
    [
      component('find', 'PARCEL_SEARCH', ({ homes }) => ({
        parcels: homes.map((home) => ({ property_id: home.record.propertyId, apn: home.record.apn, address_info: addressInfo(home) })),
      })),
      component('details', 'PARCEL_DETAILS', ({ home }) => (home === undefined ? null : details(home))),
      component('value', 'VALUATION', ({ home, request, now }) => {
        const value = home === undefined ? null : modelValue(home, request.query.get('model') ?? '');
        if (value === null) return null;
        const { value: mean, low, high, fsd, score } = value;
        return {
          value: { price_mean: mean, price_lwr: low, price_upr: high, fsd },
          score,
          model: request.query.get('model'),
          charge: PRICE,
          effective_date: now.toISOString().slice(0, 10),
        };
      }),
    ],
    options,
  );
}

interface OrderRequest {
  readonly request: VendorRequest;
  readonly homes: readonly Home[];
  /** The parcel selected by property_id. */
  readonly home: Home | undefined;
  readonly now: Date;
}

/** Every component answers in the same envelope; code 204 in it means the vendor has no content. */
function component(name: string, kind: string, result: (input: OrderRequest) => object | null): VendorRoute {
  const handle = (request: VendorRequest, state: VendorState): VendorAnswer => {
    if (!request.query.get('address') || !request.query.get('zipcode'))
      return { status: 400, body: { message: 'address and zipcode are required' } };
    const homes = homesAt(addressOf(request));
    const home = homes.find(({ record }) => record.propertyId === request.query.get('property_id'));
    const content = result({ request, homes, home, now: state.now() });
    const envelope =
      content === null
        ? { api_code: 204, api_code_description: 'no content', result: null }
        : { api_code: 0, api_code_description: 'ok', result: content };
    return { status: 200, body: { [`property/${name}`]: envelope } };
  };
  return {
    method: 'GET',
    path: new RegExp(`^/v2/property/${name}$`),
    effect: (request) => ({ kind, subject: subjectOf(request) }),
    authorized: basicAuth,
    handle,
  };
}

/** The requested parcel, or the address's digest while it is unknown; each model of a valuation is an effect of its own. */
function subjectOf(request: VendorRequest): string {
  const parcel =
    request.query.get('property_id') ??
    createHash('sha256')
      .update(addressKey(addressOf(request)))
      .digest('hex')
      .slice(0, 16);
  const model = request.query.get('model');
  return model === null ? parcel : `${parcel}:${model}`;
}

function addressOf({ query }: VendorRequest): WorldAddress {
  const text = (name: string) => query.get(name) ?? '';
  return { street1: text('address'), street2: text('unit'), city: text('city'), state: text('state'), zip: text('zipcode') };
}

function addressInfo({ address, record }: Home) {
  const city = cityOf(address);
  const unit = address.street2 ?? '';
  return {
    address: address.street1,
    address_full: `${address.street1}${unit === '' ? '' : ` ${unit}`}, ${address.city} ${address.state} ${address.zip.slice(0, 5)}`,
    unit: unit === '' ? null : unit,
    city: address.city,
    state: address.state,
    zipcode: address.zip.slice(0, 5),
    county_fips: city.countyFips,
    county: city.county,
    lat: Number((city.latitude + (uniform(record.key, 'lat') - 0.5) * 0.08).toFixed(6)),
    lng: Number((city.longitude + (uniform(record.key, 'lng') - 0.5) * 0.08).toFixed(6)),
    geo_precision: 'rooftop',
  };
}

function details(home: Home) {
  const { record } = home;
  return {
    property_id: record.propertyId,
    apn: record.apn,
    address_info: addressInfo(home),
    property: {
      property_type: record.propertyType,
      number_of_bedrooms: record.beds,
      total_bath_count: record.baths,
      building_area_sq_ft: record.livingArea,
      site_area_sq_ft: record.lotSqFt,
      year_built: record.yearBuilt,
      condition: 'AVERAGE',
    },
    last_sale: { date: record.lastTransfer.date, price: record.lastTransfer.price, document_type: record.lastTransfer.docType },
    listing_status: null,
    flood: { zone: record.flood.zone, sfha: record.flood.sfha },
    assessment: { assessed_value: record.assessedValue, tax_amount: record.annualTax },
    hoa_monthly: record.propertyType === 'CONDO' ? 240 : 0,
  };
}
