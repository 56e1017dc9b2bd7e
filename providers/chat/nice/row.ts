import { NICE_ADDRESS, niceOrigins } from '@hearthline/rules/chat/nice.ts';
import type { ChatVendorRow } from '../port.ts';
import { createNiceHttp } from './http.ts';

/** Files of messages and replies too large for a frame lie in NICE's storage at Amazon; seen for the region NA1 only. */
const STORAGE = 'https://ao-de-channel-chat.s3.us-west-2.amazonaws.com';

export const NICE: ChatVendorRow = {
  speaks: 'NICE CXone digital chat',
  key: ['brand', 'channel', 'client', 'secret'],
  address: NICE_ADDRESS,
  connect: createNiceHttp,
  connects: (address) => {
    const { sockets, files } = niceOrigins(address);
    return address === null ? [sockets, files, STORAGE] : [sockets, files];
  },
};
