import type { CallOptions, ProviderResult } from '../wire/result.ts';
import type { PostalAddress } from '@hearthline/rules/address.ts';

/** Port: a parcel and valuation vendor (lending §4.5). */
export interface PropertyPort {
  /** OK: exactly one parcel. NO_HIT: none, reason NO_PARCEL. NEEDS_INPUT: several, reason MULTIPLE_PARCELS, all of them in `data.parcels`. */
  find(address: PostalAddress, options: CallOptions): Promise<ProviderResult<ParcelMatches>>;
  /** OK, or NO_HIT with reason NO_PARCEL. */
  details(parcel: ParcelRef, options: CallOptions): Promise<ProviderResult<ParcelDetails>>;
  /**
   * Queries the vendor's models in turn and uses the first whose forecast standard deviation is within `maxFsd`. NO_HIT: reason NO_VALUE
   * (no model has a value) or LOW_CONFIDENCE (all values are in `data.tried`, `data.accepted` is null).
   */
  value(query: ValueQuery, options: CallOptions): Promise<ProviderResult<ValuationAnswer>>;
}

/** Enough to look up a parcel again: the vendor's id and the address it is indexed under. */
export interface ParcelRef {
  readonly id: string;
  readonly address: PostalAddress;
}

export interface Parcel extends ParcelRef {
  readonly apn: string;
  readonly fullAddress: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface ParcelMatches {
  readonly parcels: readonly Parcel[];
}

export const PROPERTY_TYPES = [
  'SFR',
  'TOWNHOUSE',
  'PUD',
  'CONDO',
  'DUPLEX',
  'MULTI_3_PLUS',
  'COOP',
  'MANUFACTURED',
  'COMMERCIAL',
  'MIXED_USE',
  'OTHER',
] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

/** Areas in square feet, money in dollars, dates ISO. */
export interface ParcelDetails {
  readonly id: string;
  readonly apn: string;
  readonly countyFips: string;
  readonly county: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly propertyType: PropertyType;
  readonly beds: number;
  readonly baths: number;
  readonly livingArea: number;
  readonly lotSqFt: number;
  readonly yearBuilt: number;
  readonly condition: 'POOR' | 'FAIR' | 'AVERAGE' | 'GOOD' | 'EXCELLENT';
  readonly lastTransfer: { readonly date: string; readonly price: number; readonly docType: string };
  readonly listedForSale: boolean;
  readonly floodZone: string;
  readonly specialFloodHazardArea: boolean;
  readonly assessedValue: number;
  readonly annualTax: number;
  /** Monthly, 0 when none. */
  readonly hoaDues: number;
}

export interface ValueQuery {
  readonly parcel: ParcelRef;
  readonly purpose: 'PREQUALIFICATION' | 'FINAL';
  /** 0.20, or 0.13 for a line above $250,000 (lending §1.2 row 6). */
  readonly maxFsd: number;
}

export interface Valuation {
  /** Dollars: point value and the range of one standard deviation. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Forecast standard deviation as a fraction of value (0.108 = 10.8 %). */
  readonly fsd: number;
  /** The vendor's confidence, 0–100. */
  readonly score: number;
  readonly asOf: string;
  readonly model: string;
  /** What the vendor billed for it, dollars; absent where it does not say. */
  readonly billed?: number | undefined;
}

export interface ValuationAnswer {
  readonly accepted: Valuation | null;
  readonly tried: readonly Valuation[];
}
