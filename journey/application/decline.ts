import type { ReasonCode } from '@hearthline/rules/enums.ts';
import type { Facts } from '../facts.ts';

export type Decline = {
  readonly decision: 'DECLINE' | 'INELIGIBLE';
  readonly reasons: readonly ReasonCode[];
  readonly dtiDecline: boolean;
  readonly creditScoreDecline: boolean;
};

const plain = (decision: Decline['decision'], reasons: readonly ReasonCode[]): Decline => ({
  decision,
  reasons,
  dtiDecline: false,
  creditScoreDecline: false,
});

/**
 * Why the application is declined, or null. INELIGIBLE for what policy excludes for any applicant (place, kind of property, sale, age); DECLINE for
 * credit, debt, collateral and identity (lending §1.3). The first reason found wins, in the order of the steps.
 */
export function declineOf(f: Facts): Decline | null {
  if (f.declinedBy) return plain('DECLINE', f.declinedBy.reasons);
  if (f.preCheckReasons?.length) return plain('INELIGIBLE', f.preCheckReasons);
  if (f.credit?.knockOuts.length) return plain('DECLINE', f.credit.knockOuts);
  if (f.credit?.hit === 'DECEASED') return plain('DECLINE', ['ID_FAIL']);
  if (f.parcel?.reasons.length) return plain('INELIGIBLE', f.parcel.reasons);
  // Homes owned by a company are not eligible (lending §1.2, row 4c).
  if (f.title?.vesting === 'COMPANY') return plain('INELIGIBLE', ['PROP_TYPE']);
  return underwritingDecline(f) ?? verificationDecline(f);
}

/**
 * The principal reasons of the adverse action that ended an application: a decline, or its cancellation by the lender (12 CFR 1002.2(c)). Null
 * while it is open, and when the borrower withdrew, let it lapse or rescinded.
 */
export const adverseReasonsOf = (f: Facts): readonly ReasonCode[] | null =>
  f.cancelled ? (f.cancelled.reasons ?? null) : (declineOf(f)?.reasons ?? null);

/** The lowest eligible score (lending §3.6). */
const SCORE_FLOOR = 640;

/** Findings of verification: a lower score, a home in poor condition, terms that do not hold. */
function verificationDecline({ verification }: Facts): Decline | null {
  const { hardCredit, valuation, terms } = verification;
  if (hardCredit?.hit === 'DECEASED') return plain('DECLINE', ['ID_FAIL']);
  if (hardCredit?.score != null && hardCredit.score < SCORE_FLOOR) return { ...plain('DECLINE', ['SCORE_LOW']), creditScoreDecline: true };
  if (valuation.last?.condition === 'POOR' || valuation.last?.condition === 'FAIR') return plain('DECLINE', ['CONDITION']);
  if (terms?.decision === 'DECLINE')
    return { decision: 'DECLINE', reasons: terms.reasons, dtiDecline: terms.dtiDecline, creditScoreDecline: terms.creditScoreDecline };
  return null;
}

function underwritingDecline({ underwriting: u, requalify }: Facts): Decline | null {
  if (!u) return null;
  const { decision, reasons, dtiDecline, creditScoreDecline, requalifyReason } = u;
  // A counteroffer that was rejected is a decline for the reasons that led to it (12 CFR 1002.9).
  if (requalify?.accepted === false) return { decision: 'DECLINE', reasons, dtiDecline, creditScoreDecline };
  if ((decision === 'DECLINE' || decision === 'INELIGIBLE') && requalifyReason === null)
    return { decision, reasons, dtiDecline, creditScoreDecline };
  return null;
}
