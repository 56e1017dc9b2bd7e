import { bpoPost, appraisalPayment } from '@hearthline/contract/application/valuation.ts';
import { saveExplanation } from '@hearthline/database/stores/application/explanations.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
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

  /** The card token comes from the card vendor's own field; the product never receives a card number. */
  route(appraisalPayment, async (call) => ({
    version: (await edit(call, () => [{ type: 'appraisalPaid', paymentRef: call.body.cardToken }])).version,
  })),
];
