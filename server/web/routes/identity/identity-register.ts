import { identityRegister } from '@hearthline/contract/identity.ts';
import { unmetRules } from '@hearthline/rules/fields/password.ts';
import { allowTry, signUpBuckets } from '../../../identity/access/throttle.ts';
import { openAccount } from '../../../identity/access/open-account.ts';
import { placeOf } from '../../../identity/access/sessions.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { organizationNamed } from '../../../organizations/organizations.ts';
import { emailKey } from '@hearthline/database/stores/person/identities.ts';
import { PASSWORD_MESSAGES } from '@hearthline/rules/fields/copy.ts';

export const register = route(identityRegister, async ({ query, body, organization: hostOrganization, ctx, request }) => {
  const { email, password, phoneNumber } = body;
  const organization = organizationNamed(ctx.organizations, request.hostname, query.organization, hostOrganization);
  if (unmetRules(password).length > 0)
    throw new Problem('invalid_request', { errors: [{ field: 'password', message: PASSWORD_MESSAGES.weak }] });
  await allowTry(ctx, signUpBuckets(ctx.config, emailKey(email), request.ip));

  const account = await openAccount(ctx, { email, password, phoneNumber, organization }, placeOf(request));
  if (!account) throw new Problem('account_exists');
  return { jwt: account.jwt };
});
