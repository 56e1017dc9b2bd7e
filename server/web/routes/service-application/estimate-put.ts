import { estimatePut } from '@hearthline/contract/application/property.ts';
import { edit, route } from '../../http/route.ts';
import { saveExplanation } from '@hearthline/database/stores/application/explanations.ts';

export const register = route(estimatePut, async (call) => {
  const { ctx, body, params } = call;
  const after = await edit(call, async (_, client) => {
    const said = [body.source, body.improvements].filter(Boolean).join('; ');
    if (said) await saveExplanation(client, params.uuid, 'ESTIMATE', said, ctx.clock.now(params.uuid));
    return [{ type: 'valueEstimated', amount: body.amount }];
  });
  return { version: after.version };
});
