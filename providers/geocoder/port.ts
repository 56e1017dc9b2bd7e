import type { PostalAddress } from '@hearthline/rules/address.ts';
import type { GetOptions } from '../wire/order.ts';
import type { ProviderResult } from '../wire/result.ts';

/** Port: the Census Bureau's geocoder, which places an address in its census tract (12 CFR 1003.4(a)(9)(ii)). A lookup changes nothing, so it carries no key. */
export interface GeocoderPort {
  /** OK, or NO_HIT with reason NO_MATCH: the bureau's map has no such address. */
  locate(address: PostalAddress, options?: GetOptions): Promise<ProviderResult<CensusPlace>>;
  /** The place of a point, for an address that the map lacks; NO_HIT with reason NO_MATCH outside the United States. */
  locateAt(point: { readonly latitude: number; readonly longitude: number }, options?: GetOptions): Promise<ProviderResult<CensusPlace>>;
}

/** Where a home is in the decennial census. */
export interface CensusPlace {
  /** Two digits. */
  readonly stateFips: string;
  /** Five digits, with the state's. */
  readonly countyFips: string;
  /** Eleven digits: state, county, tract. */
  readonly tract: string;
  /** By the most recent decennial census; null where the reply lacks it. */
  readonly countyPopulation: number | null;
  /** The edition of the map, such as Census2020_Current. */
  readonly vintage: string;
}
