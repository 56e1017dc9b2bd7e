import { profilePatch } from '@hearthline/contract/profile.ts';
import { changeOwnProfile } from '../../../identity/access/edit-profile.ts';
import { route } from '../../http/route.ts';

export const patch = route(profilePatch, async ({ body, caller, ctx, request }) =>
  changeOwnProfile(ctx, caller.identityUuid, body, request),
);
