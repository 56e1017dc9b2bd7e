import { identityGetLegacy } from '@hearthline/contract/identity.ts';
import { identityAnswer } from '../../../identity/access/identity-answer.ts';
import { route } from '../../http/route.ts';

export const getLegacy = route(identityGetLegacy, async ({ caller, ctx }) => identityAnswer(ctx, caller.identityUuid));
