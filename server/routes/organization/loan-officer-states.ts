import { loanOfficerStates } from '@hearthline/contract/organizations.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { loanOfficerByUuid } from '../../stores/lender/referrals.ts';

export const get = route(loanOfficerStates, async ({ params, ctx }) => {
  const row = await loanOfficerByUuid(ctx.pool, params.loanOriginatorUuid);
  if (!row) throw new Problem('not_found');
  return { states: row.licensed_states };
});
