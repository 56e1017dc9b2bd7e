import type { Facts } from '@hearthline/journey/facts.ts';
import type { FactOf } from '@hearthline/journey/facts/fact.ts';
import { statedAnnualIncome } from '@hearthline/journey/selectors.ts';
import { dtiCapOf } from '@hearthline/rules/offers/limits.ts';
import { pricedOffers, quote, quoteInput, type QuoteResult } from '@hearthline/rules/offers/quote.ts';
import type { UnderwriteInput, Underwriting } from '@hearthline/rules/offers/types.ts';
import { marketRatesToday } from '../prequalification/market-rates.ts';
import { underwrite } from '@hearthline/rules/offers/underwrite.ts';
import type { ReasonCode } from '@hearthline/rules/enums.ts';
import { v7 } from 'uuid';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { creditorsOf } from '../prequalification/liabilities.ts';
import { barsOfTexas } from '../prequalification/texas-equity.ts';
import { saveOfferSet } from '@hearthline/database/stores/application/offer-set.ts';
import { GiveUp, type StepRun } from '../../engine/step.ts';
import { incomeCounted, verifiedInput, verifiedPayoffs } from './verified-input.ts';

/** Never REVIEW: whatever staff have to review was reviewed before, and no status follows from it here. */
type Terms = Pick<FactOf<'termsVerified'>, 'subDecision' | 'reasons' | 'dtiDecline' | 'creditScoreDecline' | 'settled'> & {
  readonly decision: 'FINAL' | 'SELECT' | 'DECLINE';
};

const none = { reasons: [], dtiDecline: false, creditScoreDecline: false, settled: null };
/** Income so high that DTI never limits, dollars a month. */
const BOUNDLESS = 1e9;

/** The chosen line priced from verified facts. */
function chosenAgain({ facts: f, product }: Application, input: UnderwriteInput, underwriting: Underwriting): QuoteResult {
  if (!f.selection) throw new GiveUp('NO_SELECTION');
  const liabilities = verifiedPayoffs(f, input);
  return quote(quoteInput(pricedOffers(underwriting, { homeValue: input.value, product, liabilities }), f.selection));
}

/** Whether the chosen offer is unchanged: rate, payment, and what the income supports. */
function isUnchanged({ selection }: Facts, input: UnderwriteInput, result: QuoteResult): boolean {
  if (!result.ok || !selection) return false;
  const { apr, monthlyPayment, postDti } = result.quote;
  return (
    apr === selection.rate && monthlyPayment === selection.monthlyPayment && (postDti ?? 0) <= dtiCapOf(input.score, input.propertyType)
  );
}

/** Why no offer is left. */
function declined(f: Facts, result: Underwriting): Terms {
  const byDebt = result.maxDtiUnlimited > 0 && !result.creditScoreDecline;
  const short = byDebt && incomeCounted(f) < statedAnnualIncome(f) / 12;
  const reasons: ReasonCode[] = byDebt
    ? [short ? 'INCOME_LOW' : 'DTI_OVER']
    : result.reasons.length > 0
      ? [...result.reasons]
      : ['CLTV_OVER'];
  return {
    decision: 'DECLINE',
    subDecision: 'UNKNOWN_SUBDECISION',
    reasons,
    dtiDecline: byDebt,
    creditScoreDecline: result.creditScoreDecline,
    settled: null,
  };
}

/**
 * Verified terms equal to the chosen ones are final; otherwise the borrower chooses among the offers that verified income, value, debts and title
 * support, or is declined when there is none.
 */
export function termsOf(application: Application, input: UnderwriteInput, result: Underwriting): Terms {
  const { facts: f } = application;
  const again = chosenAgain(application, input, result);
  if (again.ok && isUnchanged(f, input, again)) {
    const { cashToYou, payoffAmounts } = again.quote;
    return { ...none, decision: 'FINAL', subDecision: 'FINAL_OFFER', settled: { cashToYou, payoffAmounts } };
  }
  if (result.offers.length === 0) return declined(f, result);
  const boundless = { ...input, monthlyIncome: BOUNDLESS };
  const byIncome = isUnchanged(f, boundless, chosenAgain(application, boundless, underwrite(boundless)));
  const subDecision = byIncome ? (f.assets ? 'VERIFIED_RESERVE_LIMITED' : 'VERIFIED_DTI_LIMITED') : 'VERIFIED_OFFER';
  return { ...none, decision: 'SELECT', subDecision };
}

/** The final underwriting, from verified facts (lending §1.2, rows 23 and 24). */
export const finalUnderwritingStep: StepRun = async (ctx, application, attempt) => {
  const { uuid, facts: f } = application;
  const at = ctx.clock.now(uuid);
  const input = {
    ...verifiedInput(application, await creditorsOf(ctx, application)),
    barredBy: await barsOfTexas(ctx, application),
    ...(await marketRatesToday(ctx, application)),
  };
  const priced = underwrite(input);
  const terms = termsOf(application, input, priced);
  const offerSetId = terms.decision === 'SELECT' ? v7() : terms.decision === 'FINAL' ? (f.selection?.offerSetId ?? null) : null;
  return {
    facts: [{ type: 'termsVerified', attempt, ...terms, offerSetId, maxLine: priced.maxLine }],
    write: async (client) => {
      if (terms.decision === 'SELECT' && offerSetId)
        await saveOfferSet(client, { id: offerSetId, applicationUuid: uuid, kind: 'VERIFIED', attempt, priced, at });
    },
  };
};
