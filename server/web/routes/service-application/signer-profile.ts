import { signerProfile } from '@hearthline/contract/signers.ts';
import { route } from '../../http/route.ts';
import { partOf, signerView } from '../../../applications/signers/profile.ts';

export const register = route(signerProfile, async ({ ctx, caller, query }) =>
  signerView(ctx, await partOf(ctx, caller.identityUuid, query.applicationUuid)),
);
