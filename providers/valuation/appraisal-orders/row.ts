import type { VendorRow } from '../../wire/row.ts';
import type { ValuationPort } from '../port.ts';
import { createValuationHttp } from './http.ts';

export const APPRAISAL_ORDERS: VendorRow<ValuationPort> = {
  speaks: 'orders that are released and canceled, by basic authentication',
  pair: true,
  callbacks: 'secret',
  connect: createValuationHttp,
  cancel: (port, ref, options) => port.cancel(ref, options),
};
