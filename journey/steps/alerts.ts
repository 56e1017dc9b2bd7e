import type { Facts } from '../facts.ts';
import type { ChecklistStatus } from '../statuses.ts';
import { needsAlertCheck } from './prequalification.ts';
import { hasOpenAlert, needsPerson } from './signers.ts';

/**
 * The report whose alert nobody has verified: the application waits until the consumer confirmed at the number they left that it is theirs
 * (15 U.S.C. 1681c-1(h)(1)(B)). Null without one.
 */
export function openAlert(f: Facts): 'SOFT' | 'HARD' | null {
  if (needsAlertCheck(f) && !f.alertVerified) return 'SOFT';
  const { hardCredit, hardAlertVerified } = f.verification;
  return (hardCredit?.alerts.length ?? 0) > 0 && !hardAlertVerified ? 'HARD' : null;
}

/** Whose alert the call at this status is about, on which report, and what kinds of alerts it has. `party`: `borrower`, or the signer's id. */
export function alertToCall(f: Facts, status: ChecklistStatus) {
  if (status === 'CO_DEED_REQ') {
    const signer = f.verification.signers.find((one) => needsPerson(one) && hasOpenAlert(one));
    return signer ? { party: signer.id, signer, report: 'HARD' as const, alerts: signer.credit?.alerts ?? [] } : null;
  }
  const report = status === 'FACTA_REVIEW' ? openAlert(f) : null;
  return report && { party: 'borrower', signer: null, report, alerts: f.verification.hardCredit?.alerts ?? f.credit?.alerts ?? [] };
}
