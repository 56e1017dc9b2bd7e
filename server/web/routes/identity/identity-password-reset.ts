import { hashOfSecret } from '@hearthline/database/secrets/one-time.ts';
import { identityPasswordReset } from '@hearthline/contract/identity.ts';
import { unmetRules } from '@hearthline/rules/fields/password.ts';
import { allowTry, bucket } from '../../../identity/access/throttle.ts';
import { hashPassword } from '../../../identity/access/sign-in.ts';
import { openSession, placeOf } from '../../../identity/access/sessions.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { putPasswordHash } from '@hearthline/database/stores/person/identities.ts';
import { consumePasswordReset } from '@hearthline/database/stores/person/password-resets.ts';
import { revokeSessionsOf } from '@hearthline/database/stores/person/sessions.ts';
import { PASSWORD_MESSAGES } from '@hearthline/rules/fields/copy.ts';

export const reset = route(identityPasswordReset, async ({ body, ctx, request }) => {
  if (unmetRules(body.password).length > 0)
    throw new Problem('invalid_request', { errors: [{ field: 'password', message: PASSWORD_MESSAGES.weak }] });
  await allowTry(ctx, [bucket(ctx.config, 'signInPlace', request.ip)]);
  const passwordHash = await hashPassword(body.password);
  const hash = hashOfSecret(body.token);
  return transaction(ctx.pool, async (client) => {
    const identityUuid = await consumePasswordReset(client, hash, ctx.clock.real());
    if (identityUuid === undefined) throw new Problem('reset_over');
    await putPasswordHash(client, identityUuid, passwordHash, ctx.clock.now());
    // whoever had the old password is out
    await revokeSessionsOf(client, identityUuid, ctx.clock.real());
    return { jwt: await openSession(ctx, identityUuid, placeOf(request), client) };
  });
});
