import { invitationUse } from '@hearthline/contract/account-setup.ts';
import { unmetRules } from '@hearthline/rules/fields/password.ts';
import { allowTry, signUpBuckets } from '../../../identity/access/throttle.ts';
import { hashPassword } from '../../../identity/access/sign-in.ts';
import { openSession, placeOf } from '../../../identity/access/sessions.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { accountInvitation, useAccountInvitation } from '@hearthline/database/stores/person/account-invitations.ts';
import { emailKey, putPasswordHash } from '@hearthline/database/stores/person/identities.ts';
import { PASSWORD_MESSAGES } from '@hearthline/rules/fields/copy.ts';

export const use = route(invitationUse, async ({ params, body, ctx, request }) => {
  const now = ctx.clock.now();
  const invited = await accountInvitation(ctx.pool, params.secret, now);
  if (!invited) throw new Problem('not_found');
  if (unmetRules(body.password).length > 0)
    throw new Problem('invalid_request', { errors: [{ field: 'password', message: PASSWORD_MESSAGES.weak }] });
  await allowTry(ctx, signUpBuckets(ctx.config, emailKey(invited.email), request.ip));

  const passwordHash = await hashPassword(body.password);
  return transaction(ctx.pool, async (client) => {
    if (!(await useAccountInvitation(client, params.secret, now))) throw new Problem('not_found');
    await putPasswordHash(client, invited.identity_uuid, passwordHash, now);
    return { jwt: await openSession(ctx, invited.identity_uuid, placeOf(request), client), applicationUuid: invited.application_uuid };
  });
});
