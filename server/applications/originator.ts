import { loanOfficerByUuid, referralByUuid } from '@hearthline/database/stores/lender/referrals.ts';
import type { Queryable } from '@hearthline/database/transaction.ts';

export type Originator = {
  /** The license number of the individual who brought the borrower, else of the broker of the referral; null when neither did. */
  readonly nmls: string | null;
  /** The application came through a broker's company. */
  readonly isBroker: boolean;
};

/** Who brought the borrower of an application: the loan officer of its link or of its referral, or the broker (12 CFR 1003.4(a)(33), (34); A §6). */
export async function originatorOf(
  on: Queryable,
  by: { readonly orgCode: string; readonly referrerId: string | null; readonly referralId: string | null },
): Promise<Originator> {
  const referral = by.referralId === null ? undefined : await referralByUuid(on, by.referralId, by.orgCode);
  const brokerNmls = referral?.wholesale_broker_nmls ?? null;
  const officerId = by.referrerId ?? referral?.loan_officer_uuid ?? null;
  const found = officerId === null ? undefined : await loanOfficerByUuid(on, officerId, by.orgCode);
  // A merchant sells goods, and originates nothing.
  const officer = found?.merchant ? undefined : found;
  return { nmls: officer?.nmls ?? brokerNmls, isBroker: brokerNmls !== null || (officer?.broker_name ?? null) !== null };
}
