import { signerRegister } from '@hearthline/contract/signers.ts';
import { unmetRules } from '@hearthline/rules/fields/password.ts';
import { allowTry, signUpBuckets } from '../../../identity/access/throttle.ts';
import { openAccount } from '../../../identity/access/open-account.ts';
import { placeOf } from '../../../identity/access/sessions.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { acceptInvitation, openInvitation } from '../../../applications/signers/invitation.ts';
import { emailKey } from '@hearthline/database/stores/person/identities.ts';
import { PASSWORD_MESSAGES } from '@hearthline/rules/fields/copy.ts';

/** The account is the invited address's own: who has the mail proves it. */
export const register = route(signerRegister, async ({ ctx, body, request }) => {
  const { signer, application } = await openInvitation(ctx, body.invitation);
  if (unmetRules(body.password).length > 0)
    throw new Problem('invalid_request', { errors: [{ field: 'password', message: PASSWORD_MESSAGES.weak }] });
  await allowTry(ctx, signUpBuckets(ctx.config, emailKey(signer.email), request.ip));
  const account = await openAccount(
    ctx,
    {
      email: signer.email,
      password: body.password,
      phoneNumber: body.phoneNumber ?? signer.phone,
      organization: application.orgCode,
      type: 'CO_DEEDER',
      name: { firstName: signer.first, lastName: signer.last },
    },
    placeOf(request),
  );
  if (!account) throw new Problem('account_exists', { message: 'This address has an account. Sign in to go on.' });
  await acceptInvitation(ctx, { signer, application }, account.identityUuid, request.routeOptions.url ?? 'api');
  return { jwt: account.jwt };
});
