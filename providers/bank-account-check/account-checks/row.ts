import type { VendorRow } from '../../wire/row.ts';
import type { BankAccountCheckPort } from '../port.ts';
import { createBankAccountCheckHttp } from './http.ts';

export const ACCOUNT_CHECKS: VendorRow<BankAccountCheckPort> = {
  speaks: 'checks and micro-deposits, by basic authentication',
  pair: true,
  callbacks: 'secret',
  connect: createBankAccountCheckHttp,
};
