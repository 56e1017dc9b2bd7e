/** Domains as stories show them. */
import type { Change, Domain } from '../screens/lender/domains/copy.ts';

export const PENDING: Domain = {
  id: '018f0000-0000-7000-8000-0000000000d1',
  domain: 'apply.lender.example',
  state: 'PENDING',
  isMain: false,
  record: { name: '_hearthline.apply.lender.example', value: 'hearthline-proof=Wm2tKq0lD3yZpVf8sNcRx1uHoE7aBgJiLkTw5Y9vQ4M' },
  by: 'Ada Whitfield',
  at: '2026-11-24T16:04:00.000Z',
  provedAt: null,
  checkedAt: null,
  finding: null,
  stopsAt: null,
  change: null,
};
export const CHECKED = { checkedAt: '2026-11-24T16:20:00.000Z' };
export const SERVED: Domain = {
  ...PENDING,
  ...CHECKED,
  state: 'SERVED',
  provedAt: '2026-11-24T16:20:00.000Z',
  finding: 'The record is there.',
};
export const CHANGE: Change = {
  id: '018f0000-0000-7000-8000-0000000000c1',
  change: 'LEAD_HERE',
  reason: 'Our own name on every letter from December on',
  by: 'Bea Quill',
  at: '2026-11-25T16:04:00.000Z',
  expiresAt: '2026-12-02T16:04:00.000Z',
  isMine: false,
  mayDecide: true,
  whyNot: null,
};
