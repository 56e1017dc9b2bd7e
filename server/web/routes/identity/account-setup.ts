import { lenderOf } from '../../../organizations/organizations.ts';
import { ACCOUNT_SETUP_ENDPOINTS } from '@hearthline/contract/identity/account-setup.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { loanOfficerByUuid } from '@hearthline/database/stores/lender/referrals.ts';
import { accountInvitation, useAccountInvitation } from '@hearthline/database/stores/person/account-invitations.ts';
import { emailKey, markEmailProved, putPasswordHash } from '@hearthline/database/stores/person/identities.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { openSession } from '../../../identity/access/sessions.ts';
import { clientInfoOf } from '../../../identity/request-parts.ts';
import { requireStrong } from '../../../identity/access/password-check.ts';
import { hashPassword } from '../../../identity/access/sign-in.ts';
import { allowAttempt, signUpBuckets } from '../../../identity/access/throttle.ts';
import { routes } from '../../http/route.ts';

export const ACCOUNT_SETUP_ROUTES = routes(ACCOUNT_SETUP_ENDPOINTS, {
  invitationGet: async ({ params, ctx }) => {
    const invited = await accountInvitation(ctx.pool, params.secret, ctx.clock.now());
    if (!invited) throw new Problem('not_found');
    const { facts, orgCode } = await applicationByUuid(ctx.pool, invited.application_uuid);
    const officer = facts.created?.referrerId ? await loanOfficerByUuid(ctx.pool, facts.created.referrerId, orgCode) : undefined;
    return {
      email: invited.email,
      firstName: invited.first_name,
      officer: officer
        ? { originatorName: officer.originator_name, phoneNumber: officer.phone_number, email: officer.email, nmls: officer.nmls }
        : null,
    };
  },

  invitationUse: async ({ params, body, ctx, request }) => {
    const now = ctx.clock.now();
    const invited = await accountInvitation(ctx.pool, params.secret, now);
    if (!invited) throw new Problem('not_found');
    const { orgCode: organization } = await applicationByUuid(ctx.pool, invited.application_uuid);
    requireStrong(body.password, { email: invited.email, lender: lenderOf(ctx, organization).name });
    await allowAttempt(ctx, signUpBuckets(ctx.config, emailKey(invited.email), request.ip));

    const passwordHash = await hashPassword(body.password);
    return transaction(ctx.pool, async (client) => {
      if (!(await useAccountInvitation(client, params.secret, now))) throw new Problem('not_found');
      await putPasswordHash(client, invited.identity_uuid, passwordHash, now);
      await markEmailProved(client, invited.identity_uuid, invited.email, now);
      return {
        jwt: await openSession(ctx, invited.identity_uuid, clientInfoOf(request), client),
        applicationUuid: invited.application_uuid,
      };
    });
  },
});
