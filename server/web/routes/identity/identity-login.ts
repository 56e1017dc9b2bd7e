import { identityLogin } from '@hearthline/contract/identity.ts';
import { openSession, placeOf } from '../../../identity/access/sessions.ts';
import { signInByPassword } from '../../../identity/access/sign-in.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';

export const login = route(identityLogin, async ({ body, ctx, request }) => {
  const place = placeOf(request);
  const identityUuid = await signInByPassword(ctx, body.email, body.password, place);
  if (identityUuid === null) throw new Problem('wrong_credentials');
  return { jwt: await openSession(ctx, identityUuid, place) };
});
