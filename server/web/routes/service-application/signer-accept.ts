import { signerAccept } from '@hearthline/contract/signers.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { acceptInvitation, openInvitation } from '../../../applications/signers/invitation.ts';
import { partOf, signerView } from '../../../applications/signers/profile.ts';
import { emailKey, identityByUuid } from '@hearthline/database/stores/person/identities.ts';

export const register = route(signerAccept, async ({ ctx, body, caller, request }) => {
  const invited = await openInvitation(ctx, body.invitation);
  const identity = await identityByUuid(ctx.pool, caller.identityUuid);
  if (emailKey(identity?.email ?? '') !== emailKey(invited.signer.email))
    throw new Problem('wrong_person', { message: 'This invitation was sent to another address. Sign in with that address.' });
  await acceptInvitation(ctx, invited, caller.identityUuid, request.routeOptions.url ?? 'api');
  return signerView(ctx, await partOf(ctx, caller.identityUuid, invited.application.uuid));
});
