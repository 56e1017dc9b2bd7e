import type { ReasonCode } from '@hearthline/rules/words.ts';
import type { Facts } from '../facts.ts';

export type Decline = { readonly decision: 'DECLINE' | 'INELIGIBLE'; readonly reasons: readonly ReasonCode[]; readonly dtiDecline: boolean; readonly creditScoreDecline: boolean };

const plain = (decision: Decline['decision'], reasons: readonly ReasonCode[]): Decline => ({ decision, reasons, dtiDecline: false, creditScoreDecline: false });

/**
 * Why the application cannot go on, or null. INELIGIBLE for what policy rules out whoever asks (place, kind of property, sale, age); DECLINE for
 * credit, debt, collateral and identity (domain.md §1.3). The first reason found wins, in the order the steps are walked.
 */
export function declineOf(f: Facts): Decline | null {
  if (f.declinedBy) return plain('DECLINE', f.declinedBy.reasons);
  if (f.preCheckReasons?.length) return plain('INELIGIBLE', f.preCheckReasons);
  if (f.credit?.knockOuts.length) return plain('DECLINE', f.credit.knockOuts);
  if (f.parcel?.reasons.length) return plain('INELIGIBLE', f.parcel.reasons);
  const u = f.underwriting;
  if (u && f.requalify?.accepted === false) return { decision: 'DECLINE', reasons: u.reasons, dtiDecline: u.dtiDecline, creditScoreDecline: u.creditScoreDecline };
  if (u && (u.decision === 'DECLINE' || u.decision === 'INELIGIBLE') && u.requalifyReason === null) {
    return { decision: u.decision, reasons: u.reasons, dtiDecline: u.dtiDecline, creditScoreDecline: u.creditScoreDecline };
  }
  return null;
}
