import { floodAcknowledge } from '@hearthline/contract/application/signing.ts';
import { edit, route } from '../../http/route.ts';
import { Problem } from '@hearthline/contract/problem.ts';

export const register = route(floodAcknowledge, async (call) => {
  const after = await edit(call, ({ facts }) => {
    if (!facts.applicationPhase.flood?.sfha) throw new Problem('conflict', { message: 'There is no flood notice for this home' });
    return [{ type: 'floodNoticeAcknowledged' }];
  });
  return { version: after.version };
});
