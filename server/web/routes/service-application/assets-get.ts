import { assetsGet } from '@hearthline/contract/application/offers.ts';
import { underwrite } from '@hearthline/rules/offers/underwrite.ts';
import { creditorsOf, liabilitiesOf } from '../../../steps/prequalification/liabilities.ts';
import { route } from '../../http/route.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { underwriteInput } from '../../../steps/prequalification/underwriting.ts';

export const register = route(assetsGet, async ({ params, ctx }) => {
  const application = await applicationByUuid(ctx.pool, params.uuid);
  const found = underwrite(underwriteInput(application, await creditorsOf(ctx, application)));
  return {
    missingMonthly: found.incomeShortfall,
    monthlyIncome: found.monthlyIncome,
    monthlyDebts: found.monthlyDebts,
    capPercent: found.capDti,
    liabilities: await liabilitiesOf(ctx, application),
  };
});
