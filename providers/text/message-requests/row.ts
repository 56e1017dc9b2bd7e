import type { VendorRow } from '../../wire/row.ts';
import type { TextPort } from '../port.ts';
import { createMessageRequestsHttp } from './http.ts';

export const MESSAGE_REQUESTS: VendorRow<TextPort> = {
  speaks: 'messages as JSON by a bearer key, with callbacks that are dated and signed',
  pair: false,
  callbacks: 'secret',
  connect: createMessageRequestsHttp,
};
