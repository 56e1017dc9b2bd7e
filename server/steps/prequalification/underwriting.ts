import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { openLiens, prequalificationValue, statedAnnualIncome } from '@hearthline/journey/selectors.ts';
import type { CreditReport } from '@hearthline/providers/credit-bureau/port.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import type { IsoDate } from '@hearthline/rules/dates.ts';
import { type OfferedInstead, offeredInstead } from '@hearthline/rules/offers/instead.ts';
import { pricedOffers } from '@hearthline/rules/offers/quote.ts';
import { regBDeadlineOf } from '@hearthline/rules/regulation/reg-b.ts';
import { productAsDecided } from '@hearthline/rules/offers/decision.ts';
import { unsettledConflicts } from '@hearthline/journey/application/underwriting-decision.ts';
import { isNearMiss } from '@hearthline/rules/offers/near-miss.ts';
import { type Quotable, underwrite } from '@hearthline/rules/offers/underwrite.ts';
import type { ReasonCode } from '@hearthline/rules/enums.ts';
import type { MarketRates, UnderwriteInput, Underwriting } from '@hearthline/rules/offers/types.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { saveOfferSet } from '@hearthline/database/stores/application/offer-set.ts';
import { latestAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import type { Context } from '../../config/context.ts';
import { GiveUp, type StepRun } from '../../engine/step.ts';
import { debtsBesideLiens, liensCounted } from './counted-debts.ts';
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
): Omit<UnderwriteInput, 'index'> {
  if (!f.created || !f.credit || !f.title) throw new GiveUp('FACTS_MISSING');
  const value = prequalificationValue(f);
  if (value === null) throw new GiveUp('NO_VALUE');
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
    liens: liensCounted(f),
    debts: debtsBesideLiens(f, f.credit.debts, creditorOf),
    monthlyIncome: statedAnnualIncome(f) / 12,
    assets: f.assets && {
      cash: f.assets.cash,
      securities: f.assets.securities,
      retirement: f.assets.retirement,
      otherAnnual: f.assets.otherAnnual,
    },
    product: productAsDecided(product, f.decided, f.created.occupancy),
    barredBy,
  };
}

/** The terms of a counteroffer, the reasons for which others were not granted, the last day to accept, and the creditors that are paid off from it. */
export type Counteroffer = {
  readonly instead: readonly OfferedInstead[];
  readonly reasons: readonly ReasonCode[];
  readonly until: IsoDate | null;
  readonly payOff: readonly string[];
};
/** Makes the notice of a counteroffer; `write` stores and delivers it in the transaction of the decision. */
type MakeCounteroffer = (
  ctx: Context,
  application: Application,
  terms: Counteroffer,
) => Promise<{ readonly write: (client: PoolClient, locked: Application) => Promise<readonly Fact[]> }>;

/** Runs the underwriting of rules/offers and stores the offer set (lending §1.2, row 8). A contradictory credit file is reviewed by staff first. */
export const underwritingStep =
  (notify: MakeCounteroffer): StepRun =>
  async (ctx, application, attempt) => {
    const { facts: f } = application;
    const report = await latestAnswer<CreditReport>(ctx, application.uuid, 'soft-credit');
    const creditorOf = (id: string) => report?.tradelines.find((t) => t.id === id)?.creditor ?? 'Creditor';
    const at = ctx.clock.now(application.uuid);
    const input = underwriteInput(application, creditorOf, await barsOfTexas(ctx, application));
    const rates = await marketRatesToday(ctx, application);
    const result = underwrite({ ...input, ...rates });
    const unclear = unsettledConflicts(f).length > 0 || (texasUnclear(f) && !f.underwritingCleared);
    const nearMiss = !f.underwritingCleared && isNearMiss({ ...input, ...rates }, result);
    const refer = nearMiss || (unclear && result.decision !== 'DECLINE');
    const thin = f.credit?.score === null;
    const offerSetId = !refer && result.offers.length > 0 ? v7() : null;
    const found = { input, rates, result, creditorOf, at, notify };
    const counteroffer = refer ? null : await counterofferOf(ctx, application, found);
    const fact: Fact = {
      type: 'underwritten',
      attempt,
      ...(counteroffer && { instead: [...counteroffer.instead] }),
      ...(nearMiss && { nearMiss }),
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
      write: async (client, locked) => {
        if (offerSetId)
          await saveOfferSet(client, {
            id: offerSetId,
            applicationUuid: application.uuid,
            attempt,
            priced: result satisfies Underwriting,
            at,
          });
        return (await counteroffer?.notice.write(client, locked)) ?? [];
      },
    };
  };

type Found = {
  readonly input: Omit<UnderwriteInput, 'index'>;
  readonly rates: MarketRates;
  readonly result: Underwriting;
  readonly creditorOf: (id: string) => string;
  readonly at: Date;
  readonly notify: MakeCounteroffer;
};

/** The terms that are offered instead of those that were asked for, and the notice that states them; null where nothing is refused. */
async function counterofferOf(ctx: Context, application: Application, found: Found) {
  const { decided } = application.facts;
  const terms =
    found.result.requalifyReason === null
      ? decided?.counteroffer && found.result.offers.length > 0
        ? decidedTerms(application, found)
        : null
      : otherTerms(application, found);
  return terms && { instead: terms.instead, notice: await found.notify(ctx, application, terms) };
}

const insteadOf = ({ product }: Application, value: number, offers: Quotable): OfferedInstead[] =>
  offeredInstead(pricedOffers(offers, { homeValue: value, product, liabilities: [] }), { draw: null, feePercent: null, payType: 'MANUAL' });

/** The terms of an underwriter's counteroffer, open for ninety days from its decision however often they are priced again. */
export function decidedTerms(
  application: Application,
  { input, result, at }: Pick<Found, 'input' | 'at'> & { readonly result: Quotable },
): Counteroffer {
  const { decided } = application.facts;
  return {
    instead: insteadOf(application, input.value, result),
    reasons: decided?.counteroffer?.reasons ?? [],
    until: regBDeadlineOf('COUNTEROFFER', decided?.on ?? dayAtProperty(application.facts, at)).dueOn,
    payOff: [],
  };
}

/** The line that could be had when the suggested debts are paid off from it. */
function otherTerms(application: Application, { input, rates, result, creditorOf, at }: Found): Counteroffer {
  const { facts: f } = application;
  const paid = <T extends { readonly id: string }>(item: T) =>
    result.suggestedPayoffs.includes(item.id) ? { ...item, payOff: true } : item;
  const then = underwrite({ ...input, ...rates, debts: input.debts.map(paid), liens: input.liens.map(paid) });
  const lenders = new Map((openLiens(f) ?? []).map(({ id, lenderName }) => [id, lenderName]));
  return {
    instead: insteadOf(application, input.value, then),
    reasons: result.reasons,
    until: regBDeadlineOf('COUNTEROFFER', dayAtProperty(f, at)).dueOn,
    payOff: result.suggestedPayoffs.map((id) => lenders.get(id) ?? creditorOf(id)),
  };
}
