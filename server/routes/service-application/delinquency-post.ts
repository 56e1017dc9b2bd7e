import { delinquencyPost } from '@hearthline/contract/application/credit.ts';
import { edit } from '../../checklist/edit.ts';
import { route } from '../../http/route.ts';
import { keepExplanation } from '../../stores/property.ts';

export const register = route(delinquencyPost, async (call) => {
  const after = await edit(call, ['DELINQUENCY_REVIEW'], async (_, client) => {
    await keepExplanation(client, call.ctx, call.params.uuid, 'DELINQUENCY', call.body.explanation);
    return [{ type: 'delinquencyExplained' }];
  });
  return { version: after.version };
});
