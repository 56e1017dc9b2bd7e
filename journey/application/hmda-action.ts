import type { HmdaAction } from '@hearthline/rules/regulation/hmda/codes.ts';
import type { Facts } from '../facts.ts';
import { declineOf } from './decline.ts';

/**
 * Action taken on an ended application, as the HMDA register counts it (12 CFR 1003.4(a)(8)); null while it is open, and for an inquiry
 * that never became an application, because its purpose was never stated. Accepted terms were an approval, even when withdrawn afterward
 * (comment 4(a)(8)(i)-4); a rescission counts as approved but not accepted (comment 4(a)(8)(i)-10), and so does a condition of the closing
 * that was not met, such as the signature of an owner (comment 4(a)(8)(i)-13). What the lender refused is denied, at any status.
 */
export function hmdaActionOf(facts: Facts): HmdaAction | null {
  if (facts.applicationPhase.info === null) return null;
  if (facts.completed) return 'ORIGINATED';
  if (facts.cancelled?.reason === 'CANCELLED_BY_LENDER' && facts.cancelled.reasons) return 'DENIED';
  if (facts.cancelled)
    return facts.applicationPhase.accepted ? 'APPROVED_NOT_ACCEPTED' : facts.cancelled.reason === 'INCOMPLETE' ? 'INCOMPLETE' : 'WITHDRAWN';
  return declineOf(facts) ? 'DENIED' : null;
}
