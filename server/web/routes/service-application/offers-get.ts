import { offersGet } from '@hearthline/contract/application/offers.ts';
import { incomeMethodsFor } from '@hearthline/rules/offers/income-methods.ts';
import { presentOffers } from '../../../steps/prequalification/offers.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';

export const register = route(offersGet, async ({ params, ctx }) => {
  const application = await applicationByUuid(ctx.pool, params.uuid);
  const { facts: f, product } = application;
  const present = await presentOffers(ctx, application);
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
});
