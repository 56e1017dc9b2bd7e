import type { VendorRow } from '../../wire/row.ts';
import type { BankLinkPort } from '../port.ts';
import { createBankLinkHttp } from './http.ts';

export const LINK_TOKENS: VendorRow<BankLinkPort> = {
  speaks: 'Plaid’s API of link tokens and asset reports',
  pair: true,
  callbacks: 'secret',
  connect: createBankLinkHttp,
  page: {
    script: 'https://cdn.plaid.com/link/v2/stable/link-initialize.js',
    frames: ['https://cdn.plaid.com'],
    connects: ['https://cdn.plaid.com'],
  },
};
