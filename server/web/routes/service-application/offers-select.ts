import { offersSelect } from '@hearthline/contract/application/offers.ts';
import type { FactOf } from '@hearthline/journey/facts/fact.ts';
import { homeValue, offerSetOf, payoffAmount } from '@hearthline/journey/selectors.ts';
import { quote } from '@hearthline/rules/offers/quote.ts';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { edit } from '../../http/edit.ts';
import { liabilitiesOf } from '../../../steps/prequalification/liabilities.ts';
import type { WebContext } from '../../../web/context.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { type OfferSet, readOfferSet } from '@hearthline/database/stores/application/offer-set.ts';

type Choice = z.output<typeof offersSelect.body>;

const refuse = (message: string) => new Problem('not_on_offer', { message, errors: [{ field: 'draw', message }] });

/** The offer set the choice is from. Throws not_on_offer when it is not the present one, or has run out. */
async function presentSet(
  ctx: WebContext,
  client: PoolClient,
  { uuid, facts }: Application,
  { offerSetId, type }: Choice,
): Promise<OfferSet> {
  const id = offerSetOf(facts);
  const set = id === null ? null : await readOfferSet(client, id);
  if (!set || set.id !== offerSetId || type !== 'FIXED') throw refuse('Your offers have changed. Look at the new ones and choose again.');
  if (set.expiresAt <= ctx.clock.now(uuid)) throw refuse('These offers have expired. We get new ones for you.');
  return set;
}

/** The debts to pay from the draw. Throws not_on_offer when one cannot be, or one the offers depend on is missing. */
async function payoffsOf(ctx: WebContext, client: PoolClient, application: Application, { payoffs }: Choice) {
  const debts = await liabilitiesOf(ctx, application, client);
  const required = debts.filter((d) => d.payOff.status !== null && !payoffs.includes(d.id));
  if (required.length > 0) throw refuse(`Your offers depend on paying off ${required.map((d) => d.creditor).join(', ')}.`);
  return [...new Set(payoffs)].map((id) => {
    const debt = debts.find((d) => d.id === id);
    if (!debt?.payOff.eligible) throw refuse('One of the debts cannot be paid off from the draw.');
    return {
      id,
      balance: payoffAmount(application.facts, id, debt.monetaryBalance),
      monthlyPayment: debt.monetaryCalculatedNextPaymentMinimumAmount,
      counted: debt.payOff.status !== null,
    };
  });
}

/** Every figure is computed again from the stored offer set; what the page showed has to be the same to the cent. */
async function selection(ctx: WebContext, client: PoolClient, application: Application, body: Choice): Promise<FactOf<'offerSelected'>> {
  const { facts: f, product } = application;
  const set = await presentSet(ctx, client, application, body);
  const payoffs = await payoffsOf(ctx, client, application, body);
  const { draw, term, feePercent, payType, payoffPreference } = body;
  const result = quote({
    underwriting: set.priced,
    value: homeValue(f) ?? 0,
    draw,
    term,
    feePercent,
    payType,
    membership: product.membershipDiscount ?? null,
    payoffs,
    ageRestricted: product.ageRestricted,
  });
  if (!result.ok) throw refuse(result.message);
  const q = result.quote;
  if (q.apr !== body.expected.rate || q.monthlyPayment !== body.expected.monthlyPayment)
    throw refuse('The figures have changed. Check the new payment and continue.');
  return {
    type: 'offerSelected',
    offerSetId: set.id,
    offerId: q.offer.id,
    term: q.term,
    draw: q.draw,
    lineAmount: q.lineAmount,
    rate: q.apr,
    feePercent: q.feePercent,
    originationFee: q.originationFee,
    monthlyPayment: q.monthlyPayment,
    cashToYou: q.cashToYou,
    payType,
    payoffs: payoffs.map((p) => p.id),
    payoffPreference,
  };
}

export const register = route(offersSelect, async (call) => {
  // Until the next step is done the choice may be changed: the page says so.
  const after = await edit(call, async (application, client) => [await selection(call.ctx, client, application, call.body)]);
  const chosen = after.facts.selection;
  if (!chosen) throw new Error('A chosen offer is not among the facts');
  const { rate, monthlyPayment, originationFee, lineAmount, cashToYou } = chosen;
  return { version: after.version, rate, monthlyPayment, originationFee, lineAmount, cashToYou };
});
