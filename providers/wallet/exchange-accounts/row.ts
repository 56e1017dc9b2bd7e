import type { VendorRow } from '../../wire/row.ts';
import type { WalletPort } from '../port.ts';
import { createWalletHttp } from './http.ts';

export const EXCHANGE_ACCOUNTS: VendorRow<WalletPort> = {
  speaks: 'accounts and deposits, by basic authentication',
  pair: true,
  callbacks: 'secret',
  connect: createWalletHttp,
};
