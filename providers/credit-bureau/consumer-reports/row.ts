import type { VendorRow } from '../../wire/row.ts';
import type { CreditBureauPort } from '../port.ts';
import { createCreditBureauHttp } from './http.ts';

export const CONSUMER_REPORTS: VendorRow<CreditBureauPort> = {
  speaks: 'OAuth2 client credentials, then consumer reports as JSON',
  pair: true,
  callbacks: null,
  connect: createCreditBureauHttp,
};
