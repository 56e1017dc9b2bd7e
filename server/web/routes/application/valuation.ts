import { bpoPost, appraisalPayment } from '@hearthline/contract/application/valuation.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { saveExplanation } from '@hearthline/database/stores/application/explanations.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { chargeAppraisal } from '../../../applications/appraisal-payment.ts';
import { ended } from '../../../engine/order.ts';
import { record } from '../../../engine/record.ts';
import { versionIn } from '../../../identity/access/edit-profile.ts';
import { edit, type Route, route } from '../../http/route.ts';

export const VALUATION_ROUTES: readonly Route[] = [
  route(bpoPost, async (call) => {
    const { body, params, ctx } = call;
    const after = await edit(call, async (_, client) => {
      await saveExplanation(
        client,
        params.uuid,
        'VALUATION_ACCESS',
        JSON.stringify({
          name: body.contactName,
          phone: body.contactPhone,
          windows: body.windows,
          gateCode: body.gateCode,
          damage: body.damage,
        }),
        ctx.clock.now(params.uuid),
      );
      const reported: Fact[] = body.condition ? [{ type: 'conditionReported', condition: body.condition }] : [];
      return [...reported, { type: 'valuationWanted', product: 'BPO' }];
    });
    return { version: after.version };
  }),

  /**
   * The card token comes from the card vendor's own field: the product never receives a card number. An outdated version is refused before the card is
   * charged; afterwards nothing but the end of the application keeps the payment from being recorded, and then it is given back (server/engine/order.ts).
   */
  route(appraisalPayment, async (call) => {
    const { ctx, params, body, caller, request } = call;
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const { version, status: applicationStatus } = application;
    if ((versionIn(request) ?? version) !== version) throw new Problem('stale_version', { extra: { version, applicationStatus } });
    const { ref, amount } = await chargeAppraisal(ctx, application, body.cardToken);
    const after = await record(ctx, params.uuid, {
      by: { actor: 'borrower', ref: caller.identityUuid, source: request.routeOptions.url ?? 'api' },
      allowedIn: call.allowedIn,
      facts: async (_, client) => {
        await ended(ctx, client, { provider: 'cardPayments', applicationUuid: params.uuid }, ref);
        return [{ type: 'appraisalPaid', paymentRef: ref }];
      },
    });
    return { version: after.version, amount };
  }),
];
