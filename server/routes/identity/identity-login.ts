import { identityLogin } from '@hearthline/contract/identity.ts';
import { allowTry } from '../../access/allow-try.ts';
import { passwordOpens } from '../../access/passwords.ts';
import { openSession, placeOf } from '../../access/sessions.ts';
import { signInBuckets } from '../../access/throttle-rules.ts';
import { giveBack } from '../../access/throttle.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { emailKey, identityByEmail } from '../../stores/identities.ts';
import { isKnownPlace } from '../../stores/sessions.ts';

export const login = route(identityLogin, async ({ body, ctx, request }) => {
  const account = emailKey(body.email);
  const known = await isKnownPlace(ctx.pool, account, request.ip, ctx.clock.real());
  // The try is counted before the password is looked at: a hundred at once must not all slip through.
  const buckets = signInBuckets(ctx.config, account, request.ip, known);
  await allowTry(ctx, buckets);

  const identity = await identityByEmail(ctx.pool, body.email);
  if (!(await passwordOpens(body.password, identity?.password_hash)) || !identity) throw new Problem('wrong_credentials');
  await giveBack(ctx.pool, buckets);
  return { jwt: await openSession(ctx, identity.uuid, placeOf(request)) };
});
