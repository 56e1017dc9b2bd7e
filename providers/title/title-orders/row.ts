import type { VendorRow } from '../../wire/row.ts';
import type { TitlePort } from '../port.ts';
import { createTitleHttp } from './http.ts';

export const TITLE_ORDERS: VendorRow<TitlePort> = {
  speaks: 'orders and reports, by application id and key',
  pair: true,
  callbacks: 'secret',
  connect: createTitleHttp,
};
