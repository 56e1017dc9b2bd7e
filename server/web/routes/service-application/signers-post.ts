import { signersPost } from '@hearthline/contract/signers.ts';
import { edit, route } from '../../http/route.ts';
import { changeUndoes, named } from '../../../applications/signers/change.ts';

export const register = route(signersPost, async (call) => {
  let signerId = '';
  const after = await edit(call, async (application, client) => {
    const again = changeUndoes(application, call.body.role);
    const added = await named(client, application, call.body, null);
    signerId = added.signerId;
    return [added.fact, ...again];
  });
  return { version: after.version, signerId };
});
