import type { ChatVendorRow } from '../port.ts';
import { createTwilioHttp, TWILIO_ADDRESS } from './http.ts';

export const TWILIO: ChatVendorRow = {
  speaks: 'Twilio’s Conversations API',
  key: ['account', 'keySid', 'keySecret', 'serviceSid'],
  address: TWILIO_ADDRESS,
  connect: createTwilioHttp,
  // the socket, over which its script also sends its requests, and the two services that take and give files
  connects: (address) =>
    address === null
      ? ['wss://tsock.us1.twilio.com', 'https://mcs.us1.twilio.com', 'https://media.us1.twilio.com']
      : [new URL(address).origin, new URL(address).origin.replace('http', 'ws')],
};
