import type { VendorRow } from '../../wire/row.ts';
import type { ChecksPort } from '../port.ts';
import { createChecksHttp } from './http.ts';

export const CHECK_ORDERS: VendorRow<ChecksPort> = {
  speaks: 'checks of five kinds, by basic authentication',
  pair: true,
  callbacks: 'secret',
  connect: createChecksHttp,
};
