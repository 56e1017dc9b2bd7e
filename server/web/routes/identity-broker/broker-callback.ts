import { brokerCallback } from '@hearthline/contract/broker.ts';
import { finishSignIn } from '../../../identity/broker/sign-in.ts';
import { route } from '../../http/route.ts';

export const callback = route(brokerCallback, async ({ params, query, ctx, request, reply }) => {
  const { state, code, error } = query;
  return reply.redirect(await finishSignIn(ctx, request, reply, { realm: params.realm, state, code, error }), 303) as never;
});
