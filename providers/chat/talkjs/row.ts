import type { ChatVendorRow } from '../port.ts';
import { createTalkjsHttp, TALKJS_ADDRESS } from './http.ts';

/**
 * What TalkJS asks a page's policy for (talkjs.com/docs: Content Security Policy), and the bucket in which its files lie, by the examples of its REST API: anyone
 * can have another bucket at that host.
 */
const ORIGINS = ['https://*.talkjs.com', 'wss://*.talkjs.com', 'https://firebasestorage.googleapis.com/v0/b/klets-3642/'] as const;

export const TALKJS: ChatVendorRow = {
  speaks: 'TalkJS',
  key: ['app', 'secret'],
  address: TALKJS_ADDRESS,
  connect: createTalkjsHttp,
  connects: (address) => (address === null ? ORIGINS : [new URL(address).origin, new URL(address).origin.replace(/^http/, 'ws')]),
  scripts: (address) => [address === null ? 'https://cdn.talkjs.com' : new URL(address).origin],
};
