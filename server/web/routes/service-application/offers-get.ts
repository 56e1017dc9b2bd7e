import { offersGet } from '@hearthline/contract/application/offers.ts';
import { liabilitiesOf } from '../../../steps/prequalification/liabilities.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { homeValue, offerSetOf } from '@hearthline/journey/selectors.ts';
import { incomeMethodsFor } from '@hearthline/rules/offers/income-methods.ts';
import { route } from '../../http/route.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/applications.ts';
import { readOfferSet } from '@hearthline/database/stores/application/offer-set.ts';

export const register = route(offersGet, async ({ params, ctx }) => {
  const application = await applicationByUuid(ctx.pool, params.uuid);
  const { facts: f, product } = application;
  const id = offerSetOf(f);
  const set = id === null ? null : await readOfferSet(ctx.pool, id);
  if (!set || !f.created)
    throw new Problem('out_of_order', { message: 'There are no offers yet', extra: { applicationStatus: application.status } });
  const { priced } = set;
  return {
    offerSetId: set.id,
    offersByType: { FIXED: priced.offers },
    costs: priced.costs,
    totalPaidByBorrower: priced.totalPaidByBorrower,
    ofeeMaxThreshold: priced.ofeeMaxThreshold,
    maxDtiUnlimited: priced.maxDtiUnlimited,
    incomeRequestRecords: [{ methods: [...incomeMethodsFor(f.created.employmentType)] }],
    liabilities: await liabilitiesOf(ctx, application),
    homeValue: homeValue(f) ?? 0,
    lienBalance: priced.lienTotal,
    monthlyIncome: priced.monthlyIncome,
    monthlyDebts: priced.monthlyDebts,
    ageRestricted: product.ageRestricted,
    state: f.created.state,
    membershipDiscount: product.membershipDiscount ?? null,
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
