import type { VendorRow } from '../../wire/row.ts';
import type { MoneyMovementPort } from '../port.ts';
import { createMoneyMovementHttp } from './http.ts';

export const TRANSFERS: VendorRow<MoneyMovementPort> = {
  speaks: 'Plaid’s API of transfers',
  pair: true,
  callbacks: 'secret',
  connect: createMoneyMovementHttp,
};
