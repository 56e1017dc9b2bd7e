import type { HmdaAction } from '@hearthline/rules/regulation/hmda/codes.ts';
import type { Facts } from '../facts.ts';
import { isApproved } from './counteroffer.ts';
import { declineOf } from './decline.ts';

/**
 * Action taken on an ended application, as the HMDA register counts it (12 CFR 1003.4(a)(8)); null while it is open, and for an inquiry
 * that never became an application, because its purpose was never stated. Final terms were an approval, even when they were withdrawn or lapsed
 * afterward (comments 4(a)(8)(i)-3, -4); a counteroffer that was not accepted is a denial of what was asked for (comment 4(a)(8)(i)-9); a rescission counts as approved but not accepted (comment 4(a)(8)(i)-10), and so does a condition of the closing
 * that was not met, such as the signature of an owner (comment 4(a)(8)(i)-13). What the lender refused is denied, at any status.
 */
export function hmdaActionOf(facts: Facts): HmdaAction | null {
  if (facts.verification.info === null) return null;
  if (facts.completed) return 'ORIGINATED';
  if (facts.cancelled?.reason === 'CANCELLED_BY_LENDER' && facts.cancelled.reasons) return 'DENIED';
  if (facts.cancelled)
    return isApproved(facts) ? 'APPROVED_NOT_ACCEPTED' : facts.cancelled.reason === 'INCOMPLETE' ? 'INCOMPLETE' : 'WITHDRAWN';
  return declineOf(facts) ? 'DENIED' : null;
}
