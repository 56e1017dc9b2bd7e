import { isDeepStrictEqual } from 'node:util';
import { OFFERS_ENDPOINTS, type offersSelect } from '@hearthline/contract/application/offers.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { type Application, applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import type { FactOf } from '@hearthline/journey/facts/fact.ts';
import { agreedPayoffs } from '@hearthline/journey/selectors.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { incomeMethodsFor } from '@hearthline/rules/offers/income-methods.ts';
import { texasFeesOf } from '@hearthline/rules/offers/costs.ts';
import { isTexasHomestead } from '@hearthline/rules/offers/limits.ts';
import { quote, quoteInput } from '@hearthline/rules/offers/quote.ts';
import { isRequired } from '@hearthline/rules/offers/selection.ts';
import { underwrite } from '@hearthline/rules/offers/underwrite.ts';
import { marketRatesToday } from '../../../steps/prequalification/market-rates.ts';
import { regBDeadlineOf } from '@hearthline/rules/regulation/reg-b.ts';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import { type Liability, creditorsOf, liabilitiesOf } from '../../../steps/prequalification/liabilities.ts';
import { offerSelected, currentOffers } from '../../../steps/prequalification/offers.ts';
import { underwriteInput } from '../../../steps/prequalification/underwriting.ts';
import type { WebContext } from '../../context.ts';
import { edit, routes } from '../../http/route.ts';

type Choice = z.output<typeof offersSelect.body>;

const refuse = (message: string, field = 'draw') => new Problem('not_on_offer', { message, errors: [{ field, message }] });

const EXPIRED = 'These offers have expired. We get new ones for you.';
/** An offer is chosen, and no others replace those it was chosen from: they may expire. */
const isHeld = ({ facts }: Application): boolean => facts.selection !== null && facts.verification.terms?.decision !== 'SELECT';

/** The offers to choose from. Throws not_on_offer when they are not the current ones, or have expired. */
async function offersOf(ctx: WebContext, client: PoolClient, application: Application, { offerSetId, type }: Choice) {
  const present = await currentOffers(ctx, application, client);
  if (present?.set.id !== offerSetId || type !== 'FIXED') throw refuse('Your offers have changed. Look at the new ones and choose again.');
  if (present.set.expiresAt <= ctx.clock.now(application.uuid))
    throw refuse(isHeld(application) ? 'These offers have expired. The one that you chose stays.' : EXPIRED, 'expiresAt');
  return present;
}

/** Throws not_on_offer when one of the debts cannot be paid from the draw, or one that the offers depend on is left out. */
function mayPayOff(debts: readonly Liability[], payoffs: readonly string[]): void {
  const required = debts.filter((debt) => isRequired(debt) && !payoffs.includes(debt.id));
  if (required.length > 0) throw refuse(`Your offers depend on paying off ${required.map((d) => d.creditor).join(', ')}.`);
  if (payoffs.some((id) => !debts.some((debt) => debt.id === id && (debt.payOff.eligible || isRequired(debt)))))
    throw refuse('One of the debts cannot be paid off from the draw.');
}

/** Computes every figure again from the stored offer set; the figures of the page have to be the same to the cent. */
async function selection(ctx: WebContext, client: PoolClient, application: Application, body: Choice): Promise<FactOf<'offerSelected'>> {
  const { set, offers } = await offersOf(ctx, client, application, body);
  mayPayOff(offers.liabilities, body.payoffs);
  const result = quote(quoteInput(offers, body));
  if (!result.ok) throw refuse(result.message);
  const { apr, monthlyPayment, cashToYou } = result.quote;
  const { expected } = body;
  const { created } = application.facts;
  if (created && isTexasHomestead(created.state, created.occupancy)) {
    const { lineAmount, originationFee, costs } = result.quote;
    if (!texasFeesOf(lineAmount, originationFee, costs).passes)
      throw refuse('In Texas the fees of a line on your home may not be above 2% of it. Choose another fee.');
  }
  if (apr !== expected.rate || monthlyPayment !== expected.monthlyPayment || cashToYou !== (expected.cashToYou ?? cashToYou))
    throw refuse('The figures have changed. Check the new payment and continue.');
  return offerSelected(set, dayAtProperty(application.facts, set.createdAt), body, result.quote);
}

/** Whether a choice is the one that holds already. After verification the same choice is an answer: the verified terms are disclosed again. */
function isChosen({ facts }: Application, { type: _, ...choice }: FactOf<'offerSelected'>): boolean {
  return facts.verification.terms === null && isDeepStrictEqual(choice, facts.selection);
}

export const OFFERS_ROUTES = routes(OFFERS_ENDPOINTS, {
  offersGet: async ({ params, ctx }) => {
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const { facts: f, product } = application;
    const present = await currentOffers(ctx, application);
    if (!present || !f.created)
      throw new Problem('out_of_order', { message: 'There are no offers yet', extra: { applicationStatus: application.status } });
    const { set, offers } = present;
    return {
      ...offers,
      offerSetId: set.id,
      offersByType: { FIXED: set.priced.offers },
      costs: set.priced.costs,
      liabilities: [...offers.liabilities],
      totalPaidByBorrower: set.priced.totalPaidByBorrower,
      maxDtiUnlimited: set.priced.maxDtiUnlimited,
      incomeRequestRecords: [{ methods: [...incomeMethodsFor(f.created.employmentType)] }],
      state: f.created.state,
      autopayDiscount: product.autopayDiscount,
      expiresAt: set.expiresAt.toISOString(),
      selected: f.selection && {
        type: 'FIXED' as const,
        term: f.selection.term,
        draw: f.selection.draw,
        feePercent: f.selection.feePercent,
        payType: f.selection.payType,
        payoffs: [...f.selection.payoffs],
        payoffPreference: f.selection.payoffPreference,
        monthlyPayment: f.selection.monthlyPayment,
        rate: f.selection.rate,
      },
    };
  },

  offersSelect: async (call) => {
    // The choice may be changed until the next step is done: the page says so. The same one again is nothing new.
    const after = await edit(call, async (application, client) => {
      const fact = await selection(call.ctx, client, application, call.body);
      return isChosen(application, fact) ? [] : [fact];
    });
    const chosen = after.facts.selection;
    if (!chosen) throw new Error('A chosen offer is not among the facts');
    const { rate, monthlyPayment, originationFee, lineAmount, cashToYou } = chosen;
    return { version: after.version, rate, monthlyPayment, originationFee, lineAmount, cashToYou };
  },

  assetsGet: async ({ params, ctx }) => {
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const rates = await marketRatesToday(ctx, application);
    const found = underwrite({ ...underwriteInput(application, await creditorsOf(ctx, application)), ...rates });
    return {
      missingMonthly: found.incomeShortfall,
      monthlyIncome: found.monthlyIncome,
      monthlyDebts: found.monthlyDebts,
      capPercent: found.capDti,
      liabilities: await liabilitiesOf(ctx, application),
    };
  },

  assetsPut: async (call) => {
    const { body, ctx } = call;
    const after = await edit(call, async (application, client) => {
      const debts = await liabilitiesOf(ctx, application, client);
      if (body.selectedAccountsToPayoff.some((id) => !debts.find((d) => d.id === id)?.payOff.eligible))
        throw new Problem('conflict', { message: 'One of the debts cannot be paid off from the draw' });
      return [
        {
          type: 'assetsDeclared',
          cash: body.savingsAmount,
          securities: body.investmentAmount,
          retirement: body.retirementAmount,
          payoffs: [...new Set(body.selectedAccountsToPayoff)],
          otherAnnual: body.annualInvestmentIncome + body.annualRetirementIncome + body.annualBusinessIncome + body.otherAnnualIncome,
        },
      ];
    });
    return { version: after.version };
  },

  requalifyGet: async ({ params, ctx }) => {
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const u = application.facts.underwriting;
    if (!u?.requalifyReason) throw new Problem('out_of_order', { message: 'There is no other offer to answer' });
    const rates = await marketRatesToday(ctx, application);
    const input = { ...underwriteInput(application, await creditorsOf(ctx, application)), ...rates };
    const mark = <T extends { id: string }>(item: T) => (u.suggestedPayoffs.includes(item.id) ? { ...item, payOff: true } : item);
    const then = underwrite({ ...input, debts: input.debts.map(mark), liens: input.liens.map(mark) });
    return {
      reason: u.requalifyReason,
      payoffs: (await liabilitiesOf(ctx, application)).filter((d) => u.suggestedPayoffs.includes(d.id)),
      maxLineNow: u.maxLine,
      maxLineThen: then.maxLine,
      goodUntil: regBDeadlineOf('COUNTEROFFER', dayAtProperty(application.facts, application.since)).dueOn,
    };
  },

  requalifyPost: async (call) => {
    const { accept, payoffs } = call.body;
    const after = await edit(call, ({ facts }) => {
      const wanted = facts.underwriting?.suggestedPayoffs ?? [];
      if (accept && wanted.some((id) => !payoffs.includes(id)))
        throw new Problem('conflict', { message: 'The offer depends on each of the debts named' });
      // What was agreed to before still applies: a counteroffer may follow another one.
      return [{ type: 'requalifyAnswered', accepted: accept, payoffs: accept ? [...new Set([...agreedPayoffs(facts), ...wanted])] : [] }];
    });
    return { version: after.version };
  },
});
