import type { VendorRow } from '../../wire/row.ts';
import type { IdentityDocumentsPort } from '../port.ts';
import { createIdentityDocumentsHttp } from './http.ts';

export const INQUIRIES: VendorRow<IdentityDocumentsPort> = {
  speaks: 'Persona’s API of inquiries',
  pair: false,
  callbacks: 'secret',
  connect: createIdentityDocumentsHttp,
};
