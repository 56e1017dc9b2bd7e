import { signerResend } from '@hearthline/contract/application/signing.ts';
import { edit } from '../../checklist/edit.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { signersOf } from '../../stores/parties.ts';

/** The invitation goes out again, to another address when the first was wrong. */
export const register = route(signerResend, async (call) => {
  const { params, body } = call;
  const after = await edit(call, ['CO_DEED_REQ'], async ({ uuid, facts }, client) => {
    const signer = facts.full.signers.find((s) => s.id === params.signerId);
    if (!signer || !(await signersOf(client, uuid)).some((s) => s.id === signer.id)) throw new Problem('not_found');
    if (signer.signed || signer.refused) throw new Problem('conflict', { message: 'This person has answered already' });
    if (body.email !== undefined)
      await client.query('update signer set email = $3 where application_uuid = $1 and id = $2', [uuid, signer.id, body.email]);
    return [{ type: 'signerInvited', signerId: signer.id }];
  });
  return { version: after.version };
});
