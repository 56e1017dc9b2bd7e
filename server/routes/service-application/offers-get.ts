import { offersGet } from '@hearthline/contract/application/offers.ts';
import { liabilitiesOf } from '../../checklist/liabilities.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { applicationByUuid } from '../../stores/applications.ts';
import { readOfferSet } from '../../stores/offer-set.ts';

/** How income can be verified later, by the answer given (domain.md §1.4.3). */
const METHODS: Readonly<Record<string, readonly string[]>> = {
  SELF_EMPLOYED: ['POINTSERV_TAX', 'POINTSERV_1099_MISC', 'TRUV_FINANCIAL_ACCOUNTS', 'PLAID_TRANSACTIONS'],
  RETIRED: ['PLAID_TRANSACTIONS', 'TRUV_FINANCIAL_ACCOUNTS', 'OTHER'],
  SEPARATE_MAINTENANCE_PAYMENTS: ['OTHER'],
};
const WAGES = ['TRUV_PAYROLL', 'POINTSERV_PAYROLL', 'PLAID_TRANSACTIONS', 'MANUAL_PAYSTUB', 'EMPINFO'];

export const register = route(offersGet, async ({ params, ctx }) => {
  const application = await applicationByUuid(ctx.pool, params.uuid);
  const { facts: f, product } = application;
  const set = f.underwriting?.offerSetId ? await readOfferSet(ctx.pool, f.underwriting.offerSetId) : null;
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
    incomeRequestRecords: [{ methods: [...(METHODS[f.created.employmentType] ?? WAGES)] }],
    liabilities: await liabilitiesOf(ctx, application),
    homeValue: f.noValueFound ? (f.estimate ?? 0) : (f.valuation?.value ?? 0),
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
