import type { ChatVendorRow } from '../port.ts';
import { createStreamHttp, STREAM_ADDRESS } from './http.ts';

/** Files of messages lie in the content network of their region. */
function originsOf(address: string): string[] {
  const { origin, protocol } = new URL(address);
  return [origin, origin.replace(/^http/, 'ws'), ...(protocol === 'https:' ? ['https://*.stream-io-cdn.com'] : [])];
}

export const STREAM: ChatVendorRow = {
  speaks: 'Stream’s chat API',
  key: ['key', 'secret'],
  address: STREAM_ADDRESS,
  connect: createStreamHttp,
  connects: (address) => originsOf(address ?? STREAM_ADDRESS),
};
