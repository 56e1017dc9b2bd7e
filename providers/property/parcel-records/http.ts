import * as z from 'zod';
import { createCaller, type WireOptions, type WireReply } from '../../wire/caller.ts';
import type { CallOptions, ProviderResult } from '../../wire/result.ts';
import type { PostalAddress } from '@hearthline/rules/address.ts';
import { PROPERTY_TYPES, type Parcel, type ParcelDetails, type PropertyPort, type Valuation } from '../port.ts';

const PROVIDER = 'property';
/** In this order; the first model with enough confidence is used. */
const MODELS = ['HPV-1', 'HPV-2'] as const;

const envelope = <Name extends string, Result extends z.ZodType>(name: Name, result: Result) =>
  z.object({ [name]: z.object({ api_code: z.number(), result: result.nullable() }) } as Record<
    Name,
    z.ZodObject<{ api_code: z.ZodNumber; result: z.ZodNullable<Result> }>
  >);

const AddressInfo = z.object({
  address: z.string(),
  address_full: z.string(),
  unit: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  county_fips: z.string(),
  county: z.string(),
  lat: z.number(),
  lng: z.number(),
});
const Find = z.object({ parcels: z.array(z.object({ property_id: z.string(), apn: z.string(), address_info: AddressInfo })) });
const Details = z.object({
  property_id: z.string(),
  apn: z.string(),
  address_info: AddressInfo,
  property: z.object({
    property_type: z.string(),
    number_of_bedrooms: z.number(),
    total_bath_count: z.number(),
    building_area_sq_ft: z.number(),
    site_area_sq_ft: z.number(),
    year_built: z.number(),
    condition: z.enum(['POOR', 'FAIR', 'AVERAGE', 'GOOD', 'EXCELLENT']),
  }),
  last_sale: z.object({ date: z.string(), price: z.number(), document_type: z.string() }),
  listing_status: z.string().nullable(),
  flood: z.object({ zone: z.string(), sfha: z.boolean() }),
  assessment: z.object({ assessed_value: z.number(), tax_amount: z.number() }),
  hoa_monthly: z.number(),
});
const Value = z.object({
  value: z.object({ price_mean: z.number().positive(), price_lwr: z.number(), price_upr: z.number(), fsd: z.number().min(0) }),
  score: z.number(),
  model: z.string(),
  charge: z.number().min(0).optional(),
  effective_date: z.string(),
});
const FindAnswer = envelope('property/find', Find);
const DetailsAnswer = envelope('property/details', Details);
const ValueAnswer = envelope('property/value', Value);

/** HTTP client of a HouseCanary-like API: basic auth (key "key:secret"), GETs by address, code 204 for "no content" (lending §4.5). */
export function createPropertyHttp(options: WireOptions): PropertyPort {
  const call = createCaller(PROVIDER, options);
  const get = <Body>(
    name: string,
    answer: z.ZodType<Body>,
    address: PostalAddress,
    more: Record<string, string>,
    { idempotencyKey, signal }: CallOptions,
  ): Promise<WireReply<Body>> =>
    call({
      method: 'GET',
      path: `/v2/property/${name}`,
      query: {
        address: address.street1,
        unit: address.street2,
        city: address.city,
        state: address.state,
        zipcode: address.zip.slice(0, 5),
        ...more,
      },
      headers: { authorization: `Basic ${Buffer.from(options.key).toString('base64')}` },
      answer,
      idempotencyKey,
      signal,
    });

  return {
    find: async (address, callOptions) => {
      const reply = await get('find', FindAnswer, address, {}, callOptions);
      if (!reply.ok) return reply.failure;
      const parcels = (reply.body['property/find'].result?.parcels ?? []).map(parcelOf);
      const [first] = parcels;
      const answered = {
        data: { parcels },
        rawRef: first?.id ?? null,
        provider: PROVIDER,
        asOf: null,
        latencyMs: reply.latencyMs,
        retryAfterSeconds: null,
      };
      if (first === undefined) return { ...answered, outcome: 'NO_HIT', reasonCode: 'NO_PARCEL' };
      return parcels.length > 1
        ? { ...answered, outcome: 'NEEDS_INPUT', reasonCode: 'MULTIPLE_PARCELS' }
        : { ...answered, outcome: 'OK', reasonCode: null };
    },

    details: async (parcel, callOptions) => {
      const reply = await get('details', DetailsAnswer, parcel.address, { property_id: parcel.id }, callOptions);
      if (!reply.ok) return reply.failure;
      const { result } = reply.body['property/details'];
      const answered = { rawRef: parcel.id, provider: PROVIDER, asOf: null, latencyMs: reply.latencyMs, retryAfterSeconds: null };
      return result === null
        ? { ...answered, outcome: 'NO_HIT', reasonCode: 'NO_PARCEL', data: null }
        : { ...answered, outcome: 'OK', reasonCode: null, data: detailsOf(result) };
    },

    value: async ({ parcel, maxFsd }, callOptions) => {
      const tried: Valuation[] = [];
      let latencyMs = 0;
      const answered = (accepted: Valuation | null) => ({
        data: { accepted, tried },
        rawRef: parcel.id,
        provider: PROVIDER,
        asOf: accepted?.asOf ?? tried[0]?.asOf ?? null,
        latencyMs,
        retryAfterSeconds: null,
      });
      for (const model of MODELS) {
        const reply = await get(
          'value',
          ValueAnswer,
          parcel.address,
          { property_id: parcel.id, model },
          { ...callOptions, idempotencyKey: `${callOptions.idempotencyKey}:${model}` },
        );
        if (!reply.ok) return reply.failure;
        latencyMs += reply.latencyMs;
        const { result } = reply.body['property/value'];
        if (result === null) continue;
        const valuation = valuationOf(result);
        tried.push(valuation);
        if (valuation.fsd <= maxFsd) return { ...answered(valuation), outcome: 'OK', reasonCode: null };
      }
      return {
        ...answered(null),
        outcome: 'NO_HIT',
        reasonCode: tried.length === 0 ? 'NO_VALUE' : 'LOW_CONFIDENCE',
      } satisfies ProviderResult<unknown>;
    },
  };
}

function parcelOf({ property_id: id, apn, address_info: info }: z.infer<typeof Find>['parcels'][number]): Parcel {
  const address = {
    street1: info.address,
    ...(info.unit === null ? {} : { street2: info.unit }),
    city: info.city,
    state: info.state,
    zip: info.zipcode,
  };
  return { id, apn, address, fullAddress: info.address_full, latitude: info.lat, longitude: info.lng };
}

function detailsOf(wire: z.infer<typeof Details>): ParcelDetails {
  const { property, address_info: info } = wire;
  return {
    id: wire.property_id,
    apn: wire.apn,
    countyFips: info.county_fips,
    county: info.county,
    latitude: info.lat,
    longitude: info.lng,
    propertyType: PROPERTY_TYPES.find((type) => type === property.property_type) ?? 'OTHER',
    beds: property.number_of_bedrooms,
    baths: property.total_bath_count,
    livingArea: property.building_area_sq_ft,
    lotSqFt: property.site_area_sq_ft,
    yearBuilt: property.year_built,
    condition: property.condition,
    lastTransfer: { date: wire.last_sale.date, price: wire.last_sale.price, docType: wire.last_sale.document_type },
    listedForSale: wire.listing_status === 'ACTIVE' || wire.listing_status === 'PENDING',
    floodZone: wire.flood.zone,
    specialFloodHazardArea: wire.flood.sfha,
    assessedValue: wire.assessment.assessed_value,
    annualTax: wire.assessment.tax_amount,
    hoaDues: wire.hoa_monthly,
  };
}

function valuationOf({ value, score, model, charge, effective_date: asOf }: z.infer<typeof Value>): Valuation {
  return {
    value: value.price_mean,
    low: value.price_lwr,
    high: value.price_upr,
    fsd: value.fsd,
    score,
    asOf,
    model,
    ...(charge !== undefined && { billed: charge }),
  };
}
