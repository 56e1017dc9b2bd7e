import { affiliatePrefill } from '@hearthline/contract/organizations.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { affiliateLeadByCode } from '@hearthline/database/stores/lender/referrals.ts';

export const get = route(affiliatePrefill, async ({ query, ctx }) => {
  const row = await affiliateLeadByCode(ctx.pool, query.affiliate);
  if (!row) throw new Problem('not_found');
  return {
    name: { firstName: row.first_name, middleName: row.middle_name, lastName: row.last_name, suffix: row.suffix },
    address: { street1: row.street1, street2: row.street2, city: row.city, state: row.state, zip: row.zip },
    dob: row.dob,
    email: row.email,
    phone: row.phone,
    income: row.income,
    affiliateList: row.affiliate_list,
    abVersion: row.ab_version,
  };
});
