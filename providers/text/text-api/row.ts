import type { VendorRow } from '../../wire/row.ts';
import type { TextPort } from '../port.ts';
import { createTextHttp } from './http.ts';

export const TEXT_API: VendorRow<TextPort> = {
  speaks: 'Twilio’s API of messages',
  pair: true,
  callbacks: 'key',
  connect: createTextHttp,
};
