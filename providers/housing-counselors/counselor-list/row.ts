import type { VendorRow } from '../../wire/row.ts';
import type { HousingCounselorsPort } from '../port.ts';
import { createHousingCounselorsHttp } from './http.ts';

export const COUNSELOR_LIST: VendorRow<HousingCounselorsPort> = {
  speaks: 'the Consumer Financial Protection Bureau’s list',
  pair: false,
  callbacks: null,
  connect: createHousingCounselorsHttp,
};
