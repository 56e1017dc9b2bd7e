import type { VendorRow } from '../../wire/row.ts';
import type { ERecordingPort } from '../port.ts';
import { createERecordingHttp } from './http.ts';

export const RECORDING_PACKAGES: VendorRow<ERecordingPort> = {
  speaks: 'packages for the county, by basic authentication',
  pair: true,
  callbacks: 'secret',
  connect: createERecordingHttp,
};
