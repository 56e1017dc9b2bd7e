import { record } from '../../engine/record.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { Context } from '../../config/context.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { type SignerRow, joinAsSigner } from '@hearthline/database/stores/person/signers.ts';

/** Gives the part of an invitation to an account, and says that they came. Twice is once; another account's is wrong_person. */
export async function acceptInvitation(
  ctx: Context,
  { signer, application }: { readonly signer: SignerRow; readonly application: Application },
  identityUuid: string,
  source: string,
): Promise<void> {
  if (identityUuid === application.identityUuid)
    throw new Problem('wrong_person', { message: 'This invitation is for the other owner, not for who applied' });
  await record(ctx, application.uuid, {
    by: { actor: 'signer', ref: identityUuid, source },
    facts: async ({ facts }, client) => {
      if (!(await joinAsSigner(client, signer.id, identityUuid)))
        throw new Problem('wrong_person', { message: 'This invitation was taken up with another account' });
      return facts.full.signers.some((s) => s.id === signer.id && !s.signedIn) ? [{ type: 'signerSignedIn', signerId: signer.id }] : [];
    },
  });
}
