import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { agreedPayoffs, openLiens, prequalificationValue, statedAnnualIncome } from '@hearthline/journey/selectors.ts';
import type { CreditReport } from '@hearthline/providers/credit-bureau/port.ts';
import { underwrite } from '@hearthline/rules/offers/underwrite.ts';
import type { ReasonCode } from '@hearthline/rules/enums.ts';
import type { UnderwriteInput, Underwriting } from '@hearthline/rules/offers/types.ts';
import { v7 } from 'uuid';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { saveOfferSet } from '@hearthline/database/stores/application/offer-set.ts';
import { latestAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { GiveUp, type StepRun } from '../../engine/step.ts';
import { marketRatesToday } from './market-rates.ts';
import { barsOfTexas, texasUnclear } from './texas-equity.ts';

/** Version of the calculations and tables of rules/offers, stored with every decision. */
export const GUIDELINE_VERSION = '2026-11';

/** Property tax of a year as a share of the value, for an application whose parcel was read before the tax was stored. */
const USUAL_TAX_SHARE = 0.0125;

/**
 * The underwriting input, from the facts; creditor names come from the encrypted report and are for display only. `barredBy`: why the law of the
 * state forbids another line on the home.
 */
export function underwriteInput(
  { facts: f, product }: Application,
  creditorOf: (id: string) => string,
  barredBy: readonly ReasonCode[] = [],
): UnderwriteInput {
  if (!f.created || !f.credit || !f.title) throw new GiveUp('FACTS_MISSING');
  const liens = openLiens(f) ?? [];
  const value = prequalificationValue(f);
  if (value === null) throw new GiveUp('NO_VALUE');
  const ofLiens = new Set(liens.map((l) => l.debtId));
  const marked = agreedPayoffs(f);
  return {
    score: f.credit.score ?? 0,
    value,
    valueFsd: f.noValueFound ? null : (f.valuation?.fsd ?? null),
    isEstimated: f.noValueFound,
    avmBilled: f.valuation?.billed,
    occupancy: f.created.occupancy,
    state: f.created.state,
    ...(f.parcel && { propertyType: f.parcel.propertyType }),
    ...(f.parcel?.county !== undefined && { county: f.parcel.county }),
    annualTax: f.parcel?.annualTax ?? value * USUAL_TAX_SHARE,
    hoaDues: f.parcel?.hoaDues ?? 0,
    liens: liens.map((l) => ({
      id: l.id,
      balance: l.currentBalance,
      original: l.originalBalance,
      limit: l.creditLimit,
      monthlyPayment: l.monthlyPayment,
      heloc: l.kind === 'HELOC',
      payOff: marked.includes(l.id),
    })),
    debts: f.credit.debts
      .filter((d) => !ofLiens.has(d.id) && !d.nearlyPaid)
      .map((d) => ({
        id: d.id,
        creditor: creditorOf(d.id),
        type: d.kind,
        balance: d.balance,
        monthlyPayment: d.monthlyPayment,
        payOff: marked.includes(d.id),
      })),
    monthlyIncome: statedAnnualIncome(f) / 12,
    assets: f.assets && {
      cash: f.assets.cash,
      securities: f.assets.securities,
      retirement: f.assets.retirement,
      otherAnnual: f.assets.otherAnnual,
    },
    product,
    barredBy,
  };
}

/** Runs the underwriting of rules/offers and stores the offer set (lending §1.2, row 8). A contradictory credit file is reviewed by staff first. */
export const underwritingStep: StepRun = async (ctx, application, attempt) => {
  const { facts: f } = application;
  const report = await latestAnswer<CreditReport>(ctx, application.uuid, 'soft-credit');
  const creditorOf = (id: string) => report?.tradelines.find((t) => t.id === id)?.creditor ?? 'Creditor';
  const at = ctx.clock.now(application.uuid);
  const input = underwriteInput(application, creditorOf, await barsOfTexas(ctx, application));
  const result = underwrite({ ...input, ...(await marketRatesToday(ctx, application)) });
  const unclear = (f.credit?.conflicts.length ?? 0) > 0 || texasUnclear(f);
  const refer = unclear && !f.underwritingCleared && result.decision !== 'DECLINE';
  const thin = f.credit?.score === null;
  const offerSetId = !refer && result.offers.length > 0 ? v7() : null;
  const fact: Fact = {
    type: 'underwritten',
    attempt,
    ...(refer
      ? { decision: 'REVIEW', subDecision: 'UNKNOWN_SUBDECISION' }
      : { decision: result.decision, subDecision: result.subDecision }),
    dtiDecline: result.dtiDecline,
    creditScoreDecline: result.creditScoreDecline,
    reasons: thin && result.reasons[0] !== 'EQUITY_LOAN_WITHIN_YEAR' ? ['THIN'] : [...result.reasons],
    requalifyReason: refer ? null : result.requalifyReason,
    suggestedPayoffs: [...result.suggestedPayoffs],
    offerSetId,
    offerCount: refer ? 0 : result.offers.length,
    maxLine: result.maxLine,
    preDti: result.preDti ?? 0,
    preCltv: result.preCltv ?? 0,
    guidelineVersion: GUIDELINE_VERSION,
    creditAsOf: f.credit?.asOf ?? at.toISOString(),
    pricingAsOf: at.toISOString(),
  };
  return {
    facts: [fact],
    ...(offerSetId && {
      write: async (client) =>
        saveOfferSet(client, { id: offerSetId, applicationUuid: application.uuid, attempt, priced: result satisfies Underwriting, at }),
    }),
  };
};
