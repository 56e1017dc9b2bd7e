import { referralStatus } from '@hearthline/contract/organizations.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { referralByUuid } from '../../stores/lender/referrals.ts';

export const get = route(referralStatus, async ({ params, ctx }) => {
  const row = await referralByUuid(ctx.pool, params.referralUuid);
  if (!row) throw new Problem('not_found');
  return { referralUuid: row.uuid, status: row.status, email: row.email, organization: row.organization_code };
});
