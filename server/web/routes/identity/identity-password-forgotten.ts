import { hashOfSecret, newOneTimeSecret } from '@hearthline/database/secrets/one-time.ts';
import { identityPasswordForgotten } from '@hearthline/contract/identity.ts';
import { outside } from '@hearthline/journey/paths.ts';
import { allowTry, signUpBuckets } from '../../../identity/access/throttle.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { route } from '../../http/route.ts';
import { sendToAddress } from '../../../messages/outbox.ts';
import { emailKey, identityByEmail } from '@hearthline/database/stores/person/identities.ts';
import { savePasswordReset } from '@hearthline/database/stores/person/password-resets.ts';

/** How long the mail's link is good. */
const RESET_LIFE_MS = 30 * 60_000;

export const forgotten = route(identityPasswordForgotten, async ({ body, ctx, organization, request }) => {
  await allowTry(ctx, signUpBuckets(ctx.config, emailKey(body.email), request.ip));
  const secret = newOneTimeSecret();
  const identity = await identityByEmail(ctx.pool, body.email);
  // The answer is the same with and without an account: it must not tell who has one (AMB-121).
  if (!identity) return null;
  const at = ctx.clock.now();
  await transaction(ctx.pool, async (client) => {
    const until = new Date(ctx.clock.real().getTime() + RESET_LIFE_MS);
    await savePasswordReset(client, hashOfSecret(secret), identity.uuid, until);
    await sendToAddress(
      ctx,
      client,
      { orgCode: organization, applicationUuid: null, address: identity.email, at },
      { kind: 'PASSWORD_RESET', data: { path: outside.authReset({ token: secret }) } },
    );
  });
  return null;
});
