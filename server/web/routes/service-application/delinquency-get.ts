import { delinquencyGet } from '@hearthline/contract/application/credit.ts';
import { creditorsOf } from '../../../steps/prequalification/liabilities.ts';
import { route } from '../../http/route.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';

export const register = route(delinquencyGet, async ({ params, ctx }) => {
  const application = await applicationByUuid(ctx.pool, params.uuid);
  const creditorOf = await creditorsOf(ctx, application);
  const late = application.facts.credit?.debts.filter((d) => d.late !== 'NONE') ?? [];
  return {
    accounts: late.map((d) => ({ id: d.id, creditor: creditorOf(d.id), kind: d.kind, late: d.late, pastDue: d.pastDue })),
    explained: application.facts.delinquencyExplained,
  };
});
