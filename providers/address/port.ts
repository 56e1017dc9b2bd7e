import type { ProviderResult } from '../wire/result.ts';
import type { PostalAddress } from '@hearthline/rules/address.ts';

/** Port: an address typeahead vendor (lending §4.16). */
export interface AddressPort {
  /** OK with at most ten suggestions, best first; fewer than 3 characters give an empty list without a request. */
  suggest(search: string, options?: { readonly signal?: AbortSignal }): Promise<ProviderResult<readonly AddressSuggestion[]>>;
}

export interface AddressSuggestion extends PostalAddress {
  readonly street2: string;
  /** "101 Clear Path Ln Unit 2, Phoenix AZ 85004". */
  readonly fullAddress: string;
}
