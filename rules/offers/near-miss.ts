import { productAsDecided, tierOfException } from './decision.ts';
import { sheetOf } from './pricing.ts';
import type { UnderwriteInput, Underwriting } from './types.ts';
import { underwrite } from './underwrite.ts';

/**
 * Whether an application that is declined for DTI or CLTV alone would have an offer with a limit a few points higher, as many as the lender's credit policy
 * refers to a person instead of declining.
 */
export function isNearMiss(input: UnderwriteInput, { decision, reasons, capDti, maxCltv }: Underwriting): boolean {
  const { dti = 0, cltv = 0 } = input.product.referOver ?? {};
  const tier = tierOfException(sheetOf(input.product), input.score);
  if (decision !== 'DECLINE' || tier === null) return false;
  const granted = {
    tier,
    maxDti: reasons.includes('DTI_OVER') && dti > 0 ? capDti + dti : null,
    maxCltv: reasons.includes('CLTV_OVER') && cltv > 0 ? maxCltv + cltv : null,
  };
  if (granted.maxDti === null && granted.maxCltv === null) return false;
  const product = productAsDecided(input.product, { debts: [], exception: granted, counteroffer: null }, input.occupancy);
  return underwrite({ ...input, product }).offers.length > 0;
}
