import { payTypePut } from '@hearthline/contract/application/bank.ts';
import { rateWith } from '@hearthline/rules/offers/quote.ts';
import { paymentFor } from '@hearthline/rules/offers/payments.ts';
import { edit, route } from '../../http/route.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { readOfferSet } from '@hearthline/database/stores/application/offer-set.ts';

export const register = route(payTypePut, async (call) => {
  const after = await edit(call, async ({ facts, product }, client) => {
    const chosen = facts.selection;
    const offer = chosen && (await readOfferSet(client, chosen.offerSetId))?.priced.offers.find((o) => o.id === chosen.offerId);
    if (!chosen || !offer) throw new Problem('conflict', { message: 'Choose an offer first' });
    const rate = rateWith(offer, call.body.payType, product.membershipDiscount ?? null);
    return [
      {
        type: 'payTypeChosen',
        payType: call.body.payType,
        rate,
        monthlyPayment: paymentFor(chosen.lineAmount, rate, chosen.term, product.ageRestricted),
      },
    ];
  });
  const { rate, monthlyPayment } = after.facts.applicationPhase.payType ?? { rate: 0, monthlyPayment: 0 };
  return { version: after.version, rate, monthlyPayment };
});
