import type { Lender } from '@hearthline/orgs/schema.ts';
import { NOT_REFERRED_MESSAGE } from '@hearthline/rules/eligibility.ts';
import { isUuid } from '@hearthline/rules/uuid.ts';
import type { PoolClient } from 'pg';
import { Problem } from '@hearthline/contract/problem.ts';
import { claimReferral } from '@hearthline/database/stores/lender/referrals.ts';

/**
 * Uses the referral a borrower came by, and keeps out of a lender who takes only referred borrowers whoever has none: unknown, over,
 * another lender's or another person's (AMB-75).
 */
export async function enterByReferral(
  client: PoolClient,
  lender: Lender,
  by: { readonly identityUuid: string; readonly referralId: string | undefined; readonly isReferredByOfficer: boolean },
): Promise<void> {
  const { identityUuid, referralId } = by;
  const isReferred = isUuid(referralId) && (await claimReferral(client, referralId, lender.orgCode, identityUuid));
  const isLet = lender.wholesale ? isReferred : !lender.loRequired || isReferred || by.isReferredByOfficer;
  if (!isLet) throw new Problem('conflict', { message: NOT_REFERRED_MESSAGE });
}
