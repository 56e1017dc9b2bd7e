import { statusOf } from '../checklist.ts';
import type { Facts, Settings } from '../facts.ts';
import { declineOf } from './decline.ts';

/** How an application ended, as its borrower is told. */
export const ENDS = [
  'COMPLETE',
  'WITHDRAWN',
  'CLOSED_BY_LENDER',
  'SIGNER_REFUSED',
  'RESCINDED',
  'INCOMPLETE',
  'OFFERS_EXPIRED',
  'APPROVAL_EXPIRED',
  'DECLINED',
  'NOT_ELIGIBLE',
  'COUNTEROFFER_DECLINED',
  'COUNTEROFFER_LAPSED',
] as const;
export type End = (typeof ENDS)[number];

/** By the reason of the fact `cancelled`; any other is the lender's. */
const CANCELED: Readonly<Record<string, End>> = {
  WITHDRAWN: 'WITHDRAWN',
  SIGNER_REFUSED: 'SIGNER_REFUSED',
  RESCINDED: 'RESCINDED',
};

/** How an application ended; null while it is open. */
export function endOf(f: Facts, settings: Settings): End | null {
  const status = statusOf(f, settings);
  if (status === 'COMPLETE') return 'COMPLETE';
  if (f.cancelled?.reason === 'APPROVAL_LAPSED') return 'APPROVAL_EXPIRED';
  if (f.cancelled?.expired) return f.selection === null && f.underwriting?.offerSetId != null ? 'OFFERS_EXPIRED' : 'INCOMPLETE';
  if (f.cancelled) return CANCELED[f.cancelled.reason] ?? 'CLOSED_BY_LENDER';
  if (status !== 'DECLINED') return null;
  if (f.declinedBy?.counteroffer !== undefined) return `COUNTEROFFER_${f.declinedBy.counteroffer}`;
  if (f.requalify?.accepted === false) return f.requalify.lapsed === true ? 'COUNTEROFFER_LAPSED' : 'COUNTEROFFER_DECLINED';
  return declineOf(f)?.decision === 'INELIGIBLE' ? 'NOT_ELIGIBLE' : 'DECLINED';
}
