import { ownershipPut } from '@hearthline/contract/application/property.ts';
import { edit, route } from '../../http/route.ts';
import { saveExplanation } from '@hearthline/database/stores/application/explanations.ts';

export const register = route(ownershipPut, async (call) => {
  const { ctx, body, params } = call;
  const after = await edit(call, async (_, client) => {
    if (body.explanation) await saveExplanation(client, params.uuid, 'OWNERSHIP', body.explanation, ctx.clock.now(params.uuid));
    return [{ type: 'ownershipStated', ownership: body.ownership }];
  });
  return { version: after.version };
});
