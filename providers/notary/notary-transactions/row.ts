import type { VendorRow } from '../../wire/row.ts';
import type { NotaryPort } from '../port.ts';
import { createNotaryHttp } from './http.ts';

export const NOTARY_TRANSACTIONS: VendorRow<NotaryPort> = {
  speaks: 'Proof’s API of transactions',
  pair: false,
  callbacks: 'secret',
  connect: createNotaryHttp,
  cancel: (port, ref, options) => port.cancel(ref, options),
  leavesDrafts: true,
};
