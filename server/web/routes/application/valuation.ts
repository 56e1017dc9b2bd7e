import { VALUATION_ENDPOINTS } from '@hearthline/contract/application/valuation.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { explanationOf, saveExplanation } from '@hearthline/database/stores/application/explanations.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { chosenPayoffs, homeValue, payoffAmount } from '@hearthline/journey/selectors.ts';
import { isTexas } from '@hearthline/journey/steps/verification.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { pricesOf } from '@hearthline/rules/offers/costs.ts';
import { countedCheck } from '../../../identity/access/throttle.ts';
import { appraisalPayableFrom, chargeAppraisal } from '../../../applications/appraisal-payment.ts';
import { endedOrder } from '../../../engine/order.ts';
import { record } from '../../../engine/record.ts';
import { versionIn } from '../../../identity/access/edit-profile.ts';
import { liabilitiesOf } from '../../../steps/prequalification/liabilities.ts';
import { edit, routes } from '../../http/route.ts';
import { servedBy } from '../../../config/providers.ts';

/** What the borrower answered about access to the home. */
type Access = { readonly name: string; readonly windows: readonly string[] };

export const VALUATION_ROUTES = routes(VALUATION_ENDPOINTS, {
  valuationGet: async ({ ctx, params }) => {
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const { facts, product } = application;
    const { wanted, last, receipt, paid } = facts.verification.valuation;
    const said = await explanationOf(ctx.pool, params.uuid, 'borrower', 'VALUATION_ACCESS');
    const { name, windows } = said === null ? { name: '', windows: [] } : (JSON.parse(said) as Access);
    const fee = pricesOf(product).appraisal;
    const current = last?.product === wanted ? last : null;
    return {
      product: wanted,
      stage: wanted === null ? null : (current?.stage ?? 'ORDERED'),
      reason: current?.reason ?? null,
      value: homeValue(facts),
      access: said === null ? null : { name, windows: [...windows] },
      appraisal: {
        fee,
        payableFrom: await appraisalPayableFrom(ctx, application),
        paid: paid && receipt ? { amount: receipt.amount ?? fee, on: receipt.on ?? null, receipt: receipt.paymentRef } : null,
        field: ctx.cardField,
      },
    };
  },

  bpoPost: async (call) => {
    const { body, params, ctx } = call;
    const after = await edit(call, async ({ facts }, client) => {
      await saveExplanation(
        client,
        params.uuid,
        'borrower',
        'VALUATION_ACCESS',
        JSON.stringify({
          name: body.contactName,
          phone: body.contactPhone,
          windows: body.windows,
          gateCode: body.gateCode,
          damage: body.damage,
          occupants: body.occupants,
        }),
        ctx.clock.now(params.uuid),
      );
      const reported: Fact[] = body.condition ? [{ type: 'conditionReported', condition: body.condition }] : [];
      return [...reported, { type: 'valuationWanted', product: isTexas(facts) ? 'RESI_EVAL' : 'BPO' }];
    });
    return { version: after.version };
  },

  /**
   * The card token comes from the card vendor's own field: the product never receives a card number. An outdated version is refused before the card is
   * charged; afterwards nothing but the end of the application keeps the payment from being recorded, and then it is given back (server/engine/order.ts).
   */
  appraisalPayment: async (call) => {
    const { ctx, params, body, caller, request } = call;
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const { version, status: applicationStatus } = application;
    if ((versionIn(request) ?? version) !== version) throw new Problem('stale_version', { extra: { version, applicationStatus } });
    const from = await appraisalPayableFrom(ctx, application);
    if (from !== null)
      throw new Problem('out_of_order', {
        message: `The appraisal can be paid from ${from} on: until then you look at the terms without paying anything`,
      });
    const counted = { identityUuid: caller.identityUuid, ip: request.ip };
    const { ref, amount } = await countedCheck(ctx, 'cardChecks', counted, async () => chargeAppraisal(ctx, application, body.cardToken));
    const after = await record(ctx, params.uuid, {
      by: { actor: 'borrower', ref: caller.identityUuid, source: request.routeOptions.url ?? 'api' },
      allowedIn: call.allowedIn,
      facts: async (_, client) => {
        await endedOrder(ctx, client, { provider: servedBy(application, 'cardPayments'), applicationUuid: params.uuid }, ref);
        return [{ type: 'appraisalPaid', paymentRef: ref, amount, on: dayAtProperty(application.facts, ctx.clock.now(params.uuid)) }];
      },
    });
    return { version: after.version, amount };
  },

  payoffsGet: async ({ ctx, params }) => {
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const { facts } = application;
    const debts = await liabilitiesOf(ctx, application);
    return chosenPayoffs(facts).map((id) => {
      const debt = debts.find((d) => d.id === id);
      const letter = facts.verification.payoffs[id];
      return {
        id,
        creditor: debt?.creditor ?? 'Creditor',
        kind: debt?.kind ?? 'OTHER',
        amount: payoffAmount(facts, id, debt?.monetaryBalance ?? 0),
        letter: letter === undefined ? ('NOT_ASKED' as const) : letter === null ? ('ASKED' as const) : ('RECEIVED' as const),
        goodThrough: letter?.goodThrough ?? null,
      };
    });
  },
});
