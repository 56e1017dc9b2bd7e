import { signerDelete } from '@hearthline/contract/signers.ts';
import { edit, route } from '../../http/route.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { changeableSigner, changeUndoes } from '../../../applications/signers/change.ts';

/** A joint owner never signs alone: the last other one can only be replaced. */
export const register = route(signerDelete, async (call) => {
  const after = await edit(call, (application) => {
    const { id, role } = changeableSigner(application, call.params.signerId);
    if (application.facts.ownership === 'JOINT' && application.facts.applicationPhase.signers.length === 1)
      throw new Problem('conflict', { message: 'A home with joint owners needs another signer. Put another person in their place.' });
    return [{ type: 'signerRemoved', signerId: id }, ...changeUndoes(application, role)];
  });
  return { version: after.version };
});
