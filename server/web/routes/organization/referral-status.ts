import { referralStatus } from '@hearthline/contract/organizations.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { referralByUuid } from '@hearthline/database/stores/lender/referrals.ts';

export const get = route(referralStatus, async ({ params, ctx }) => {
  const row = await referralByUuid(ctx.pool, params.referralUuid);
  if (!row) throw new Problem('not_found');
  return { referralUuid: row.uuid, status: row.status, email: row.email, organization: row.organization_code };
});
