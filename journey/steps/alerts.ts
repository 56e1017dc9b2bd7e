import type { Facts } from '../facts.ts';
import { needsAlertCheck } from './prequalification.ts';

/**
 * The report whose alert nobody has verified: the application waits until the consumer confirmed at the number they left that it is theirs
 * (15 U.S.C. 1681c-1(h)(1)(B)). Null without one.
 */
export function openAlert(f: Facts): 'SOFT' | 'HARD' | null {
  if (needsAlertCheck(f) && !f.alertVerified) return 'SOFT';
  const { hardCredit, hardAlertVerified } = f.verification;
  return (hardCredit?.alerts.length ?? 0) > 0 && !hardAlertVerified ? 'HARD' : null;
}
