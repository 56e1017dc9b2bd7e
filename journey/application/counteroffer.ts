/** A counteroffer that the borrower has not answered, and how it and an approval end (12 CFR 1002.2(c)(1)(i), 1002.9(a)(1)(iv)). */
import type { ReasonCode } from '@hearthline/rules/enums.ts';
import { isClosed } from '../checklist.ts';
import type { Facts } from '../facts.ts';
import type { Fact } from '../facts/fact.ts';

/** Why other terms were offered than the borrower asked for; null while no such offer is open. A line that nothing made smaller or dearer is none. */
export function openCounteroffer(f: Facts): readonly ReasonCode[] | null {
  if (isClosed(f)) return null;
  const { underwriting: first, verification, decided, selection } = f;
  if (first?.requalifyReason != null) return first.reasons;
  // That of an underwriter is accepted with a choice among its terms.
  return (selection === null ? decided?.counteroffer?.reasons : null) ?? verification.counteroffer;
}

/** The refusal of what was asked for, once the counteroffer was declined or has lapsed; null where none is open. */
const refusal = (f: Facts, counteroffer: 'DECLINED' | 'LAPSED'): Fact | null => {
  const reasons = openCounteroffer(f);
  return reasons && { type: 'declined', reasons: [...reasons], counteroffer };
};

/** What a borrower's withdrawal records: that of a borrower who has a counteroffer declines it, and what was asked for is refused. */
export const withdrawal = (f: Facts): Fact => refusal(f, 'DECLINED') ?? { type: 'cancelled', reason: 'WITHDRAWN', expired: false };

/** What is recorded when time has run out: of an application that was approved, of a counteroffer, of one that is incomplete. */
export const lapse = (f: Facts): Fact =>
  refusal(f, 'LAPSED') ?? { type: 'cancelled', reason: isApproved(f) ? 'APPROVAL_LAPSED' : 'INCOMPLETE', expired: true };

/** The lender has decided for a line, and only the borrower's word is missing, or the closing (comment 4(a)(8)(i)-3 to 12 CFR part 1003). */
export const isApproved = ({ verification: { terms, accepted, counteroffer } }: Facts): boolean =>
  accepted || terms?.decision === 'FINAL' || (terms?.decision === 'SELECT' && !counteroffer);
