import { signerResend } from '@hearthline/contract/signers.ts';
import { edit, route } from '../../http/route.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { changeableSigner } from '../../../applications/signers/change.ts';
import { emailKey } from '@hearthline/database/stores/person/identities.ts';
import { correctEmail, signerById } from '@hearthline/database/stores/person/signers.ts';

/** The invitation goes out again, to another address when the first was wrong. The mail is made with the fact (checklist/invitations.ts). */
export const register = route(signerResend, async (call) => {
  const { params, body } = call;
  const after = await edit(call, async (application, client) => {
    const signer = changeableSigner(application, params.signerId);
    if (signer.signed || signer.refused) throw new Problem('conflict', { message: 'This person has answered already' });
    const row = await signerById(client, signer.id);
    if (body.email !== undefined && emailKey(body.email) !== emailKey(row?.email ?? '')) {
      if (signer.signedIn)
        throw new Problem('conflict', { message: 'This person has signed in already. Put another person in their place instead.' });
      await correctEmail(client, signer.id, body.email);
    }
    return [{ type: 'signerInvited', signerId: signer.id }];
  });
  return { version: after.version };
});
