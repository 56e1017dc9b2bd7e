import type { VendorRow } from '../../wire/row.ts';
import type { TaxDocumentsPort } from '../port.ts';
import { createTaxDocumentsHttp } from './http.ts';

export const TAX_ORDERS: VendorRow<TaxDocumentsPort> = {
  speaks: 'orders with a page of their own, by basic authentication',
  pair: true,
  callbacks: 'secret',
  connect: createTaxDocumentsHttp,
};
