import type { VendorRow } from '../../wire/row.ts';
import type { GeocoderPort } from '../port.ts';
import { createGeocoderHttp } from './http.ts';

export const CENSUS: VendorRow<GeocoderPort> = {
  speaks: 'the Census Bureau’s geocoder',
  pair: false,
  callbacks: null,
  connect: createGeocoderHttp,
};
