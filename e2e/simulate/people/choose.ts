/** What a page would send for an offer: the figures of the offer set, quoted as the page quotes them. */
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { currentOffers } from '@hearthline/server/steps/prequalification/offers.ts';
import { quote, quoteInput } from '@hearthline/rules/offers/quote.ts';
import { isRequired } from '@hearthline/rules/offers/selection.ts';
import { draw } from '../vendors/random.ts';
import type { Process } from '../process.ts';

/** The body of a choice, or null when there is nothing to choose from. */
export async function choiceOf({ ctx }: Process, application: Application, random: () => number): Promise<object | null> {
  const present = await currentOffers(ctx, application);
  const offer = present?.set.priced.offers.at(Math.floor(random() * present.set.priced.offers.length));
  if (!present || !offer) return null;
  const { set, offers } = present;
  const payoffs = offers.liabilities.filter((d) => isRequired(d) || (d.payOff.eligible && random() < 0.3)).map((d) => d.id);
  const payType = draw(random, [
    [3, 'AUTOPAY' as const],
    [1, 'MANUAL' as const],
  ]);
  const draws = [100_000, 260_000, 30_000, offer.maxDraw, 15_000];
  for (const wanted of random() < 0.3 ? [offer.maxDraw, ...draws] : draws) {
    const money = Math.min(wanted, offer.maxDraw);
    const result = quote(quoteInput(offers, { draw: money, term: offer.term, feePercent: offer.originationFee, payType, payoffs }));
    if (!result.ok) continue;
    return {
      type: 'FIXED',
      term: offer.term,
      draw: money,
      feePercent: offer.originationFee,
      payType,
      payoffs,
      payoffPreference: 'DEDUCT',
      offerSetId: set.id,
      expected: { rate: result.quote.apr, monthlyPayment: result.quote.monthlyPayment, cashToYou: result.quote.cashToYou },
    };
  }
  return null;
}
