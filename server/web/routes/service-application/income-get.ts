import { statedAnnualIncome } from '@hearthline/journey/selectors.ts';
import { incomeGet } from '@hearthline/contract/application/income.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { roundHalfEven } from '@hearthline/rules/money.ts';
import { incomeMethodsFor, type IncomeMethod } from '@hearthline/rules/offers/income-methods.ts';
import { outOfOrder } from '../../../engine/allowed.ts';
import { route } from '../../http/route.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';

const STATES = { FULL: 'VERIFIED', PARTIAL: 'NEEDS_DOCUMENTS', NONE: 'FAILED' } as const;

function standing({ applicationPhase: { income } }: Facts, method: IncomeMethod) {
  const report = income.reports.findLast((r) => r.method === method);
  if (report) return { method, state: STATES[report.outcome], monthly: report.monthly };
  return { method, state: income.methods.includes(method) ? ('STARTED' as const) : ('NOT_STARTED' as const), monthly: null };
}

export const register = route(incomeGet, async ({ ctx, params }) => {
  const application = await applicationByUuid(ctx.pool, params.uuid);
  const { facts: f, status } = application;
  if (!f.created || !f.applicationPhase.signed.SUMMARY) throw outOfOrder(application);
  const { employmentType } = f.created;
  const { income, employment } = f.applicationPhase;
  return {
    employmentType,
    statedMonthly: roundHalfEven(statedAnnualIncome(f) / 12),
    verifiedMonthly: income.monthly,
    paystubsAsked: income.paystubsAsked,
    employmentNeeded: status === 'EMPLOYMENT_VERIFICATION' && !employment.given,
    methods: incomeMethodsFor(employmentType).map((method) => standing(f, method)),
  };
});
