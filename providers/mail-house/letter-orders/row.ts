import type { VendorRow } from '../../wire/row.ts';
import type { MailHousePort } from '../port.ts';
import { createMailHouseHttp } from './http.ts';

export const LETTER_ORDERS: VendorRow<MailHousePort> = {
  speaks: 'letters sent as PDF, by basic authentication',
  pair: true,
  callbacks: 'secret',
  connect: createMailHouseHttp,
};
