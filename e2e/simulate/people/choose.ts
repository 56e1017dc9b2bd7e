/** What a page would send for an offer: the figures of the offer set, quoted as the page quotes them. */
import { homeValue, offerSetOf, payoffAmount } from '@hearthline/journey/selectors.ts';
import { quote } from '@hearthline/rules/offers/quote.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { liabilitiesOf } from '@hearthline/server/steps/prequalification/liabilities.ts';
import { readOfferSet } from '@hearthline/database/stores/application/offer-set.ts';
import { draw } from '../vendors/luck.ts';
import type { Process } from '../process.ts';

/** The body of a choice, or null when there is nothing to choose from. */
export async function choiceOf({ ctx }: Process, application: Application, random: () => number): Promise<object | null> {
  const { facts: f, product } = application;
  const id = offerSetOf(f);
  const set = id === null ? null : await readOfferSet(ctx.pool, id);
  const offer = set?.priced.offers.at(Math.floor(random() * set.priced.offers.length));
  if (!set || !offer) return null;
  const debts = await liabilitiesOf(ctx, application);
  const marked = debts.filter((d) => d.payOff.status !== null || (d.payOff.eligible && random() < 0.3));
  const payType = draw(random, [
    [3, 'AUTOPAY' as const],
    [1, 'MANUAL' as const],
  ]);
  const draws = [100_000, 260_000, 30_000, offer.maxDraw, 15_000];
  for (const wanted of random() < 0.3 ? [offer.maxDraw, ...draws] : draws) {
    const money = Math.min(wanted, offer.maxDraw);
    const result = quote({
      underwriting: set.priced,
      value: homeValue(f) ?? 0,
      draw: money,
      term: offer.term,
      feePercent: offer.originationFee,
      payType,
      membership: product.membershipDiscount ?? null,
      ageRestricted: product.ageRestricted,
      payoffs: marked.map((d) => ({
        id: d.id,
        balance: payoffAmount(f, d.id, d.monetaryBalance),
        monthlyPayment: d.monetaryCalculatedNextPaymentMinimumAmount,
        counted: d.payOff.status !== null,
      })),
    });
    if (!result.ok) continue;
    return {
      type: 'FIXED',
      term: offer.term,
      draw: money,
      feePercent: offer.originationFee,
      payType,
      payoffs: marked.map((d) => d.id),
      payoffPreference: 'DEDUCT',
      offerSetId: set.id,
      expected: { rate: result.quote.apr, monthlyPayment: result.quote.monthlyPayment },
    };
  }
  return null;
}
