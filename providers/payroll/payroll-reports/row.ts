import type { VendorRow } from '../../wire/row.ts';
import type { PayrollPort } from '../port.ts';
import { createPayrollHttp } from './http.ts';

export const PAYROLL_REPORTS: VendorRow<PayrollPort> = {
  speaks: 'Truv’s API of tokens and reports',
  pair: true,
  callbacks: 'secret',
  connect: createPayrollHttp,
  page: { script: 'https://cdn.truv.com/bridge.js', frames: ['https://cdn.truv.com'], connects: ['https://cdn.truv.com'] },
};
