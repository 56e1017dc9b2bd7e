import type { VendorRow } from '../../wire/row.ts';
import type { InsurancePort } from '../port.ts';
import { createInsuranceHttp } from './http.ts';

export const EVIDENCE: VendorRow<InsurancePort> = {
  speaks: 'evidence of insurance, by basic authentication',
  pair: true,
  callbacks: 'secret',
  connect: createInsuranceHttp,
};
