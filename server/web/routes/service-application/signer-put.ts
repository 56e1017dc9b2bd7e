import { signerPut } from '@hearthline/contract/signers.ts';
import { edit, route } from '../../http/route.ts';
import { changeableSigner, changeUndoes, named } from '../../../applications/signers/change.ts';

/** The old person's invitation and account open nothing any more; the new one is invited when it is their turn. */
export const register = route(signerPut, async (call) => {
  let signerId = '';
  const after = await edit(call, async (application, client) => {
    const old = changeableSigner(application, call.params.signerId);
    const again = changeUndoes(application, old.role, call.body.role);
    const added = await named(client, application, call.body, old.id);
    signerId = added.signerId;
    return [{ type: 'signerRemoved', signerId: old.id }, added.fact, ...again];
  });
  return { version: after.version, signerId };
});
