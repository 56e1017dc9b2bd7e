import type { VendorRow } from '../../wire/row.ts';
import type { AddressPort } from '../port.ts';
import { createAddressHttp } from './http.ts';

export const TYPEAHEAD: VendorRow<AddressPort> = {
  speaks: 'a search with the key in its address',
  pair: false,
  callbacks: null,
  connect: createAddressHttp,
};
