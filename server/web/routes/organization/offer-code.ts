import { offerCode } from '@hearthline/contract/organizations.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { offerByCode } from '@hearthline/database/stores/lender/referrals.ts';

export const get = route(offerCode, async ({ params, ctx }) => {
  const row = await offerByCode(ctx.pool, params.code);
  const today = ctx.clock.now().toISOString().slice(0, 10);
  if (!row || row.respond_by_date < today)
    throw new Problem('not_found', {
      message: row
        ? 'This offer has expired. You can still apply without it.'
        : 'We do not know this offer code. You can still apply without it.',
    });
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    offerCode: row.code,
    inHomeDate: row.in_home_date,
    respondByDate: row.respond_by_date,
    street1: row.street1,
    street2: row.street2,
    city: row.city,
    state: row.state,
    zip: row.zip,
  };
});
