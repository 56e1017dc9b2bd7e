import { hmdaPost } from '@hearthline/contract/application/info.ts';
import { edit, route } from '../../http/route.ts';
import { saveHmda } from '@hearthline/database/stores/application/hmda.ts';

export const register = route(hmdaPost, async (call) => {
  const after = await edit(call, async ({ uuid }, client) => {
    await saveHmda(client, uuid, call.body, call.ctx.clock.now(uuid));
    return [{ type: 'hmdaAnswered' }];
  });
  return { version: after.version };
});
