import { identityGet } from '@hearthline/contract/identity.ts';
import { identityAnswer } from '../../../identity/access/identity-answer.ts';
import { route } from '../../http/route.ts';

export const get = route(identityGet, async ({ caller, ctx }) => identityAnswer(ctx, caller.identityUuid));
