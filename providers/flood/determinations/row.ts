import type { VendorRow } from '../../wire/row.ts';
import type { FloodPort } from '../port.ts';
import { createFloodHttp } from './http.ts';

export const DETERMINATIONS: VendorRow<FloodPort> = {
  speaks: 'determinations ordered by basic authentication',
  pair: true,
  callbacks: 'secret',
  connect: createFloodHttp,
};
