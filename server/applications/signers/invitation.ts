import { Problem } from '@hearthline/contract/problem.ts';
import { type Application, readApplication } from '@hearthline/database/stores/application/application.ts';
import { joinAsSigner, signerByInvitation, type SignerRow } from '@hearthline/database/stores/person/signers.ts';
import { isClosed } from '@hearthline/journey/checklist.ts';
import type { Context } from '../../config/context.ts';
import { record } from '../../engine/record.ts';

/** A valid invitation and its application. Throws not_found, invitation_ended, conflict: each message says what can be done. */
export async function openInvitation(ctx: Context, invitation: string): Promise<{ signer: SignerRow; application: Application }> {
  const signer = await signerByInvitation(ctx.pool, invitation);
  if (!signer || signer.removedAt !== null)
    throw new Problem('not_found', { message: 'We do not know this invitation. Use the link in the newest email you got from us.' });
  const application = await readApplication(ctx.pool, signer.applicationUuid);
  const part = application?.facts.verification.signers.find((s) => s.id === signer.id);
  if (!application || !part) throw new Problem('not_found');
  if (isClosed(application.facts)) throw new Problem('invitation_ended', { message: 'The application this invitation is for has ended' });
  if (part.signed) throw new Problem('conflict', { message: 'You have signed already. Log in to read your documents.' });
  if (signer.invitationExpiresAt === null || signer.invitationExpiresAt <= ctx.clock.now(application.uuid))
    throw new Problem('invitation_ended', { message: 'This invitation has expired. Ask for a new one.' });
  return { signer, application };
}

/** Ties an invitation to an account and records that the signer accepted it. Idempotent; another account's invitation is wrong_person. */
export async function acceptInvitation(
  ctx: Context,
  { signer, application }: { readonly signer: SignerRow; readonly application: Application },
  identityUuid: string,
  source: string,
): Promise<void> {
  if (identityUuid === application.identityUuid)
    throw new Problem('wrong_person', { message: 'This invitation is for the other owner, not for the person who applied' });
  await record(ctx, application.uuid, {
    by: { actor: 'signer', ref: identityUuid, source },
    facts: async ({ facts }, client) => {
      if (!(await joinAsSigner(client, signer.id, identityUuid)))
        throw new Problem('wrong_person', { message: 'This invitation was accepted with another account' });
      return facts.verification.signers.some((s) => s.id === signer.id && !s.signedIn)
        ? [{ type: 'signerSignedIn', signerId: signer.id }]
        : [];
    },
  });
}
