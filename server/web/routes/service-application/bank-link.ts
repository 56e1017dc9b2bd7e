import { bankLink } from '@hearthline/contract/application/bank.ts';
import { lenderByCode, PRIMARY } from '@hearthline/orgs/all.ts';
import { v7 } from 'uuid';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';

export const register = route(bankLink, async ({ ctx, params, body }) => {
  const application = await applicationByUuid(ctx.pool, params.uuid);
  const { first, last, email } = await applicantOf(ctx, application);
  const asked = {
    reference: application.uuid,
    purpose: body.purpose,
    person: { legalName: `${first} ${last}`, email },
    clientName: (lenderByCode(application.orgCode) ?? PRIMARY).name,
    ...(body.redirectUri && { redirectUri: body.redirectUri }),
  };
  const { data } = await ctx.providers.bankLink.createLinkToken(asked, { idempotencyKey: v7() });
  if (!data)
    throw new Problem('not_ready', { message: 'The bank service does not answer. Type the account numbers instead, or try again.' });
  return { linkToken: data.linkToken, expiration: data.expiration };
});
