import { invitationGet } from '@hearthline/contract/account-setup.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { accountInvitation } from '@hearthline/database/stores/person/account-invitations.ts';
import { loanOfficerByUuid } from '@hearthline/database/stores/lender/referrals.ts';

export const get = route(invitationGet, async ({ params, ctx }) => {
  const invited = await accountInvitation(ctx.pool, params.secret, ctx.clock.now());
  if (!invited) throw new Problem('not_found');
  const { facts } = await applicationByUuid(ctx.pool, invited.application_uuid);
  const officer = facts.created?.referrerId ? await loanOfficerByUuid(ctx.pool, facts.created.referrerId) : undefined;
  return {
    email: invited.email,
    firstName: invited.first_name,
    officer: officer
      ? { originatorName: officer.originator_name, phoneNumber: officer.phone_number, email: officer.email, nmls: officer.nmls }
      : null,
  };
});
