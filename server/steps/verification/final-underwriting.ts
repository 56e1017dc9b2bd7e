import type { Facts } from '@hearthline/journey/facts.ts';
import type { FactOf } from '@hearthline/journey/facts/fact.ts';
import { chosenPayoffs, statedAnnualIncome, texasEquityLiens } from '@hearthline/journey/selectors.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { percentOf, sum } from '@hearthline/rules/money.ts';
import { dtiCapOf } from '@hearthline/rules/offers/limits.ts';
import { sheetOf } from '@hearthline/rules/offers/pricing.ts';
import { monthlyPayment as amortized } from '@hearthline/rules/offers/payments.ts';
import { pricedOffers, quote, quoteInput, type QuoteResult } from '@hearthline/rules/offers/quote.ts';
import type { UnderwriteInput, Underwriting } from '@hearthline/rules/offers/types.ts';
import { marketRatesToday } from '../prequalification/market-rates.ts';
import { underwrite } from '@hearthline/rules/offers/underwrite.ts';
import type { ReasonCode } from '@hearthline/rules/enums.ts';
import { offeredInstead } from '@hearthline/rules/offers/instead.ts';
import { regBDeadlineOf } from '@hearthline/rules/regulation/reg-b.ts';
import { v7 } from 'uuid';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { creditorsOf } from '../prequalification/liabilities.ts';
import { barsOfTexas } from '../prequalification/texas-equity.ts';
import { saveOfferSet } from '@hearthline/database/stores/application/offer-set.ts';
import { makeCounteroffer } from '../notices/counteroffer.ts';
import { GiveUp, type StepRun } from '../../engine/step.ts';
import { underwriteInput } from '../prequalification/underwriting.ts';
import { BOUNDLESS, counterofferReasons } from './counteroffer-reasons.ts';
import { incomeCounted, verifiedInput, verifiedPayoffs } from './verified-input.ts';

/** Never REVIEW: whatever staff have to review was reviewed before, and no status follows from it here. */
type Terms = Pick<FactOf<'termsVerified'>, 'subDecision' | 'reasons' | 'dtiDecline' | 'creditScoreDecline' | 'settled'> & {
  readonly decision: 'FINAL' | 'SELECT' | 'DECLINE';
};

const none = { reasons: [], dtiDecline: false, creditScoreDecline: false, settled: null };

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
    apr === selection.rate &&
    monthlyPayment === selection.monthlyPayment &&
    (postDti ?? 0) <= dtiCapOf(sheetOf(input.product), input.score, input.propertyType)
  );
}

/** Whether the chosen draw is offered on the chosen terms, or on better ones. */
function isGranted({ selection }: Facts, input: UnderwriteInput, result: QuoteResult): boolean {
  if (!result.ok || !selection) return false;
  const { apr, monthlyPayment, postDti } = result.quote;
  return (
    apr <= selection.rate &&
    monthlyPayment <= selection.monthlyPayment &&
    (postDti ?? 0) <= dtiCapOf(sheetOf(input.product), input.score, input.propertyType)
  );
}

/** Debts with the chosen line as a share of the income, percent: the ratio that the decision relies on (12 CFR 1003.4(a)(23)). Null without income. */
function dtiRelied(f: Facts, input: UnderwriteInput, { monthlyDebts, monthlyIncome }: Underwriting): number | null {
  const { selection } = f;
  if (!selection) return null;
  const paidOff = verifiedPayoffs(f, input).filter(({ payOff }) => !payOff.required);
  return percentOf(
    sum([monthlyDebts, amortized(selection.lineAmount, selection.rate, selection.term)]).minus(
      sum(paidOff.map((debt) => debt.monetaryCalculatedNextPaymentMinimumAmount)),
    ),
    monthlyIncome,
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
 * support, or is declined when there is none. @param stated what the first offers were based on
 */
export function termsOf(application: Application, input: UnderwriteInput, result: Underwriting, stated: UnderwriteInput): Terms {
  const { facts: f } = application;
  const again = chosenAgain(application, input, result);
  // An equity loan of a Texas homestead that the title search found is paid off too: the borrower chooses with it.
  const unpaid = texasEquityLiens(f).some(({ id }) => !chosenPayoffs(f).includes(id));
  if (!unpaid && again.ok && isUnchanged(f, input, again)) {
    const { cashToYou, payoffAmounts } = again.quote;
    return { ...none, decision: 'FINAL', subDecision: 'FINAL_OFFER', settled: { cashToYou, payoffAmounts } };
  }
  if (result.offers.length === 0) return declined(f, result);
  const boundless = { ...input, monthlyIncome: BOUNDLESS };
  const byIncome = !unpaid && isUnchanged(f, boundless, chosenAgain(application, boundless, underwrite(boundless)));
  const holds = (on: UnderwriteInput) => isGranted(f, on, chosenAgain(application, on, underwrite(on)));
  // A smaller or dearer line is a counteroffer, which has its reasons (12 CFR 1002.2(c)(1)(i)); a better one is none.
  const reasons = !isGranted(f, input, again) ? counterofferReasons(stated, input, holds) : unpaid ? (['LIENS_AHEAD'] as const) : [];
  const subDecision = byIncome ? (f.assets ? 'VERIFIED_RESERVE_LIMITED' : 'VERIFIED_DTI_LIMITED') : 'VERIFIED_OFFER';
  return { ...none, decision: 'SELECT', subDecision, reasons: [...reasons] };
}

/** The final underwriting, from verified facts (lending §1.2, rows 23 and 24). */
export const finalUnderwritingStep: StepRun = async (ctx, application, attempt) => {
  const { uuid, facts: f } = application;
  const at = ctx.clock.now(uuid);
  const creditorOf = await creditorsOf(ctx, application);
  const rates = await marketRatesToday(ctx, application);
  const input = { ...verifiedInput(application, creditorOf), barredBy: await barsOfTexas(ctx, application), ...rates };
  const priced = underwrite(input);
  // Before the full title search.
  const first = { ...application, facts: { ...f, verification: { ...f.verification, title: null } } };
  const terms = termsOf(application, input, priced, { ...underwriteInput(first, creditorOf), ...rates });
  const offerSetId = terms.decision === 'SELECT' ? v7() : terms.decision === 'FINAL' ? (f.selection?.offerSetId ?? null) : null;
  const verified = {
    type: 'termsVerified',
    attempt,
    ...terms,
    offerSetId,
    maxLine: priced.maxLine,
    dti: dtiRelied(f, input, priced),
  } as const;
  if (terms.decision !== 'SELECT' || !offerSetId || !f.selection) return { facts: [verified] };
  const offers = pricedOffers(priced, { homeValue: input.value, product: application.product, liabilities: [] });
  const instead = offeredInstead(offers, f.selection);
  const until = terms.reasons.length === 0 ? null : regBDeadlineOf('COUNTEROFFER', dayAtProperty(f, at)).dueOn;
  const notice = await makeCounteroffer(ctx, application, { instead, reasons: terms.reasons, until, payOff: [] });
  return {
    facts: [{ ...verified, instead }],
    write: async (client, locked) => {
      await saveOfferSet(client, { id: offerSetId, applicationUuid: uuid, kind: 'VERIFIED', attempt, priced, at });
      return notice.write(client, locked);
    },
  };
};
