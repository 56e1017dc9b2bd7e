import { referralPrefill } from '@hearthline/contract/organizations.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { referralByUuid } from '@hearthline/database/stores/lender/referrals.ts';

export const get = route(referralPrefill, async ({ params, ctx }) => {
  const row = await referralByUuid(ctx.pool, params.referralUuid);
  // A referral that was used or is over fills in nothing any more.
  if (row?.status !== 'OPEN') throw new Problem('not_found');
  return {
    referralUuid: row.uuid,
    referrerUuid: row.loan_officer_uuid,
    wholesaleBrokerNmls: row.wholesale_broker_nmls,
    firstName: row.first_name,
    lastName: row.last_name,
    suffix: row.suffix,
    street1: row.street1,
    street2: row.street2,
    city: row.city,
    state: row.state,
    zip: row.zip,
    phoneNumber: row.phone_number,
    email: row.email,
  };
});
