import { profilePhone } from '@hearthline/contract/profile.ts';
import { changeOwnProfile } from '../../../identity/access/edit-profile.ts';
import { route } from '../../http/route.ts';

export const putPhone = route(profilePhone, async ({ body, caller, ctx, request }) =>
  changeOwnProfile(ctx, caller.identityUuid, { phone: body.number }, request),
);
