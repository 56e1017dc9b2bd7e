import { signerInvitation } from '@hearthline/contract/signers.ts';
import { route } from '../../http/route.ts';
import { openInvitation } from '../../../applications/signers/invitation.ts';
import { nameOfIdentity } from '@hearthline/database/stores/person/profiles.ts';

export const register = route(signerInvitation, async ({ ctx, body }) => {
  const { signer, application } = await openInvitation(ctx, body.invitation);
  return {
    organizationCode: application.orgCode,
    primary: await nameOfIdentity(ctx.pool, application.identityUuid),
    firstName: signer.first,
    email: signer.email,
    role: signer.role,
    expiresAt: (signer.invitationExpiresAt ?? application.since).toISOString(),
  };
});
