import type { HmdaAction } from '@hearthline/rules/regulation/hmda/codes.ts';
import type { Facts } from '../facts.ts';
import { declineOf } from './decline.ts';

/**
 * What was done with an application that ended, as the register counts it (12 CFR 1003.4(a)(8)); null while it is open, and for an inquiry that never
 * became an application: its purpose was never told. Terms that were accepted were an approval, whoever stepped back after (comment 4(a)(8)(i)-4); one
 * who used the right to cancel approved and did not take it (comment 4(a)(8)(i)-10).
 */
export function hmdaActionOf(facts: Facts): HmdaAction | null {
  if (facts.full.info === null) return null;
  if (facts.completed) return 'ORIGINATED';
  if (facts.cancelled)
    return facts.full.accepted ? 'APPROVED_NOT_ACCEPTED' : facts.cancelled.reason === 'INCOMPLETE' ? 'INCOMPLETE' : 'WITHDRAWN';
  return declineOf(facts) ? 'DENIED' : null;
}
