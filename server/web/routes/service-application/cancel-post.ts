import { cancelPost } from '@hearthline/contract/application/upkeep.ts';
import { edit, route } from '../../http/route.ts';
import { saveExplanation } from '@hearthline/database/stores/application/explanations.ts';

export const register = route(cancelPost, async (call) => {
  const { ctx, body } = call;
  const after = await edit(call, async ({ uuid }, client) => {
    if (body.reason) await saveExplanation(client, uuid, 'WITHDRAWAL', body.reason, ctx.clock.now(uuid));
    return [{ type: 'cancelled', reason: 'WITHDRAWN', expired: false }];
  });
  return { version: after.version };
});
