import type { ChatVendorRow } from '../port.ts';
import { createTalkjsHttp, TALKJS_ADDRESS } from './http.ts';

/** What TalkJS asks a page's policy for (talkjs.com/docs: Content Security Policy), and where its files lie. */
const ORIGINS = ['https://*.talkjs.com', 'wss://*.talkjs.com', 'https://firebasestorage.googleapis.com'] as const;

export const TALKJS: ChatVendorRow = {
  speaks: 'TalkJS',
  key: ['app', 'secret'],
  address: TALKJS_ADDRESS,
  connect: createTalkjsHttp,
  connects: (address) => (address === null ? ORIGINS : [new URL(address).origin, new URL(address).origin.replace(/^http/, 'ws')]),
  scripts: (address) => [address === null ? 'https://cdn.talkjs.com' : new URL(address).origin],
};
