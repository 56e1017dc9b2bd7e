import type { FactOf } from '@hearthline/journey/facts/fact.ts';
import { homeValue, offerSetOf } from '@hearthline/journey/selectors.ts';
import { pricedOffers, type Quote, type QuotedChoice } from '@hearthline/rules/offers/quote.ts';
import type { PricedOffers } from '@hearthline/rules/offers/types.ts';
import type { IsoDate } from '@hearthline/rules/dates.ts';
import type { PayoffPreference } from '@hearthline/rules/enums.ts';
import type { Context } from '../../config/context.ts';
import { type OfferSet, readOfferSet } from '@hearthline/database/stores/application/offer-set.ts';
import type { Application, Connection } from '@hearthline/database/stores/application/application.ts';
import { type Liability, liabilitiesOf } from './liabilities.ts';

/** The offers now open for selection, as stored and as pricing input; null while there are none. */
export async function currentOffers(
  ctx: Context,
  application: Application,
  on: Connection = ctx.pool,
): Promise<{ readonly set: OfferSet; readonly offers: PricedOffers<Liability> } | null> {
  const { facts, product } = application;
  const id = offerSetOf(facts);
  const set = id === null ? null : await readOfferSet(on, id);
  const value = homeValue(facts);
  if (!set || value === null) return null;
  const liabilities = await liabilitiesOf(ctx, application, on);
  return { set, offers: pricedOffers(set.priced, { homeValue: value, product, liabilities }) };
}

/** The choice as a fact, with every figure that documents print of it. @param rateSetOn the day on which the offers were made */
export const offerSelected = (
  set: Pick<OfferSet, 'id'>,
  rateSetOn: IsoDate,
  { payType, payoffPreference }: Pick<QuotedChoice, 'payType'> & { readonly payoffPreference: PayoffPreference },
  quote: Quote,
): FactOf<'offerSelected'> => ({
  type: 'offerSelected',
  offerSetId: set.id,
  offerId: quote.offer.id,
  term: quote.term,
  draw: quote.draw,
  lineAmount: quote.lineAmount,
  rate: quote.apr,
  feePercent: quote.feePercent,
  originationFee: quote.originationFee,
  monthlyPayment: quote.monthlyPayment,
  cashToYou: quote.cashToYou,
  payType,
  payoffs: Object.keys(quote.payoffAmounts),
  payoffPreference,
  withoutAutopay: { rate: quote.aprWithoutAutopay, monthlyPayment: quote.paymentWithoutAutopay },
  costs: quote.costs,
  payoffAmounts: quote.payoffAmounts,
  rateSetOn,
  dti: quote.postDti,
  ...(quote.laterDraws && { laterDraws: quote.laterDraws }),
});
