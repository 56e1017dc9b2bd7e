import type { VendorRow } from '../../wire/row.ts';
import type { PayoffLettersPort } from '../port.ts';
import { createPayoffLettersHttp } from './http.ts';

export const PAYOFF_REQUESTS: VendorRow<PayoffLettersPort> = {
  speaks: 'requests for letters, by basic authentication',
  pair: true,
  callbacks: 'secret',
  connect: createPayoffLettersHttp,
};
