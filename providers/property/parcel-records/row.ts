import type { VendorRow } from '../../wire/row.ts';
import type { PropertyPort } from '../port.ts';
import { createPropertyHttp } from './http.ts';

export const PARCEL_RECORDS: VendorRow<PropertyPort> = {
  speaks: 'parcels, their details and automated values, by basic authentication',
  pair: true,
  callbacks: null,
  connect: createPropertyHttp,
};
