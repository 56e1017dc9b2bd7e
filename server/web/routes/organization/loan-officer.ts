import { loanOfficer } from '@hearthline/contract/organizations.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { loanOfficerByUuid } from '@hearthline/database/stores/lender/referrals.ts';

export const get = route(loanOfficer, async ({ params, ctx }) => {
  const row = await loanOfficerByUuid(ctx.pool, params.loanOriginatorUuid);
  if (!row) throw new Problem('not_found');
  return {
    uuid: row.uuid,
    originatorName: row.originator_name,
    brokerName: row.broker_name,
    avatarUri: row.avatar_uri,
    email: row.email,
    phoneNumber: row.phone_number,
    nmls: row.nmls,
    enforceLicensedStatesForReferral: row.enforce_licensed_states,
    licensedStates: row.licensed_states,
    organization: row.organization_code,
    merchant: row.merchant,
  };
});
