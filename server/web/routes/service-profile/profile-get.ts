import { profileGet } from '@hearthline/contract/profile.ts';
import { route } from '../../http/route.ts';
import { profileOf } from '@hearthline/database/stores/person/profiles.ts';

export const get = route(profileGet, async ({ caller, ctx }) => profileOf(ctx.pool, caller.identityUuid));
