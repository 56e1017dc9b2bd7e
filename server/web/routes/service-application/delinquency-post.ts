import { delinquencyPost } from '@hearthline/contract/application/credit.ts';
import { edit, route } from '../../http/route.ts';
import { saveExplanation } from '@hearthline/database/stores/application/explanations.ts';

export const register = route(delinquencyPost, async (call) => {
  const { ctx, body, params } = call;
  const after = await edit(call, async (_, client) => {
    await saveExplanation(client, params.uuid, 'DELINQUENCY', body.explanation, ctx.clock.now(params.uuid));
    return [{ type: 'delinquencyExplained' }];
  });
  return { version: after.version };
});
