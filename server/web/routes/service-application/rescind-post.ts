import { rescindPost } from '@hearthline/contract/application/signing.ts';
import { edit, route } from '../../http/route.ts';
import { Problem } from '@hearthline/contract/problem.ts';

/** A written notice given here counts from the moment it is sent; any one owner's cancels for all (12 CFR 1026.15(a)(4)). */
export const register = route(rescindPost, async (call) => {
  const after = await edit(call, ({ uuid, facts }) => {
    const { rescission } = facts.closing;
    if (!rescission || rescission.endsAt <= call.ctx.clock.now(uuid).toISOString())
      throw new Problem('out_of_order', { message: 'The time to cancel is over' });
    return [{ type: 'rescinded', by: call.caller.identityUuid }];
  });
  return { version: after.version };
});
