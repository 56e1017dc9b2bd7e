import { identityPassword } from '@hearthline/contract/identity.ts';
import { unmetRules } from '@hearthline/rules/fields/password.ts';
import { allowTry, returnTry, signInBuckets } from '../../../identity/access/throttle.ts';
import { hashPassword, passwordOpens } from '../../../identity/access/sign-in.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { identityByUuid, putPasswordHash } from '@hearthline/database/stores/person/identities.ts';
import { revokeOtherSessions } from '@hearthline/database/stores/person/sessions.ts';
import { PASSWORD_MESSAGES } from '@hearthline/rules/fields/copy.ts';

const refuse = (field: 'currentPassword' | 'newPassword', message: string): Problem =>
  new Problem('invalid_request', { errors: [{ field, message }] });

export const change = route(identityPassword, async ({ body, caller, ctx, request }) => {
  if (unmetRules(body.newPassword).length > 0) throw refuse('newPassword', PASSWORD_MESSAGES.weak);
  const identity = await identityByUuid(ctx.pool, caller.identityUuid);
  if (!identity) throw new Problem('not_found');
  // A stolen session must not become a way to guess the password: the tries count as sign-ins do.
  const buckets = signInBuckets(ctx.config, identity.email_key, request.ip, false);
  await allowTry(ctx, buckets);
  // 400, not 401: the session is good, and 401 would sign the person out.
  if (!(await passwordOpens(body.currentPassword, identity.password_hash)))
    throw refuse('currentPassword', 'This is not your current password');
  await returnTry(ctx.pool, buckets);

  const passwordHash = await hashPassword(body.newPassword);
  await transaction(ctx.pool, async (client) => {
    await putPasswordHash(client, identity.uuid, passwordHash, ctx.clock.now());
    await revokeOtherSessions(client, identity.uuid, caller.sessionId, ctx.clock.real());
  });
  return null;
});
