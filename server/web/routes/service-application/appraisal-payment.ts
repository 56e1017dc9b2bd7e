import { appraisalPayment } from '@hearthline/contract/application/valuation.ts';
import { edit, route } from '../../http/route.ts';

/** The card token comes from the card vendor's own field; no card number ever reaches us. */
export const register = route(appraisalPayment, async (call) => ({
  version: (await edit(call, () => [{ type: 'appraisalPaid', paymentRef: call.body.cardToken }])).version,
}));
