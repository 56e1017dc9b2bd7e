import { newOneTimeSecret } from '../secrets/one-time.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { signer as signerPaths } from '@hearthline/journey/paths.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../context.ts';
import { tellAddress } from '../messages/tell.ts';
import { nameOfIdentity } from '../stores/profiles.ts';
import { keepInvitation, signerById } from '../stores/signers.ts';
import type { Application } from './application.ts';

/** How long an invitation opens the signer's pages (domain.md §1.2, row 29). */
export const INVITATION_MS = 14 * 86_400_000;

/**
 * Mails an invitation for each signer who was invited, in the transaction of the fact. Only its hash stays with us: the mail is the one place the secret
 * is, and the next invitation makes the last one worthless.
 */
export async function sendInvitations(
  ctx: Context,
  client: PoolClient,
  after: Application,
  facts: readonly Fact[],
  at: Date,
): Promise<void> {
  for (const fact of facts) {
    if (fact.type !== 'signerInvited') continue;
    const signer = await signerById(client, fact.signerId);
    if (!signer || signer.removedAt !== null) continue;
    const invitation = newOneTimeSecret();
    await keepInvitation(client, signer.id, invitation, new Date(at.getTime() + INVITATION_MS));
    const primary = await nameOfIdentity(client, after.identityUuid);
    const path = `${signerPaths.login()}?invitation=${invitation}`;
    await tellAddress(
      ctx,
      client,
      { orgCode: after.orgCode, applicationUuid: after.uuid, address: signer.email, at },
      { kind: 'SIGNER_INVITED', data: { primary, path } },
    );
  }
}
