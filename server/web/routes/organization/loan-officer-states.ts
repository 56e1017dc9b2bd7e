import { loanOfficerStates } from '@hearthline/contract/organizations.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { loanOfficerByUuid } from '@hearthline/database/stores/lender/referrals.ts';

export const get = route(loanOfficerStates, async ({ params, ctx }) => {
  const row = await loanOfficerByUuid(ctx.pool, params.loanOriginatorUuid);
  if (!row) throw new Problem('not_found');
  return { states: row.licensed_states };
});
