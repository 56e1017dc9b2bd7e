import { assetsPut } from '@hearthline/contract/application/offers.ts';
import { edit, route } from '../../http/route.ts';
import { liabilitiesOf } from '../../../steps/prequalification/liabilities.ts';
import { Problem } from '@hearthline/contract/problem.ts';

export const register = route(assetsPut, async (call) => {
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
});
