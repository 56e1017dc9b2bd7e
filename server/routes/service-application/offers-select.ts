import { offersSelect } from '@hearthline/contract/application/offers.ts';
import { quote } from '@hearthline/rules/offers/quote.ts';
import { edit } from '../../checklist/edit.ts';
import { liabilitiesOf } from '../../checklist/liabilities.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { readOfferSet } from '../../stores/offer-set.ts';

const refuse = (message: string) => new Problem('not_on_offer', { message, errors: [{ field: 'draw', message }] });

/** Every figure is computed again from the stored offer set; what the page showed has to be the same to the cent. */
export const register = route(offersSelect, async (call) => {
  const { ctx, body } = call;
  // Until the next step is done the choice may be changed: the page says so.
  const after = await edit(call, ['OFFER_SELECTION', 'COLLECT_ADDITIONAL_INFO'], async (application, client) => {
    const { facts: f, product } = application;
    const set = f.underwriting?.offerSetId ? await readOfferSet(client, f.underwriting.offerSetId) : null;
    if (!set || set.id !== body.offerSetId || body.type !== 'FIXED') throw refuse('Your offers have changed. Look at the new ones and choose again.');
    const debts = await liabilitiesOf(ctx, application);
    const payoffs = body.payoffs.map((id) => {
      const debt = debts.find((d) => d.id === id);
      if (!debt?.payOff.eligible) throw refuse('One of the debts cannot be paid off from the draw.');
      return { id, balance: debt.monetaryBalance, monthlyPayment: debt.monetaryCalculatedNextPaymentMinimumAmount, counted: debt.payOff.status !== null };
    });
    const required = debts.filter((d) => d.payOff.status !== null && !body.payoffs.includes(d.id));
    if (required.length > 0) throw refuse(`Your offers depend on paying off ${required.map((d) => d.creditor).join(', ')}.`);
    const result = quote({
      underwriting: set.priced, value: f.noValueFound ? (f.estimate ?? 0) : (f.valuation?.value ?? 0), draw: body.draw, term: body.term, feePercent: body.feePercent, payType: body.payType, membership: product.membershipDiscount ?? null, payoffs, ageRestricted: product.ageRestricted,
    });
    if (!result.ok) throw refuse(result.message);
    const q = result.quote;
    if (q.apr !== body.expected.rate || q.monthlyPayment !== body.expected.monthlyPayment) throw refuse('The figures have changed. Check the new payment and continue.');
    return [{
      type: 'offerSelected', offerSetId: set.id, offerId: q.offer.id, term: q.term, draw: q.draw, lineAmount: q.lineAmount, rate: q.apr, feePercent: q.feePercent, originationFee: q.originationFee, monthlyPayment: q.monthlyPayment, cashToYou: q.cashToYou,
      payType: body.payType, payoffs: body.payoffs, payoffPreference: body.payoffPreference,
    }];
  });
  const chosen = after.facts.selection;
  if (!chosen) throw new Error('A chosen offer is not among the facts');
  const { rate, monthlyPayment, originationFee, lineAmount, cashToYou } = chosen;
  return { version: after.version, rate, monthlyPayment, originationFee, lineAmount, cashToYou };
});
