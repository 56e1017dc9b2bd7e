import { offersSelect } from '@hearthline/contract/application/offers.ts';
import type { FactOf } from '@hearthline/journey/facts/fact.ts';
import { quote, quoteInput } from '@hearthline/rules/offers/quote.ts';
import { isRequired } from '@hearthline/rules/offers/selection.ts';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { edit, route } from '../../http/route.ts';
import type { Liability } from '../../../steps/prequalification/liabilities.ts';
import { offerSelected, presentOffers } from '../../../steps/prequalification/offers.ts';
import type { WebContext } from '../../context.ts';
import { Problem } from '@hearthline/contract/problem.ts';

type Choice = z.output<typeof offersSelect.body>;

const refuse = (message: string) => new Problem('not_on_offer', { message, errors: [{ field: 'draw', message }] });

/** The offers the choice is from. Throws not_on_offer when they are not the present ones, or have run out. */
async function offersOf(ctx: WebContext, client: PoolClient, application: Application, { offerSetId, type }: Choice) {
  const present = await presentOffers(ctx, application, client);
  if (present?.set.id !== offerSetId || type !== 'FIXED') throw refuse('Your offers have changed. Look at the new ones and choose again.');
  if (present.set.expiresAt <= ctx.clock.now(application.uuid)) throw refuse('These offers have expired. We get new ones for you.');
  return present;
}

/** Throws not_on_offer when one of the debts cannot be paid from the draw, or one the offers depend on is left out. */
function mayPayOff(debts: readonly Liability[], payoffs: readonly string[]): void {
  const required = debts.filter((debt) => isRequired(debt) && !payoffs.includes(debt.id));
  if (required.length > 0) throw refuse(`Your offers depend on paying off ${required.map((d) => d.creditor).join(', ')}.`);
  if (payoffs.some((id) => !debts.find((debt) => debt.id === id)?.payOff.eligible))
    throw refuse('One of the debts cannot be paid off from the draw.');
}

/** Every figure is computed again from the stored offer set; what the page showed has to be the same to the cent. */
async function selection(ctx: WebContext, client: PoolClient, application: Application, body: Choice): Promise<FactOf<'offerSelected'>> {
  const { set, offers } = await offersOf(ctx, client, application, body);
  mayPayOff(offers.liabilities, body.payoffs);
  const result = quote(quoteInput(offers, body));
  if (!result.ok) throw refuse(result.message);
  const { apr, monthlyPayment, cashToYou } = result.quote;
  const { expected } = body;
  if (apr !== expected.rate || monthlyPayment !== expected.monthlyPayment || cashToYou !== (expected.cashToYou ?? cashToYou))
    throw refuse('The figures have changed. Check the new payment and continue.');
  return offerSelected(set, body, result.quote);
}

export const register = route(offersSelect, async (call) => {
  // Until the next step is done the choice may be changed: the page says so.
  const after = await edit(call, async (application, client) => [await selection(call.ctx, client, application, call.body)]);
  const chosen = after.facts.selection;
  if (!chosen) throw new Error('A chosen offer is not among the facts');
  const { rate, monthlyPayment, originationFee, lineAmount, cashToYou } = chosen;
  return { version: after.version, rate, monthlyPayment, originationFee, lineAmount, cashToYou };
});
