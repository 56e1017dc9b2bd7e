import { brokerSelf } from '@hearthline/contract/broker.ts';
import { identityAnswer } from '../../../identity/access/identity-answer.ts';
import { tokenOf } from '../../../identity/access/sessions.ts';
import { consumeSignIn } from '../../../identity/broker/sign-in.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';

export const self = route(brokerSelf, async ({ params: { realm }, caller, ctx, request, reply }) => {
  // a browser that just signed in comes for its token: it counts before one it held before
  const session = await consumeSignIn(ctx, request, reply);
  if (session) void reply.header('authorization', `Bearer ${await tokenOf(ctx, session)}`);
  const identityUuid = session?.identity_uuid ?? (caller.kind === 'identity' ? caller.identityUuid : null);
  if (identityUuid === null) throw new Problem('unauthenticated');
  const identity = await identityAnswer(ctx, identityUuid);
  if (realm === 'agent' && !identity.isBroker) throw new Problem('forbidden');
  return { ...identity, realm };
});
