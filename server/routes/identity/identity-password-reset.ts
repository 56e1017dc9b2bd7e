import { hashOfSecret } from '../../secrets/one-time.ts';
import { identityPasswordReset } from '@hearthline/contract/identity.ts';
import { PASSWORD_MESSAGES, unmetRules } from '@hearthline/rules/fields/password.ts';
import { allowTry } from '../../access/allow-try.ts';
import { hashPassword } from '../../access/passwords.ts';
import { openSession, placeOf } from '../../access/sessions.ts';
import { bucket } from '../../access/throttle-rules.ts';
import { transaction } from '../../db/transaction.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { putPasswordHash } from '../../stores/person/identities.ts';
import { takePasswordReset } from '../../stores/person/password-resets.ts';
import { revokeSessionsOf } from '../../stores/person/sessions.ts';

export const reset = route(identityPasswordReset, async ({ body, ctx, request }) => {
  if (unmetRules(body.password).length > 0)
    throw new Problem('invalid_request', { errors: [{ field: 'password', message: PASSWORD_MESSAGES.weak }] });
  await allowTry(ctx, [bucket(ctx.config, 'signInPlace', request.ip)]);
  const passwordHash = await hashPassword(body.password);
  const hash = hashOfSecret(body.token);
  return transaction(ctx.pool, async (client) => {
    const identityUuid = await takePasswordReset(client, hash, ctx.clock.real());
    if (identityUuid === undefined) throw new Problem('reset_over');
    await putPasswordHash(client, identityUuid, passwordHash, ctx.clock.now());
    // whoever had the old password is out
    await revokeSessionsOf(client, identityUuid, ctx.clock.real());
    return { jwt: await openSession(ctx, identityUuid, placeOf(request), client) };
  });
});
